import IntentKitCore

extension ParameterError {
  /// Returns the error with a path relative to an enclosing value.
  func inside(_ names: [String]) -> ParameterError {
    var error = self
    error.path = ParameterPath(names.map { .name($0) } + path.steps)
    return error
  }
}
