/// A mistake in a language file.
public struct LanguageError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1.
  public let column: Int
  /// The mistake, and what to write instead.
  public let message: String

  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}

/// A text with its place in a file.
struct PlacedText: Sendable {
  let text: Substring
  let path: String
  let line: Int
  let column: Int

  /// Returns an error at an index of the text.
  func error(_ message: String, at index: Substring.Index? = nil) -> LanguageError {
    let offset = index.map { text.distance(from: text.startIndex, to: $0) } ?? 0
    return LanguageError(path: path, line: line, column: column + offset, message: message)
  }

  /// Returns a part of the text.
  func part(_ part: Substring) -> PlacedText {
    let offset = text.distance(from: text.startIndex, to: part.startIndex)
    return PlacedText(text: part, path: path, line: line, column: column + offset)
  }

  /// The text without white space at its ends.
  var trimmed: PlacedText {
    var part = text
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return self.part(part)
  }
}
