/// The way in which a request reaches its handler.
///
/// The pipeline, the simulator and the test kit run every kind of handler through this one type:
///
/// ```swift
/// let chat = UnicornChatExtension()
/// let run = await IntentPipeline().run(SendMessageIntent(), reachedBy: .provider(chat))
/// print(run.outcome.result)
/// ```
public struct HandlerAccess: Sendable {
  private enum Route: Sendable {
    /// A `TypedHandler` of the intent's `Handling`.
    case handler(any AnyObject & Sendable)
    case provider(any IntentHandlerProvider, delegate: (any IntentAppDelegate)?)
    case dynamicApp(any DynamicApp)
  }

  private let route: Route
  /// The app that the pipeline ends after the request; nil unless the app was launched for the
  /// request.
  package let launchedApp: (any LaunchedApp)?
  /// The screen that shows the app's views; nil for an app without views.
  package var screen: (any ResponseScreen)?

  private init(_ route: Route, launchedApp: (any LaunchedApp)? = nil) {
    self.route = route
    self.launchedApp = launchedApp
  }

  /// Reaches one handler, for requests of its intents only.
  ///
  /// A ``DynamicIntentHandling`` handler is used for requests of every intent.
  public static func handler(_ handler: any IntentHandling) -> Self {
    let provider = SingleHandler(handler: handler)
    guard handler is any DynamicIntentHandling else { return .provider(provider) }
    return .dynamicApp(DynamicAppAdapter(provider))
  }

  /// Reaches the handler of one intent.
  package static func handler<Request: Intent>(
    _ handler: Request.Handling, of intent: Request.Type
  ) -> Self {
    Self(.handler(TypedHandler(handler)))
  }

  /// Reaches the handlers of an extension in this process.
  ///
  /// - Parameters:
  ///   - provider: The app's extension, the source of the handler.
  ///   - delegate: The app itself. It provides the handlers of intents that it handles inside the
  ///     app, and continues activities; nil for a request without the app. A provider that is a
  ///     ``DynamicApp`` speaks for the app itself.
  /// - Returns: The access to these handlers.
  public static func provider(
    _ provider: any IntentHandlerProvider, delegate: (any IntentAppDelegate)? = nil
  ) -> Self {
    if let app = provider as? any DynamicApp { return .dynamicApp(app) }
    return Self(.provider(provider, delegate: delegate))
  }

  /// Reaches the handlers of an app by name, wherever the app runs.
  public static func dynamicApp(_ app: any DynamicApp) -> Self {
    Self(.dynamicApp(app))
  }

  /// Reaches the handlers of an app that was launched for one request, usually in a separate
  /// process.
  ///
  /// The pipeline ends the app after the request; ``IntentRun/launch`` then holds the report on its
  /// process.
  public static func launchedApp(_ app: any LaunchedApp) -> Self {
    if let launch = app as? InProcessLaunch { return .dynamicApp(launch.app) }
    var access = Self(.dynamicApp(app), launchedApp: app)
    access.screen = (app as? any ScreenOwner)?.screen
    return access
  }
}

// MARK: - The lane's side

extension HandlerAccess {
  /// Whether intents reach the handler as ``DynamicIntent``s.
  var isByName: Bool {
    if case .dynamicApp = route { true } else { false }
  }

  /// Whether the app itself takes part in requests.
  var reachesApp: Bool {
    switch route {
    case .handler, .provider(_, delegate: nil): false
    case .provider: true
    case .dynamicApp(let app): app.includesApp
    }
  }

  /// Returns the handler if the request was given one, rather than a way to obtain it.
  func givenHandler<Handling: Sendable>() -> Handling? {
    guard case .handler(let handler) = route else { return nil }
    return (handler as? TypedHandler<Handling>)?.value
  }

  /// Provides the handler of an intent.
  ///
  /// - Throws: ``HandlerFailure`` with the verdict ``Verdict/ID/noHandler`` or
  ///   ``Verdict/ID/wrongHandler`` if the app provides no handler of the intent.
  func handler<Request: Intent>(
    for intent: Request, at site: HandlingSite
  ) async throws(HandlerFailure) -> Request.Handling {
    switch (route, site) {
    case (.handler(let handler), _):
      guard let handler = handler as? TypedHandler<Request.Handling> else {
        throw .noHandler(of: intent.schema, at: site)
      }
      return handler.value
    case (.provider(let provider, _), .intentsExtension):
      return try provider.handler(for: intent).handling(intent, at: site)
    case (.provider(_, let delegate), .app):
      let handler = delegate.flatMap { $0.application(handlerFor: intent) }
      return try handler.handling(intent, at: site)
    case (.dynamicApp(let app), _):
      guard let dynamicIntent = intent as? DynamicIntent else {
        throw .noHandler(of: intent.schema, at: site)
      }
      let handler: (any IntentHandling)? = try await app.handler(for: dynamicIntent, at: site)
      return try handler.handling(intent, at: site)
    }
  }

  /// Continues an activity in the app.
  ///
  /// - Returns: A sentence on what the user sees then, or nil if the activity means nothing to the
  ///   app.
  func application(continue activity: UserActivity) async throws(HandlerFailure) -> String? {
    switch route {
    case .handler: nil
    case .provider(_, let delegate): await delegate?.application(continue: activity)
    case .dynamicApp(let app): try await app.application(continue: activity)
    }
  }
}

/// A handler in a box whose class tells its type, because a cast between classes is cheaper than
/// one between existentials.
private final class TypedHandler<Handling: Sendable>: Sendable {
  let value: Handling

  init(_ value: Handling) { self.value = value }
}

/// A provider of one handler for every intent.
private struct SingleHandler: IntentHandlerProvider {
  let handler: any IntentHandling

  func handler(for intent: any Intent) -> (any IntentHandling)? { handler }
}
