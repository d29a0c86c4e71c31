/// An error for a text that isn't valid JSON or uses JSON that IntentKit doesn't accept.
///
/// The error states the position, the text found and the text expected. Show `description`, after
/// the name of the file, to the author of the text, or use the properties to format the error
/// differently.
public struct JSONError: Error, Sendable, Hashable {
  /// The position of the error.
  public var position: JSONPosition
  /// A description of the text found, or nil if the text ends too early.
  public var found: String?
  /// A description of the text expected.
  public var expected: String

  /// The line of the error, counted from 1.
  public var line: Int { position.line }
  /// The column of the error, counted from 1 in Unicode scalars.
  public var column: Int { position.column }
}

extension JSONError: CustomStringConvertible {
  public var description: String { "\(position): \(message)" }

  /// A sentence that states what was found and what was expected, without the position.
  public var message: String {
    let mistake = found.map { "found \($0)" } ?? "the text ends too early"
    return "\(mistake), expected \(expected)."
  }
}
