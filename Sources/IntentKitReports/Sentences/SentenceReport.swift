import IntentKitCore
public import IntentKitSimulator

/// The meanings of a sentence, as text.
///
/// ```
/// “Send Bill a message with UnicornChat”
///   1  UnicornChat · SendMessage
///      recipients  Bill
///      send {recipients} a message
/// ```
public struct SentenceReport: Sendable {
  private let reading: SentenceReading
  private let language: Language

  /// Creates a report.
  public init(_ reading: SentenceReading, language: Language) {
    self.reading = reading
    self.language = language
  }

  /// The text, which ends with a line break.
  public var text: String {
    let heading = "“\(reading.sentence)”\n"
    guard !reading.interpretations.isEmpty else {
      return heading + "  fits no template.\n" + reading.nearMisses.map(text(of:)).joined()
    }
    let meanings = reading.interpretations.enumerated().map { text(of: $1, number: $0 + 1) }
    return heading + meanings.joined()
  }

  private func text(of interpretation: Interpretation, number: Int) -> String {
    let name = interpretation.appName.flatMap { $0 == interpretation.app ? nil : " (\($0))" } ?? ""
    var lines = ["  \(number)  \(interpretation.app)\(name) · \(interpretation.intent)"]
    let slots = Dictionary(
      interpretation.slots.map { ($0.parameter, $0.text) }, uniquingKeysWith: { first, _ in first })
    let parameters = interpretation.parameters.sorted { $0.key < $1.key }
    let width = parameters.map(\.key.count).max() ?? 0
    let type = SystemIntents.named(interpretation.intent)?.schema
    for (parameter, value) in parameters {
      let text = language.phrasebook.text(of: value, as: type?.parameter(named: parameter)?.type)
      let padding = String(repeating: " ", count: width - parameter.count)
      let words = slots[parameter].flatMap { $0 == text ? nil : "  from “\($0)”" } ?? ""
      lines.append("     \(parameter)\(padding)  \(text)\(words)")
    }
    lines.append("     \(interpretation.template)")
    lines += interpretation.omissions.map { "     without “\($0)”" }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of miss: NearMiss) -> String {
    let expected = miss.expected.prefix(8).joined(separator: ", ")
    let found = miss.rest.isEmpty ? "the end" : "“\(miss.rest)”"
    // The templates of custom intents are as easy to read as an example.
    let example = SystemIntents.named(miss.intent).flatMap {
      language.examplePhrases(of: $0.schema).first
    }
    return """
        nearest: \(miss.intent)\(example.map { ", such as “\($0)”" } ?? "")
          \(miss.template.shortened(to: 120))
          after “\(miss.understood)” expected \(expected.isEmpty ? "the end" : expected)
          found \(found)

      """
  }
}
