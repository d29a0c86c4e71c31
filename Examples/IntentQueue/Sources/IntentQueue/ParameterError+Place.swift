import IntentKitCore

extension ParameterError {
  /// This error seen from further out.
  func inside(_ names: [String]) -> ParameterError {
    var error = self
    error.path = ParameterPath(names.map { .name($0) } + path.steps)
    return error
  }
}
