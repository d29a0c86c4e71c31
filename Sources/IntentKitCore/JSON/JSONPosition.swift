/// A place in a JSON text, as editors count.
public struct JSONPosition: Sendable, Hashable {
  /// The line, counted from 1; it ends with a line feed, a carriage return or both.
  public var line: Int
  /// The column, counted from 1 in Unicode scalars.
  public var column: Int

  /// Makes a position of a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension JSONPosition: CustomStringConvertible {
  public var description: String { "line \(line), column \(column)" }
}
