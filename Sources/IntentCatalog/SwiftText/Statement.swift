/// A statement in the body of a function.
struct Statement {
  /// What stands before the expression: `name = try `.
  var prefix: String
  /// What may be broken if the line is too long.
  var expression: Expression

  init(_ prefix: String = "", _ expression: Expression) {
    self.prefix = prefix
    self.expression = expression
  }

  init(_ text: String) {
    self.init("", .text(text))
  }

  func lines(indent: Int) -> [String] { expression.lines(prefix: prefix, indent: indent) }
}
