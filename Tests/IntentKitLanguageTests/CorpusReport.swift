import Foundation
import IntentKitCore
import IntentKitLanguage
import LanguageFiles
import Testing

/// The numbers of sentences of the corpus that have their meanings, that are asked about, and that
/// have another meaning.
///
/// A plain run reads every tenth sentence and checks that few have another meaning. A sentence that
/// is asked about isn't a mistake. With `INTENTKIT_WHOLE_CORPUS=1`, all are read, and the shares are
/// printed; with `INTENTKIT_WHOLE_CORPUS=sentences`, also those of the used part that aren't right, with
/// what was understood of them. See `Corpus/README.md`.
@Suite("Corpus")
struct CorpusReport {
  private static let isReport =
    ProcessInfo.processInfo.environment["INTENTKIT_WHOLE_CORPUS"] != nil

  private static let listsSentences =
    ProcessInfo.processInfo.environment["INTENTKIT_WHOLE_CORPUS"] == "sentences"

  /// The result for a sentence.
  private enum Outcome: String, CaseIterable {
    case right, asked, otherIntent, otherValues, nothingAsked, nothingGuessed

    /// Whether something was understood that wasn't said.
    var isWrong: Bool { self == .otherIntent || self == .otherValues || self == .nothingGuessed }
  }

  private static let domains = [
    "rides", "messages", "payments", "calls", "workouts", "lists-and-notes", "media",
    "visual-codes", "others",
  ]

  @Test(arguments: LanguageTable.codes)
  func `few sentences have another meaning`(_ language: String) throws {
    var (wrong, all) = (0, 0)
    for domain in Self.domains {
      for (part, outcomes) in try Self.outcomes(in: domain, language).sorted(by: { $0.key > $1.key }
      ) {
        wrong += outcomes.filter(\.key.isWrong).map(\.value).reduce(0, +)
        all += outcomes.values.reduce(0, +)
        guard Self.isReport else { continue }
        let shares = Outcome.allCases.map { "\($0) \(outcomes[$0] ?? 0)" }.joined(separator: ", ")
        print("\(language) \(domain), \(part): \(shares)")
      }
    }
    #expect(wrong * 100 <= all * 2, "\(wrong) of \(all)")
  }

  /// Returns the numbers of outcomes for the sentences of a domain.
  private static func outcomes(
    in domain: String, _ language: String
  ) throws -> [String: [Outcome: Int]] {
    var counts: [String: [Outcome: Int]] = [:]
    let folder = language == "en" ? "English" : "Japanese"
    for part in ["", "HeldOut/"] {
      let file = TestLanguage.folder(
        "Tests/IntentKitLanguageTests/Corpus/\(folder)/\(part)\(domain).json")
      let text = try String(contentsOf: file, encoding: .utf8)
      guard case .array(let entries) = try JSONReader.value(from: text) else { continue }
      let step = isReport ? 1 : 10
      for index in stride(from: 0, to: entries.count, by: step) {
        guard case .object(let entry) = entries[index] else { continue }
        let outcome = outcome(entry, in: language)
        if listsSentences, part.isEmpty || outcome.isWrong, outcome != .right,
          outcome != .nothingAsked
        {
          list(entry, outcome, language)
        }
        counts[part.isEmpty ? "used" : "held out", default: [:]][outcome, default: 0] += 1
      }
    }
    return counts
  }

  /// Prints a sentence with its outcome and the roles of its words.
  private static func list(
    _ entry: [String: ParameterValue], _ outcome: Outcome, _ language: String
  ) {
    guard case .string(let sentence)? = entry["say"] else { return }
    let intent = if case .string(let intent)? = entry["intent"] { intent } else { "nothing" }
    let reading = TestLanguage.reader(language).reading(of: sentence)
    let found = reading.meanings.prefix(2).map { "\($0.cost) \($0.text)" }
    print("\(outcome) \(language) \(intent): \(sentence)")
    print(
      "    \(found.isEmpty ? reading.partial?.explanation ?? "" : found.joined(separator: " | "))")
  }

  private static func outcome(_ entry: [String: ParameterValue], in language: String) -> Outcome {
    guard case .string(let sentence)? = entry["say"] else { return .asked }
    let meaning = TestLanguage.reader(language).reading(of: sentence).meaning
    guard case .string(let intent)? = entry["intent"],
      let schema = SystemIntents.named(intent)?.schema
    else { return meaning == nil ? .nothingAsked : .nothingGuessed }
    guard let meaning else { return .asked }
    guard meaning.intent.name == intent else { return .otherIntent }
    var expected: [String: ParameterValue] = [:]
    if case .object(let values)? = entry["parameters"] { expected = values }
    return canonical(expected, schema) == canonical(meaning.parameters, schema)
      ? .right : .otherValues
  }

  /// Returns parameters in the form of their types.
  private static func canonical(
    _ parameters: [String: ParameterValue], _ schema: IntentSchema
  ) -> [String: ParameterValue] {
    parameters.reduce(into: [:]) { result, entry in
      let type = schema.parameter(named: entry.key)?.type
      result[entry.key] = (try? type?.rewritten(entry.value)) ?? entry.value
    }
  }
}
