// The values that dynamic handlers provide for a parameter. Typed handlers have no such methods,
// and don't pay for them.

/// Provides the options that a handler offers when a parameter needs a value.
final class OptionsProvider<Request: Intent>: Sendable {
  let method: HandlerMethod
  /// Calls the handler.
  let ask: @Sendable (Request.Handling, Request) async -> OfferedOptions

  init(
    _ method: HandlerMethod,
    ask: @escaping @Sendable (Request.Handling, Request) async -> OfferedOptions
  ) {
    self.method = method
    self.ask = ask
  }
}

/// The options that a handler offers.
enum OfferedOptions: Sendable {
  /// Values, with the text to show for each.
  case values([Prompt.Option])
  /// No options, with the handler's explanation.
  case unavailable(String)
}

/// Provides the value that a handler chooses for a parameter that the request omits.
final class DefaultProvider<Request: Intent>: Sendable {
  let method: HandlerMethod
  /// Returns whether the request leaves the parameter to the handler.
  let isWanted: @Sendable (Request) -> Bool
  /// Calls the handler.
  let ask: @Sendable (Request.Handling, Request) async -> ParameterValue?
  /// Stores the value in the request.
  let put: @Sendable (inout Request, ParameterValue) -> Void

  init(
    _ method: HandlerMethod, isWanted: @escaping @Sendable (Request) -> Bool,
    ask: @escaping @Sendable (Request.Handling, Request) async -> ParameterValue?,
    put: @escaping @Sendable (inout Request, ParameterValue) -> Void
  ) {
    self.method = method
    self.isWanted = isWanted
    self.ask = ask
    self.put = put
  }
}
