/// A closure with one expression, as an argument.
package struct Closure {
  /// The label with its colon, `options: `, or nothing.
  package let label: String
  /// The names of the parameters; nil for a closure that numbers them.
  package let parameters: String?
  package let body: String

  /// Creates a closure.
  package init(_ label: String, parameters: String? = nil, _ body: String) {
    self.label = label
    self.parameters = parameters
    self.body = body
  }

  private var opening: String { "\(label){" + (parameters.map { " \($0) in" } ?? "") }

  /// The closure on one line.
  package var flat: String { "\(opening) \(body) }" }

  /// Returns the closure on one line if it fits.
  package func lines(suffix: String, indent: Int) -> [String] {
    if Page.fits(flat + suffix, indent: indent) {
      return [Page.line(flat + suffix, indent: indent)]
    }
    return broken(suffix: suffix, indent: indent)
  }

  /// Returns the closure with its body on a separate line.
  package func broken(suffix: String = "", indent: Int) -> [String] {
    [
      Page.line(opening, indent: indent), Page.line(body, indent: indent + 2),
      Page.line("}\(suffix)", indent: indent),
    ]
  }
}
