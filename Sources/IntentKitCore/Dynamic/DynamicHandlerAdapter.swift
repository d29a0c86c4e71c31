/// Adapts a typed handler to the dynamic interface.
public struct DynamicHandlerAdapter<Request: Intent & ParameterRecord>: DynamicIntentHandling {
  private let handler: Request.Handling

  /// Creates an adapter for the handler of a typed intent.
  public init(_ handler: Request.Handling, of type: Request.Type) {
    self.handler = handler
  }

  public func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    let request = try typed(intent)
    guard let resolver = request.resolver(of: parameter) else { return [.notImplemented] }
    return await resolver.results(handler, request)
  }

  public func options(
    for parameter: String, of intent: DynamicIntent, searchTerm: String?
  ) async throws(HandlerFailure) -> DynamicOptions {
    let request = try typed(intent)
    guard let provider = request.resolver(of: parameter)?.optionsProvider else {
      DefaultImplementation.options.note()
      return .values([])
    }
    switch await provider.ask(handler, request, searchTerm) {
    case .unavailable(let problem): return .unavailable(problem)
    case .values(let options):
      var collection = IntentOptions<ParameterValue>(sections: [])
      for option in options {
        if collection.sections.last?.title == option.section, !collection.sections.isEmpty {
          collection.sections[collection.sections.count - 1].items.append(option.value)
        } else {
          collection.sections.append(.init(option.section, [option.value]))
        }
      }
      return .collection(collection)
    }
  }

  public func defaultValue(
    for parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> ParameterValue? {
    let request = try typed(intent)
    guard let provider = request.resolver(of: parameter)?.defaultProvider else {
      DefaultImplementation.defaultValue.note()
      return nil
    }
    return await provider.ask(handler, request)
  }

  public func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse
  {
    try dynamic(await typed(intent).confirm(with: handler), intent)
  }

  public func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse
  {
    try dynamic(await typed(intent).handle(with: handler), intent)
  }

  public func startSendingUpdates(
    of intent: DynamicIntent, to receive: @escaping @Sendable (DynamicIntentResponse) -> Void
  ) async throws(HandlerFailure) -> DynamicUpdates {
    guard let request = try? typed(intent), let updates = request.updates else {
      return DynamicUpdates(isKept: { false })
    }
    let schema = intent.schema
    let started = try await updates.start(handler, request) { response in
      guard let response = try? DynamicIntentResponse(schema, fields: response.fieldValues) else {
        return
      }
      receive(response)
    }
    return DynamicUpdates(
      stop: { () throws(HandlerFailure) in try await started.stop(handler, request) },
      isKept: started.isKept)
  }

  private func typed(_ intent: DynamicIntent) throws(HandlerFailure) -> Request {
    try HandlerFailure.reading(try Request(parameterValue: .object(intent.fields)))
  }

  private func dynamic(
    _ response: Request.Response, _ intent: DynamicIntent
  ) throws(HandlerFailure) -> DynamicIntentResponse {
    try HandlerFailure.reading(
      try DynamicIntentResponse(intent.schema, fields: response.fieldValues))
  }
}

extension Intent {
  /// Returns the resolver of a parameter, or nil if it isn't resolved.
  fileprivate func resolver(of parameter: String) -> ParameterResolver<Self>? {
    resolvers.first { $0.parameter == parameter }
  }
}
