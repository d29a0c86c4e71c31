/// The reason why a file isn't a property list that IntentKit can read.
///
/// It states the place, the text found, the text expected, and the remedy if there is a known one.
package struct PropertyListError: Error, Sendable, Hashable {
  /// The place of the error.
  package var place: Place
  /// A description of the text found, or nil if the file ends too early.
  package var found: String?
  /// A description of the text expected.
  package var expected: String
  /// A sentence with the remedy, if there is a known one.
  package var hint: String?

  /// A place in a file.
  package enum Place: Sendable, Hashable {
    /// A position in a text.
    case text(TextPosition)
    /// The offset of a byte in a binary file, counted from 0.
    case byte(Int)
  }

  /// Creates an error.
  package init(_ place: Place, found: String?, expected: String, hint: String? = nil) {
    self.place = place
    self.found = found
    self.expected = expected
    self.hint = hint
  }

  /// The position in the text; nil for a binary file.
  package var position: TextPosition? {
    if case .text(let position) = place { position } else { nil }
  }

  /// A sentence that states what was found and what was expected, with the offset in a binary file,
  /// but without the position in a text.
  package var message: String {
    let mistake = found.map { "found \($0)" } ?? "the file ends too early"
    let sentence = "\(mistake), expected \(expected)."
    let place = if case .byte(let offset) = place { "at byte \(offset), " } else { "" }
    return [place + sentence, hint].compactMap(\.self).joined(separator: " ")
  }

  /// Returns the message after the path and the position, as `path:line:column: message`.
  package func description(path: String) -> String {
    guard let position else { return "\(path): \(message)" }
    return "\(path):\(position.line):\(position.column): \(message)"
  }
}

extension PropertyListError: CustomStringConvertible {
  package var description: String {
    guard let position else { return message }
    return "line \(position.line), column \(position.column): \(message)"
  }
}

extension String {
  /// The text in quotation marks, truncated for messages.
  var quotedForMessage: String {
    let start = prefix(utf8Count: 120)
    return "“\(start)\(start.utf8.count < utf8.count ? "…" : "")”"
  }
}
