/// A text that is not the JSON we read.
///
/// It says the place, what was found there and what was expected. The caller shows `description` to
/// whoever wrote the text, after the name of the file; the pieces are there for those who render it
/// otherwise.
public struct JSONError: Error, Sendable, Hashable {
  /// The place of the mistake.
  public var position: JSONPosition
  /// What stood there, in words, or nil when the text ends too early.
  public var found: String?
  /// What would have fitted, in words.
  public var expected: String

  /// Makes an error for a place in a text.
  public init(position: JSONPosition, found: String?, expected: String) {
    self.position = position
    self.found = found
    self.expected = expected
  }

  /// The line of the mistake, counted from 1.
  public var line: Int { position.line }
  /// The column of the mistake, counted from 1 in Unicode scalars.
  public var column: Int { position.column }
}

extension JSONError: CustomStringConvertible {
  public var description: String { "\(position): \(message)" }

  /// What was found and what was expected, as a sentence without the place.
  public var message: String {
    let mistake = found.map { "found \($0)" } ?? "the text ends too early"
    return "\(mistake), expected \(expected)."
  }
}
