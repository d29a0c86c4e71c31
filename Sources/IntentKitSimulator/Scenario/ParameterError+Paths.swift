import IntentKitCore

extension ParameterError {
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
