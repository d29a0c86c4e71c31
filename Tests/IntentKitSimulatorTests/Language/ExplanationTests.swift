import IntentKitCore
import TestSupport
import Testing

@testable import IntentKitSimulator

@Suite struct `Explanations of verdicts` {
  @Test func `the samples include each kind of verdict`() {
    #expect(Set(VerdictSamples.all.map(\.id)) == Set(Verdict.ID.wellKnown))
  }

  @Test(arguments: VerdictSamples.all)
  func `a verdict with the words of a report is read back without loss`(verdict: Verdict) throws {
    for language in Language.allCases {
      let record = ExplainedVerdict(verdict, in: language).parameterValue
      #expect(
        record["message"] == .string(language.phrasebook.explanation(of: verdict).message))
      let bytes = JSONWriter.bytes(record, style: .compact)
      #expect(
        try ExplainedVerdict(parameterValue: JSONReader.value(from: bytes)).verdict == verdict)
    }
  }

  @Test(arguments: Language.allCases)
  func `the samples use each entry of the table, and the table has an entry for each`(
    language: Language
  ) {
    let explanations = VerdictSamples.all.map(language.phrasebook.explanation(of:))
    for (verdict, explanation) in zip(VerdictSamples.all, explanations) {
      #expect(explanation.message != verdict.description, "no entry for \(verdict)")
      #expect(!explanation.cure.isEmpty, "\(verdict)")
    }
    let texts = Set(explanations.map(\.message))
    for (key, entry) in language.phrasebook.explanations {
      let isUsed = texts.contains { text in
        entry.message.sentences.contains { text.matches($0) }
      }
      #expect(isUsed, "no sample for \(key)")
    }
  }

  @Test(arguments: [
    (5_012_345_678, "5.01 s"), (25_685_699, "0.026 s"), (2_000_000_000, "2 s"),
  ])
  func `wall-clock time is rounded`(nanoseconds: Int64, text: String) {
    let verdict = Verdict(.slowAnswer, method: .confirm, elapsed: .nanoseconds(nanoseconds))
    let message = Phrasebook.english.explanation(of: verdict).message
    #expect(message.contains("took \(text);"), "\(message)")
  }

  @Test(arguments: Language.allCases)
  func `an explanation has no open gap and ends like a sentence`(language: Language) {
    for verdict in VerdictSamples.all {
      let explanation = language.phrasebook.explanation(of: verdict)
      for text in [explanation.message, explanation.cure] {
        #expect(!text.contains { "{}[]".contains($0) }, "\(text)")
        #expect(!text.contains("  "), "\(text)")
      }
      let end: Set<Character> = language == .english ? ["."] : ["。"]
      #expect(explanation.cure.last.map(end.contains) == true, "\(explanation.cure)")
    }
  }

  @Test func `the tables of all languages have the same keys and the same gaps`() {
    let english = Phrasebook.english
    for book in Language.allCases.map(\.phrasebook) {
      #expect(Set(book.explanations.keys) == Set(english.explanations.keys))
      for (key, entry) in english.explanations {
        let other = book.explanations[key]
        #expect(other?.message.gaps == entry.message.gaps, "\(key) in \(book.language)")
        #expect(other?.cure.gaps == entry.cure.gaps, "\(key) in \(book.language)")
      }
    }
  }

  @Test func `Japanese explanations differ from English ones`() {
    for verdict in VerdictSamples.all {
      let english = Phrasebook.english.explanation(of: verdict)
      let japanese = Phrasebook.japanese.explanation(of: verdict)
      #expect(english.message != japanese.message)
      #expect(english.cure != japanese.cure)
      let isJapanese = japanese.message.unicodeScalars.contains {
        (0x3040...0x30FF).contains($0.value)
      }
      #expect(isJapanese, "\(japanese.message)")
    }
  }

  @Test(arguments: Language.allCases)
  func `each refusal by the app's declarations has a sentence for the user`(language: Language) {
    for reason in Outcome.Reason.obstacles + [.noHandler, .notAuthorized, .locked] {
      #expect(
        language.phrasebook.statements.refused[reason.rawValue] != nil, "\(reason.rawValue)")
    }
  }

  @Test func `facts appear in the form of the language`() {
    let late = Verdict(
      .completedLate(limit: .seconds(10)), method: .handle, elapsed: .seconds(12.5))
    #expect(
      Phrasebook.english.explanation(of: late).message
        == "handle(intent:) answered after 12.5 s, past the limit of 10 s; the answer was ignored, "
        + "although the work may be done.")
    #expect(
      Phrasebook.japanese.explanation(of: late).message
        == "handle(intent:)は12.5秒後に応答しましたが、10秒の制限を過ぎていました。"
        + "作業は済んでいるかもしれませんが、応答は無視されました。")
  }

  @Test(arguments: Language.allCases)
  func `every explanation is well-formed`(_ language: Language) {
    for verdict in VerdictSamples.all {
      let facts = verdict.kind.facts + verdict.circumstances.facts
      // The descriptions of mistakes in messages are English in all languages.
      let words = facts.flatMap { $0.text.split(separator: " ").map(String.init) }
      let checker = LineChecker(
        language, supplied: facts.map(\.text) + words + ["found", "expected"])
      let explanation = language.phrasebook.explanation(of: verdict)
      for text in [explanation.message, explanation.cure] {
        let findings = checker.findings(in: text, as: .explanation)
        #expect(findings.isEmpty, "\(verdict.id.rawValue): \(text) \(findings)")
      }
    }
  }
}

extension String {
  /// Whether this text is a sentence with its gaps filled.
  fileprivate func matches(_ parts: [Wording.Part]) -> Bool {
    var rest = self[...]
    for part in parts {
      guard case .text(let text) = part else { continue }
      guard let range = rest.firstRange(of: text) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
