import IntentKitCore

/// An app that provides the handler of a test, because scenarios run with apps.
///
/// Scenarios refer to apps by type, so the handler is stored in the task that runs the scenario.
struct HandlerApp: IntentApp {
  /// The name of the task's app, and its handlers.
  struct Identity: Sendable {
    var name: String
    var makeProvider: @Sendable (AppEnvironment) -> any IntentHandlerProvider
  }

  @TaskLocal static var identity = Identity(name: "App") { _ in OneHandler(handler: nil) }

  static var appDescription: AppDescription { AppDescription(displayName: identity.name) }

  private let provider: any IntentHandlerProvider

  init(environment: AppEnvironment) throws(ParameterError) {
    provider = Self.identity.makeProvider(environment)
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    provider.handler(for: intent)
  }
}

/// Provides the same handler for every intent.
struct OneHandler: IntentHandlerProvider {
  var handler: (any IntentHandling)?

  func handler(for intent: any Intent) -> (any IntentHandling)? { handler }
}
