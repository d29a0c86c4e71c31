/// The kinds of resolution results, without their values.
public enum ResultKind: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  case success
  case needsValue
  case notRequired
  case unsupported
  case disambiguation
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
