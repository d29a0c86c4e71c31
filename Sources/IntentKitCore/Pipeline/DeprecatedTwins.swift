/// The deprecated parameters of a request, whose replacements the handler may resolve as well.
struct DeprecatedTwins<Request: Intent> {
  /// Settles a parameter after the first answer of the handler.
  typealias Settling = @Sendable (Lane<Request>) async throws(LaneEnd) -> Void

  private let replacements: [String: String]
  /// The deprecated parameters whose replacements have been resolved.
  private var replaced: [String] = []
  // A literal would look up metadata for each request.
  private var postponed = [String: Settling]()
  // Asking the dictionary would look up its metadata for each parameter.
  private var hasPostponed = false

  init(_ schema: IntentSchema) {
    replacements = schema.replacements
  }

  /// Returns whether the handler has resolved the replacement of a parameter already.
  func isReplaced(_ parameter: String) -> Bool {
    replaced.contains(parameter)
  }

  /// Postpones a question about a deprecated parameter until its replacement was resolved.
  ///
  /// - Returns: Whether the parameter has a replacement that follows.
  mutating func postpone(
    _ parameter: String, _ settle: @escaping Settling,
    among resolvers: [ParameterResolver<Request>]
  ) -> Bool {
    guard let replacement = replacements[parameter],
      resolvers.contains(where: { $0.parameter == replacement })
    else { return false }
    postponed[replacement] = settle
    hasPostponed = true
    return true
  }

  /// Notes that a parameter was resolved.
  ///
  /// - Returns: The postponed question that the handler has no other method for, if any.
  mutating func note(_ parameter: String, isMissing: Bool) -> Settling? {
    if !isMissing {
      for (deprecated, replacement) in replacements where replacement == parameter {
        replaced.append(deprecated)
      }
    }
    guard hasPostponed else { return nil }
    let question = postponed.removeValue(forKey: parameter)
    return isMissing ? question : nil
  }
}
