import IntentKitCore

extension ResolutionResult {
  /// Returns the result for the values of the app that match a value in a request.
  ///
  /// A single match is final, and the user chooses one of several matches.
  ///
  /// - Parameters:
  ///   - matches: The matching values.
  ///   - absence: The result if nothing matches.
  /// - Returns: The result.
  static func matches(_ matches: [Value], orElse absence: Self = .unsupported()) -> Self {
    switch matches.count {
    case 0: absence
    case 1: .success(with: matches[0])
    default: .disambiguation(with: matches)
    }
  }
}
