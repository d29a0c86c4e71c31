/// The kinds of resolution results, without their values.
public enum ResultKind: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// The value is settled.
  case success
  /// The user must be asked for a value.
  case needsValue
  /// The request goes on without a value.
  case notRequired
  /// The value cannot be used.
  case unsupported
  /// The user must choose one of several values.
  case disambiguation
  /// The user must say yes to the value.
  case confirmationRequired
  /// The handler has no method for the parameter.
  case notImplemented
}

extension ResolutionResult {
  /// What kind of result this is.
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
