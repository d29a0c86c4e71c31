import IntentKitCore

extension ParameterError {
  /// The same error seen from further out.
  func inside(_ names: String...) -> ParameterError {
    var error = self
    error.path = ParameterPath(names.map { .name($0) } + path.steps)
    return error
  }

  /// The error for a name that is not among the known ones.
  static func unknown(
    _ name: String, kind: String, known: [String], path: ParameterPath
  ) -> ParameterError {
    ParameterError(
      found: "the \(kind) “\(name.shortened(to: 60))”",
      expected: "one of \(known.joined(separator: ", "))",
      hint: name.nearest(in: known).map { "Did you mean “\($0)”?" }, path: path)
  }
}
