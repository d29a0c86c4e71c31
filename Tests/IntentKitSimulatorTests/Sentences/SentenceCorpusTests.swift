import Foundation
import IntentKitCore
import IntentKitPlatform
import TestSupport
import Testing

@testable import IntentKitSimulator

/// The sentences of the corpus have the meanings that it states.
///
/// Reading all of them takes minutes, so a plain run reads every tenth. `.ci/nightly` reads the rest
/// with `INTENTKIT_WHOLE_CORPUS=1`.
///
/// With `INTENTKIT_TEMPLATES=FOLDER`, templates like those in
/// `Sources/IntentKitSimulator/Sentences/Templates/English` are read from a folder, so that they
/// can be tried without a build. With `INTENTKIT_SCORE=1`, the misses are printed. With
/// `INTENTKIT_CORPUS=FOLDER`, the sentences are those of another folder.
@Suite(.serialized) struct SentenceCorpusTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let reportsMisses = environment["INTENTKIT_SCORE"] != nil
  private static let step = environment["INTENTKIT_WHOLE_CORPUS"] == nil ? 10 : 1

  @Test(arguments: Language.allCases)
  func `sentences have their meanings`(_ language: Language) async throws {
    // Sentences that were held out can lower this limit when they join the others.
    try await check(SentenceCorpus(language, isHeldOut: false), minimum: 0.98, wrongMatches: 0)
  }

  @Test(arguments: Language.allCases)
  func `unseen sentences have their meanings`(_ language: Language) async throws {
    try await check(
      SentenceCorpus(language, isHeldOut: true), minimum: 0.95, wrongMatches: 0, isSecret: true)
  }

  @Test(arguments: Language.allCases)
  func `words in any order are read without a trap`(_ language: Language) async throws {
    let corpus = try SentenceCorpus(language, isHeldOut: false)
    let reader = try corpus.reader()
    let separators =
      language == .english ? [" ", " ", ", ", " so ", " please "] : ["", "", "、", " "]
    var generator = SeededGenerator(seed: 13)
    let words = corpus.domains.flatMap(\.entries).flatMap { entry in
      language == .english
        ? entry.sentence.split(separator: " ").map(String.init) : entry.sentence.pieces(of: 3)
    }
    for _ in 0..<10 {
      let sentence = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        words.randomElement(using: &generator)! + separators.randomElement(using: &generator)!
      }.joined()
      let reading = await onOwnThread { reader.reading(of: sentence) }
      for meaning in reading.interpretations {
        #expect(meaning.slots.allSatisfy { !$0.text.isEmpty }, "\(sentence)")
      }
    }
  }

  @Test(arguments: Language.allCases, [false, true])
  func `expected values fit their parameters`(_ language: Language, isHeldOut: Bool) throws {
    for domain in try SentenceCorpus(language, isHeldOut: isHeldOut).domains {
      for (index, entry) in domain.entries.enumerated() {
        guard let intent = entry.intent else { continue }
        let schema = try #require(SystemIntents.named(intent)?.schema)
        for (name, value) in entry.parameters {
          let fits = SentenceCorpus.Entry.canonical([name: value], schema) != nil
          #expect(fits, "\(language) \(domain.name) \(index): \(intent).\(name)")
        }
      }
    }
  }

  private func check(
    _ corpus: SentenceCorpus, minimum: Double, wrongMatches allowed: Int, isSecret: Bool = false
  ) async throws {
    let reader = try corpus.reader(with: try Self.tried(corpus.language))
    var (right, count, wrongMatches) = (0, 0, 0)
    for domain in corpus.domains {
      let entries = Swift.stride(from: 0, to: domain.entries.count, by: Self.step)
        .map { domain.entries[$0] }
      let differences = await Self.differences(entries, reader)
      let misses = differences.map { "  \($0.sentence)\n      \($0.difference)" }
      wrongMatches += differences.count { $0.isWrongMatch }
      count += entries.count
      right += entries.count - misses.count
      if Self.reportsMisses {
        print("\(corpus.language) \(domain.name): \(misses.count)/\(entries.count) wrong")
        if !isSecret { misses.forEach { print($0) } }
      }
    }
    if Self.reportsMisses {
      print("\(corpus.language): \(right)/\(count) right, \(wrongMatches) wrong matches")
    }
    #expect(Double(right) >= minimum * Double(count), "\(right) of \(count) are right.")
    #expect(wrongMatches <= allowed)
  }

  /// An entry whose sentence isn't understood as it says.
  private struct Difference {
    let sentence: String
    let difference: String
    let isWrongMatch: Bool
  }

  /// Reads sentences, as many at a time as there are processors.
  private static func differences(
    _ entries: [SentenceCorpus.Entry], _ reader: SentenceReader
  ) async -> [Difference] {
    let part = max(1, entries.count / ProcessInfo.processInfo.activeProcessorCount + 1)
    return await withTaskGroup(of: (Int, [Difference]).self) { group in
      for start in stride(from: 0, to: entries.count, by: part) {
        group.addTask {
          let found = await onOwnThread {
            entries[start..<min(start + part, entries.count)].compactMap { entry in
              let reading = reader.reading(of: entry.sentence, withNearMisses: reportsMisses)
              return entry.difference(from: reading).map {
                Difference(
                  sentence: entry.sentence, difference: $0, isWrongMatch: entry.intent == nil)
              }
            }
          }
          return (start, found)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
        .sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  /// The grammar of the templates in a folder that the environment names.
  private static func tried(_ language: Language) throws -> SentenceGrammar? {
    guard let folder = environment["INTENTKIT_TEMPLATES"] else { return nil }
    var templates = try SentenceTemplates("")
    let name = language == .english ? "English" : "Japanese"
    for file in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(name)").sorted() {
      let text = try String(contentsOfFile: "\(folder)/\(name)/\(file)", encoding: .utf8)
      let parts = text.split(separator: "\"\"\"", omittingEmptySubsequences: false)
      guard parts.count > 2 else { continue }
      let lines = parts[1].split(separator: "\n").map { $0.dropFirst(4) }
      templates.append(try SentenceTemplates(lines.joined(separator: "\n")))
    }
    return try SentenceGrammar(templates, for: SentenceCorpus.apps.flatMap(\.intents))
  }
}

extension String {
  /// Returns this text in pieces of a number of characters.
  fileprivate func pieces(of count: Int) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      pieces.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }
}
