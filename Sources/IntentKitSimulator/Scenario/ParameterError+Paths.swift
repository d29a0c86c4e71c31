import IntentKitCore

extension ParameterError {
  /// Returns the error with a path relative to an enclosing value.
  func inside(_ names: String...) -> ParameterError {
    var error = self
    error.path = ParameterPath(names.map { .name($0) } + path.steps)
    return error
  }

  /// Returns the error for an unknown name.
  static func unknown(
    _ name: String, kind: String, known: [String], path: ParameterPath
  ) -> ParameterError {
    ParameterError(
      found: "the \(kind) “\(name.shortened(to: 60))”",
      expected: "one of \(known.joined(separator: ", "))",
      hint: name.nearest(in: known).map { "Did you mean “\($0)”?" }, path: path)
  }
}
