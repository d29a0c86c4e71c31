/// The result of a resolve method for one value.
///
/// ```swift
/// func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
///   guard let content = intent.content, !content.isEmpty else { return .needsValue() }
///   return .success(with: content)
/// }
/// ```
///
/// The names are SiriKit's. For the rules, see <doc:WhatSiriDoes#2.2-Results>. A result type that
/// has no reasons for not supporting a value uses `Never` as its `Reason`.
public struct ResolutionResult<Value: ParameterConvertible, Reason: UnsupportedReason>: Sendable,
  Hashable
{
  /// The kind of result, with its values.
  public enum Kind: Sendable, Hashable {
    /// The value is final, and may differ from the user's value.
    case success(Value)
    /// The user must provide a value.
    case needsValue
    /// The request continues without a value.
    case notRequired
    /// The value isn't supported.
    case unsupported(Reason?)
    /// The user must choose one of several values.
    case disambiguation([Value])
    /// The user must confirm the value.
    case confirmationRequired(Value?, reason: EnumerationSchema.Case?)
    /// The handler has no method for the parameter, so the value is used as is.
    case notImplemented
  }

  /// The kind of result.
  public let kind: Kind

  /// Creates a result.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// Returns a result with the final value, which may differ from the user's value.
  public static func success(with value: Value) -> Self { Self(.success(value)) }

  /// Returns a result that asks the user for a value.
  public static func needsValue() -> Self { Self(.needsValue) }

  /// Returns a result that continues the request without a value.
  public static func notRequired() -> Self { Self(.notRequired) }

  /// Returns a result for an unsupported value.
  public static func unsupported() -> Self { Self(.unsupported(nil)) }

  /// Returns a result for an unsupported value, with a reason that the assistant states.
  public static func unsupported(forReason reason: Reason) -> Self { Self(.unsupported(reason)) }

  /// Returns a result that asks the user to choose one of several values.
  public static func disambiguation(with values: [Value]) -> Self { Self(.disambiguation(values)) }

  /// Returns a result that asks the user to confirm a value, or the current one if nil.
  public static func confirmationRequired(with value: Value?) -> Self {
    Self(.confirmationRequired(value, reason: nil))
  }

  /// Returns results for several final values, one for each.
  public static func successes(with values: [Value]) -> [Self] { values.map { .success(with: $0) } }

  /// The result of every default implementation: the handler has no method for the parameter.
  public static var notImplemented: Self { Self(.notImplemented) }
}

/// A reason for which a value isn't supported.
public protocol UnsupportedReason: Sendable, Hashable {
  /// The name of the reason in SiriKit.
  var name: String { get }
}

/// The reason type of results without reasons.
extension Never: UnsupportedReason {
  public var name: String { switch self {} }
}
