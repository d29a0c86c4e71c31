/// The way to resolve one parameter of an intent: the handler's method, and where its value goes.
public struct ParameterResolver<Request: Intent>: Sendable {
  /// The name of the parameter.
  public let parameter: String

  /// Resolves a parameter that holds one value or none.
  public static func value<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value?> & Sendable,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(parameter: parameter)
  }

  /// Resolves a parameter that always holds a value, one of which may stand for absence.
  public static func value<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, Value> & Sendable,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> ResolutionResult<Value, Reason>
  ) -> Self {
    Self(parameter: parameter)
  }

  /// Resolves a parameter that holds several values, with one result for each.
  public static func elements<Value: ParameterConvertible, Reason>(
    _ parameter: String,
    _ keyPath: any WritableKeyPath<Request, [Value]?> & Sendable,
    resolve:
      @escaping @Sendable (Request.Handling, Request) async -> [ResolutionResult<Value, Reason>]
  ) -> Self {
    Self(parameter: parameter)
  }
}
