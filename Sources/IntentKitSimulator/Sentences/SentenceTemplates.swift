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
  /// The patterns with names.
  private(set) var rules: [String: SentencePattern] = [:]
  /// The templates by intent, in the order of the text.
  private(set) var templates: [(intent: String, text: String, pattern: SentencePattern)] = []

  /// Creates templates from their text form.
  init(_ text: String) throws(PatternError) {
    var intent: String?
    for line in Self.lines(of: text) {
      if !line.hasPrefix(" "), let sign = line.firstIndex(of: "="), line.hasPrefix("<") {
        let name = line[..<sign].trimmed
        guard name.hasSuffix(">") else { throw PatternError(problem: "no name", text: line) }
        let pattern = String(line[line.index(after: sign)...])
        rules[String(name.dropFirst().dropLast())] = try SentencePattern("(\(pattern))")
      } else if !line.hasPrefix(" ") {
        intent = line.trimmed
      } else if let intent {
        let text = line.trimmed
        templates.append((intent, text, try SentencePattern(text)))
      } else {
        throw PatternError(problem: "a template without an intent", text: line)
      }
    }
  }

  /// Returns the lines, without comments and with their continuations.
  private static func lines(of text: String) -> [String] {
    var lines: [String] = []
    for line in text.split(separator: "\n") where !line.trimmed.isEmpty && !line.hasPrefix("#") {
      if line.hasPrefix("    "), let last = lines.popLast() {
        lines.append("\(last) \(line.trimmed)")
      } else {
        lines.append(String(line))
      }
    }
    return lines
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
