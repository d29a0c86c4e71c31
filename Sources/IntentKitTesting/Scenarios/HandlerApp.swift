import IntentKitCore

/// The app that stands around the handler of a test, since scenarios are played by apps.
///
/// Apps are types. So the handler of this one is not its own but that of the task which plays the
/// scenario.
struct HandlerApp: IntentApp {
  /// What the task's app is called, and which handlers it gives.
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

/// Gives one handler, whatever it is asked for.
struct OneHandler: IntentHandlerProvider {
  var handler: (any IntentHandling)?

  func handler(for intent: any Intent) -> (any IntentHandling)? { handler }
}
