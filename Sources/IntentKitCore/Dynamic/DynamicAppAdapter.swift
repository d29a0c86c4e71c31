/// Adapts a typed app to the dynamic interface.
///
/// System intents and custom intents with Swift types are converted to these types. Another custom
/// intent is passed to the app as a ``DynamicIntent``. The handler of any intent may conform to
/// ``DynamicIntentHandling``; the handler of an intent without a type must.
public struct DynamicAppAdapter: DynamicApp {
  private let provider: any IntentHandlerProvider
  private let delegate: (any IntentAppDelegate)?

  /// Creates an adapter for an app.
  ///
  /// - Parameters:
  ///   - provider: The app's extension.
  ///   - delegate: The app itself; nil if requests can't be handed over to it.
  public init(_ provider: any IntentHandlerProvider, delegate: (any IntentAppDelegate)? = nil) {
    self.provider = provider
    self.delegate = delegate
  }

  public var includesApp: Bool { delegate != nil }

  public func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) throws(HandlerFailure) -> (any DynamicIntentHandling)? {
    guard let type = swiftType(of: intent.schema) else {
      return try given(intent, at: site).handling(intent, at: site)
    }
    return try handler(for: intent, type, at: site)
  }

  /// Returns the Swift type of an intent, or nil.
  private func swiftType(of schema: IntentSchema) -> (any TypedIntent.Type)? {
    guard schema.isCustom else { return SystemIntents.named(schema.name) }
    let app = provider as? any IntentApp ?? delegate as? any IntentApp
    return app.flatMap { type(of: $0).customIntentTypes.first { $0.schema.name == schema.name } }
  }

  public func application(continue activity: UserActivity) async -> String? {
    await delegate?.application(continue: activity)
  }

  private func handler<Request: TypedIntent>(
    for intent: DynamicIntent, _ type: Request.Type, at site: HandlingSite
  ) throws(HandlerFailure) -> (any DynamicIntentHandling)? {
    let request = try HandlerFailure.reading(try Request(parameterValue: .object(intent.fields)))
    let handler = given(request, at: site)
    if !(handler is Request.Handling), let handler = handler as? any DynamicIntentHandling {
      return handler
    }
    return DynamicHandlerAdapter(try handler.handling(request, at: site), of: Request.self)
  }

  private func given(_ intent: some Intent, at site: HandlingSite) -> (any IntentHandling)? {
    switch site {
    case .intentsExtension: provider.handler(for: intent)
    case .app: delegate?.application(handlerFor: intent)
    }
  }
}
