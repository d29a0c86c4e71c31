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

  /// Returns the result that offers the cases that the app has, instead of all cases of an
  /// enumeration.
  ///
  /// SiriKit can't offer several of them; its handlers return `needsValue()` or `unsupported()`.
  ///
  /// - Parameters:
  ///   - cases: The cases that the app has.
  ///   - current: The case in the request, which the app doesn't have; possibly none.
  /// - Returns: The result.
  static func choice(among cases: [Value], insteadOf current: Value) -> Self {
    switch cases.count {
    case 0: current.isAbsent ? .needsValue() : .unsupported()
    case 1: current.isAbsent ? .success(with: cases[0]) : .confirmationRequired(with: cases[0])
    default: .disambiguation(with: cases)
    }
  }
}
