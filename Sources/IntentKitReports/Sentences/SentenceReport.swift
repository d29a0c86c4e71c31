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
  private let words: SentenceWords

  /// Creates a report.
  public init(_ reading: SentenceReading, language: Language) {
    self.reading = reading
    self.language = language
    words = .words(in: language)
  }

  /// The text with a line break at the end.
  public var text: String {
    let heading = words.quoted(reading.sentence) + "\n"
    guard !reading.interpretations.isEmpty else { return heading + reasons }
    let meanings = reading.interpretations.enumerated().map { text(of: $1, number: $0 + 1) }
    return heading + meanings.joined()
  }

  /// The lines on a sentence without a meaning.
  private var reasons: String {
    if let other = reading.otherLanguage(than: language) {
      return "  \(words.fitsNone)\n  \(words.otherLanguage(other.rawValue))\n"
    }
    if let app = reading.missingApp {
      return "  \(words.missingApp(app))\n  \(words.addApp)\n"
    }
    if let unhandled = reading.unhandled {
      return "  \(words.unhandled(unhandled.intent, unhandled.app))\n  \(words.addApp)\n"
    }
    return "  \(words.fitsNone)\n" + reading.nearMisses.map(text(of:)).joined()
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
      let text = language.phrasebook.description(of: value, for: parameter, in: type)
      let padding = String(repeating: " ", count: width - parameter.count)
      let source = slots[parameter].flatMap { $0 == text ? nil : "  " + words.from($0) } ?? ""
      lines.append("     \(parameter)\(padding)  \(text)\(source)")
    }
    lines.append("     \(interpretation.template)")
    lines += interpretation.omissions.map { "     " + words.without($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of miss: NearMiss) -> String {
    let expected = miss.expected.prefix(8).joined(separator: words.comma)
    let found = miss.rest.isEmpty ? words.end : words.quoted(miss.rest)
    // The templates of custom intents are as easy to read as an example.
    let example = SystemIntents.named(miss.intent).flatMap {
      language.examplePhrases(of: $0.schema).first
    }
    return """
        \(words.nearest(miss.intent, example))
          \(miss.template.shortened(to: 120))
          \(words.expected(miss.understood, expected.isEmpty ? words.end : expected))
          \(words.found(found))

      """
  }
}
