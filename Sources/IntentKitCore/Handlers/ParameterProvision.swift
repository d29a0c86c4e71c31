// The values that handlers of custom intents provide for a parameter. SiriKit's intents have no such
// methods, and don't pay for them.

/// Provides the options that a handler offers when a parameter needs a value.
final class OptionsProvider<Request: Intent>: Sendable {
  let method: HandlerMethod
  /// Calls the handler, with the words to search for if the user typed some.
  let ask: @Sendable (Request.Handling, Request, String?) async -> OfferedOptions

  init(
    _ method: HandlerMethod,
    ask: @escaping @Sendable (Request.Handling, Request, String?) async -> OfferedOptions
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

extension OfferedOptions {
  /// Creates options from those of a handler.
  init<Value>(_ options: IntentOptions<Value>) {
    self = .values(
      options.sections.flatMap { section in
        section.items.map { Prompt.Option($0, section: section.title) }
      })
  }
}

extension Prompt.Option {
  /// Creates an option for a value.
  init(_ value: some ParameterConvertible, section: String? = nil) {
    let parameterValue = value.parameterValue
    var image: Image?
    if let field = parameterValue["displayImage"] { image = try? Image(parameterValue: field) }
    var subtitle: String?
    if case .string(let text)? = parameterValue["subtitleString"] { subtitle = text }
    self.init(
      value: parameterValue, title: value.spokenText, subtitle: subtitle, image: image,
      section: section)
  }
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
