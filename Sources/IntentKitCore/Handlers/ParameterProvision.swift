// What handlers that are reached by names give of themselves for a parameter; others have nothing
// of the kind, and pay for none of it.

/// The way to the values that a handler offers to choose from when a parameter needs one.
final class OptionsProvider<Request: Intent>: Sendable {
  let method: HandlerMethod
  /// Asks the handler.
  let ask: @Sendable (Request.Handling, Request) async -> OfferedOptions

  init(
    _ method: HandlerMethod,
    ask: @escaping @Sendable (Request.Handling, Request) async -> OfferedOptions
  ) {
    self.method = method
    self.ask = ask
  }
}

/// What a handler offered.
enum OfferedOptions: Sendable {
  /// Values, with the words for them.
  case values([Prompt.Option])
  /// None, for a reason in the handler's words.
  case unavailable(String)
}

/// The way to the value that a handler gives a parameter of which the request says nothing.
final class DefaultProvider<Request: Intent>: Sendable {
  let method: HandlerMethod
  /// Whether the request leaves it to the handler.
  let isWanted: @Sendable (Request) -> Bool
  /// Asks the handler.
  let ask: @Sendable (Request.Handling, Request) async -> ParameterValue?
  /// Puts the value in its place.
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
