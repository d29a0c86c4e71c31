/// A position in a text, counted like in a text editor.
package struct TextPosition: Sendable, Hashable {
  /// The line, counted from 1.
  ///
  /// A line ends with a line feed, a carriage return, or both.
  package var line: Int
  /// The column, counted from 1 in Unicode scalars.
  package var column: Int

  /// Creates a position from a line and a column.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
