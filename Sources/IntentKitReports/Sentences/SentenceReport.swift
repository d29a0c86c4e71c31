import IntentKitCore
public import IntentKitSimulator

/// The meanings of a sentence, as text.
///
/// ```
/// “Send Bill a message with UnicornChat”
///   1  UnicornChat · SendMessage
///      recipients  Bill
///      Send · a message with UnicornChat
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
    if let unhandled = reading.unhandled {
      return "  \(words.unhandled(unhandled.intent, unhandled.app))\n  \(words.addApp)\n"
    }
    return "  \(words.fitsNone)\n" + (reading.nearMiss.map(text(of:)) ?? "  \(words.examples)\n")
  }

  private func text(of interpretation: Interpretation, number: Int) -> String {
    let name = interpretation.appName.flatMap { $0 == interpretation.app ? nil : " (\($0))" } ?? ""
    var lines = ["  \(number)  \(interpretation.app)\(name) · \(interpretation.intent)"]
    let said = Dictionary(
      interpretation.words.filter { $0.role == .value }.map { ($0.parameter ?? "", $0.text) },
      uniquingKeysWith: { first, next in "\(first) … \(next)" })
    let parameters = interpretation.parameters.sorted { $0.key < $1.key }
    let width = parameters.map(\.key.count).max() ?? 0
    let type = SystemIntents.named(interpretation.intent)?.schema
    for (parameter, value) in parameters {
      let text = language.phrasebook.description(of: value, for: parameter, in: type)
      let padding = String(repeating: " ", count: width - parameter.count)
      let source = said[parameter].flatMap { $0 == text ? nil : "  " + words.from($0) } ?? ""
      lines.append("     \(parameter)\(padding)  \(text)\(source)")
    }
    lines.append("     " + explanation(of: interpretation.words))
    return lines.map { $0 + "\n" }.joined()
  }

  private func text(of miss: SentenceReading.NearMiss) -> String {
    let example = SystemIntents.named(miss.intent).flatMap {
      language.examplePhrases(of: $0.schema).first
    }
    let unexplained = miss.unexplained.map(words.quoted).joined(separator: words.comma)
    return """
        \(words.nearest(miss.intent, example))
          \(explanation(of: miss.words))
          \(words.unexplained(unexplained))

      """
  }

  /// Returns the words with their roles: `Send → request · Bill → recipients`.
  private func explanation(of parts: [SentencePart]) -> String {
    parts.map { part in
      let role =
        switch part.role {
        case .value: part.parameter ?? ""
        case .request: part.parameter ?? words.request
        case .app: words.app
        case .filler: words.filler
        case .reason: words.reason
        case .unexplained: "?"
        }
      return "\(part.text) → \(role)"
    }.joined(separator: " · ")
  }
}
