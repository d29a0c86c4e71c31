/// A statement in the body of a function.
package struct Statement {
  /// The text before the expression: `name = try `.
  package var prefix: String
  /// The expression, which breaks if the line is too long.
  package var expression: Expression

  /// Creates a statement with an expression.
  package init(_ prefix: String = "", _ expression: Expression) {
    self.prefix = prefix
    self.expression = expression
  }

  /// Creates a statement that stays on one line.
  package init(_ text: String) {
    self.init("", .text(text))
  }

  /// Returns the lines of the statement with an indentation.
  package func lines(indent: Int) -> [String] { expression.lines(prefix: prefix, indent: indent) }
}
