/// The templates of sentences of a domain, in one language.
///
/// The text form has one rule or template per line:
///
/// ```
/// # A comment
/// <send> = send|text
///
/// SendMessage
///   <send> [a] message to {recipients} [saying {content}]
/// ```
///
/// The templates of an intent are indented below its name. The ones below `Nothing` are sentences
/// that mean no request, although they begin like one. A line that is indented by four or more
/// columns continues the line above.
struct SentenceTemplates: Sendable {
  /// The texts of the patterns with names, read when a template uses them.
  private(set) var rules: [String: String] = [:]
  /// The templates by intent, in the order of the text.
  private(set) var templates: [(intent: String, text: String, pattern: SentencePattern)] = []

  /// Creates an empty list of templates.
  init() {}

  /// Creates templates from their text form.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - intents: The names of the intents whose templates are read; nil to read all.
  /// - Throws: ``PatternError`` if a template isn't valid.
  init(_ text: String, for intents: Set<String>? = nil) throws(PatternError) {
    var intent: String?
    for line in Self.lines(of: text) {
      if !line.hasPrefix(" "), let sign = line.firstIndex(of: "="), line.hasPrefix("<") {
        let name = line[..<sign].trimmed
        guard name.hasSuffix(">") else { throw PatternError(problem: "no name", text: line) }
        let pattern = String(line[line.index(after: sign)...])
        rules[String(name.dropFirst().dropLast())] = "(\(pattern))"
      } else if !line.hasPrefix(" ") {
        intent = line.trimmed
      } else if let intent {
        guard intents?.contains(intent) ?? true || intent == Self.nothing else { continue }
        let text = line.trimmed
        templates.append((intent, text, try SentencePattern(text)))
      } else {
        throw PatternError(problem: "a template without an intent", text: line)
      }
    }
  }

  /// The name of the section with sentences that mean no request.
  static let nothing = "Nothing"

  /// Returns the lines, without comments and with their continuations.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(bytes)
      guard !line.hasPrefix("#"), !line.allSatisfy(\.isWhitespace) else { continue }
      if line.hasPrefix("    "), let last = lines.popLast() {
        lines.append("\(last) \(line.trimmed)")
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }

  /// Adds a template.
  mutating func append(_ pattern: SentencePattern, _ text: String, for intent: String) {
    templates.append((intent, text, pattern))
  }

  /// Adds the rules and templates of other domains.
  mutating func append(_ other: SentenceTemplates) {
    rules.merge(other.rules) { $1 }
    templates += other.templates
  }
}

extension Substring {
  fileprivate var trimmed: String { String(self).trimmed }
}
