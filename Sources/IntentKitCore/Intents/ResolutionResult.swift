/// What a resolve method says of one value.
///
/// ```swift
/// func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
///   guard let content = intent.content, !content.isEmpty else { return .needsValue() }
///   return .success(with: content)
/// }
/// ```
///
/// The names are SiriKit's, the rules those of the behaviour reference, section 2.2. A result type that cannot give a
/// reason for not supporting a value has `Never` as its `Reason`.
public struct ResolutionResult<Value: ParameterConvertible, Reason: UnsupportedReason>: Sendable,
  Hashable
{
  /// What is said, with what belongs to it.
  public enum Kind: Sendable, Hashable {
    /// The value is settled, and may differ from what the user said.
    case success(Value)
    /// The user must be asked.
    case needsValue
    /// The request goes on without a value.
    case notRequired
    /// The value cannot be used.
    case unsupported(Reason?)
    /// The user must choose one of several.
    case disambiguation([Value])
    /// The user must say yes to this value.
    case confirmationRequired(Value?, reason: EnumerationSchema.Case?)
    /// The handler has no method for the parameter: the value is taken as it is.
    case notImplemented
  }

  /// What is said.
  public let kind: Kind

  /// Makes a result.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// The value is settled, and may differ from what the user said.
  public static func success(with value: Value) -> Self { Self(.success(value)) }

  /// The user must be asked for a value.
  public static func needsValue() -> Self { Self(.needsValue) }

  /// The request goes on without a value.
  public static func notRequired() -> Self { Self(.notRequired) }

  /// The value cannot be used.
  public static func unsupported() -> Self { Self(.unsupported(nil)) }

  /// The value cannot be used, for a reason the assistant can tell.
  public static func unsupported(forReason reason: Reason) -> Self { Self(.unsupported(reason)) }

  /// The user must choose one of several values.
  public static func disambiguation(with values: [Value]) -> Self { Self(.disambiguation(values)) }

  /// The user must say yes to a value, or to the one in question when none is given.
  public static func confirmationRequired(with value: Value?) -> Self {
    Self(.confirmationRequired(value, reason: nil))
  }

  /// Every value is settled; the array has one result for each.
  public static func successes(with values: [Value]) -> [Self] { values.map { .success(with: $0) } }

  /// The handler has no method for the parameter; what every default implementation answers.
  public static var notImplemented: Self { Self(.notImplemented) }
}

/// Why a value cannot be used.
public protocol UnsupportedReason: Sendable, Hashable {
  /// The reason's name, as SiriKit spells it.
  var name: String { get }
}

/// The reason of results that can give none.
extension Never: UnsupportedReason {
  public var name: String { switch self {} }
}
