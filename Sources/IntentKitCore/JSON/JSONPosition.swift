/// A position in a JSON text, counted like in a text editor.
public struct JSONPosition: Sendable, Hashable {
  /// The line, counted from 1.
  ///
  /// A line ends with a line feed, a carriage return, or both.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int

  /// Creates a position from a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension JSONPosition: CustomStringConvertible {
  public var description: String { "line \(line), column \(column)" }
}
