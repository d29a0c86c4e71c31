// The check of what an app returns as the handler of an intent.

extension (any IntentHandling)? {
  /// Returns this value as the handler of an intent.
  ///
  /// - Throws: ``HandlerFailure`` with the verdict ``Verdict/ID/noHandler`` for nil, and
  ///   ``Verdict/ID/wrongHandler`` for a handler of other intents.
  func handling<Request: Intent>(
    _ intent: Request, at site: HandlingSite
  ) throws(HandlerFailure) -> Request.Handling {
    guard let handler = self else { throw .noHandler(of: intent.schema, at: site) }
    guard let handling = handler as? Request.Handling else {
      throw .wrongHandler(handler, of: intent.schema, expected: Request.Handling.self)
    }
    return handling
  }
}

extension HandlerFailure {
  /// Returns the failure of an app that returned no handler for an intent.
  static func noHandler(of schema: IntentSchema, at site: HandlingSite) -> Self {
    let isMethodMissing = site == .app && DefaultImplementation.handlerInApp.take()
    return Self(.noHandler(intent: schema.siriKitName, isMethodMissing: isMethodMissing))
  }

  /// Returns the failure of an app that returned the handler of other intents.
  ///
  /// - Parameters:
  ///   - handler: The handler.
  ///   - schema: The schema of the intent.
  ///   - expected: The protocol of the intent's handlers.
  /// - Returns: The failure.
  static func wrongHandler(
    _ handler: any IntentHandling, of schema: IntentSchema, expected: Any.Type
  ) -> Self {
    let handled = SystemIntents.all.filter { Self.handles($0, handler) }
    return Self(
      .wrongHandler(
        intent: schema.siriKitName, type: "\(type(of: handler))",
        expected: "\(expected)".droppingPrefix("any "),
        handles: handled.map { $0.schema.siriKitName }))
  }

  private static func handles<Request: SystemIntent>(
    _ intent: Request.Type, _ handler: any IntentHandling
  ) -> Bool {
    handler is Request.Handling
  }

  /// Whether the app has no handler for the request, so that it ends as refused.
  var isMissingHandler: Bool {
    switch kind {
    case .noHandler, .wrongHandler: true
    default: false
    }
  }
}
