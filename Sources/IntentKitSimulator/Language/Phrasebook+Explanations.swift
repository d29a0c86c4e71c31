public import IntentKitCore
import IntentKitPlatform

// Explanations of verdicts, made from the tables of a language. The gaps are the names
// of a verdict's facts, as JSON has them, and `method`, `phase` and `elapsed`.

extension Phrasebook {
  /// The explanations of verdicts; parsed when the first is needed.
  var explanations: [String: Explanation.Wordings] {
    switch language {
    case .english: Self.englishExplanations
    case .japanese: Self.japaneseExplanations
    }
  }

  /// Returns the sentences that explain a verdict.
  public func explanation(of verdict: Verdict) -> Explanation {
    let id = verdict.id.rawValue
    let entry = verdict.variant.flatMap { explanations["\(id).\($0)"] } ?? explanations[id]
    let facts = verdict.kind.facts
    let explanation = entry?.filled { gap in
      switch gap {
      case "method": Utterance(verdict.method.name)
      case "phase": Utterance(report.word(for: verdict.method.phase))
      case "elapsed": Utterance(text(of: verdict.elapsed))
      case "signalMeaning":
        facts.first { $0.name == "signal" }.flatMap { word(Glossary.signals[$0.text]) }
          .map { Utterance($0) }
      default: facts.first { $0.name == gap }.map { Utterance(text(of: $0)) }
      }
    }
    // Every kind has its entry; a test checks it.
    return explanation ?? Explanation(message: verdict.description, cure: "")
  }

  private func text(of fact: Verdict.Fact) -> String {
    switch fact.value {
    case let duration as Duration: text(of: duration)
    case let names as [String]: names.joined(separator: grammar.betweenValues)
    case let bytes as Int where fact.name == "memoryLimit": "\(bytes >> 20) MiB"
    default: fact.text
    }
  }

  private func text(of duration: Duration) -> String {
    grammar.seconds.filled { _ in Utterance(duration.inSeconds.spokenText) }?.read ?? ""
  }
}

extension Verdict {
  /// The name of the variant by which explanations of one kind differ, if there are several.
  fileprivate var variant: String? {
    switch kind {
    case .noAnswer, .invalidUpdate, .launchFailed, .unreadableMessage, .flood, .noHandler,
      .notHandledInApp, .ignoredActivity, .notAuthorized:
      kind.facts.first { ["state", "flaw", "cause", "source", "status"].contains($0.name) }?.text
    case .wrongHandler(_, _, _, let handles): handles.isEmpty ? nil : "ofOthers"
    case .notDeclared(_, let misspelling): misspelling == nil ? nil : "misspelled"
    case .codeNotAllowed(_, let meaning):
      switch (method.phase, meaning) {
      case (.handle, .ready): "ready"
      case (.handle, .userConfirmationRequired): "userConfirmationRequired"
      case (.handle, _): "inApp"
      default: nil
      }
    case .slowAnswer: method.phase == .handle ? "handle" : nil
    case .crashed(_, let memoryLimit): memoryLimit == nil ? nil : "limited"
    case .leftProcesses(let count): count == 1 ? "one" : count == nil ? nil : "several"
    default: nil
    }
  }
}
