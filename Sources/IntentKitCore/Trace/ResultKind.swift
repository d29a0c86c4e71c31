/// The kinds of resolution results, without their values.
public enum ResultKind: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// The value is resolved.
  case success
  /// The assistant must ask for a value.
  case needsValue
  /// The request continues without a value.
  case notRequired
  /// The value isn't supported.
  case unsupported
  /// The user must choose one of several values.
  case disambiguation
  /// The user must confirm the value.
  case confirmationRequired
  /// The handler has no method for the parameter.
  case notImplemented
}

extension ResolutionResult {
  /// The kind of this result.
  public var resultKind: ResultKind {
    switch kind {
    case .success: .success
    case .needsValue: .needsValue
    case .notRequired: .notRequired
    case .unsupported: .unsupported
    case .disambiguation: .disambiguation
    case .confirmationRequired: .confirmationRequired
    case .notImplemented: .notImplemented
    }
  }

  /// The reason that came with the result, by name.
  public var reasonName: String? {
    switch kind {
    case .unsupported(let reason): reason?.name
    case .confirmationRequired(_, let reason): reason?.name
    default: nil
    }
  }
}
