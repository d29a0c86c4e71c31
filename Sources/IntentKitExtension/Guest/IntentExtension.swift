public import IntentKitCore

/// A program that handles intents in a process of its own, as an app extension does.
///
/// ```swift
/// @main struct ChatExtension: IntentExtension {
///   static let appDescription = AppDescription(
///     displayName: "Chat", intentsSupported: [SendMessageIntent.schema.siriKitName])
///
///   init(environment: AppEnvironment) {}
///
///   func handler(for intent: any Intent) -> (any IntentHandling)? { SendMessageHandler() }
/// }
/// ```
///
/// The assistant starts the program for each request and speaks with it over descriptors of its own, so a handler may
/// print. A whole app becomes a program by ``AppExtension``.
public protocol IntentExtension: IntentHandlerProvider {
  /// What the system knows of the app.
  static var appDescription: AppDescription { get }

  /// Makes the extension.
  ///
  /// - Throws: `ParameterError` when the environment's settings name something the app does not have, or hold what
  ///   does not fit.
  init(environment: AppEnvironment) throws(ParameterError)

  /// Answers the assistant until it has no more requests. The program's entry.
  static func main()
}

/// A program that is a whole app: its extension, and the app itself.
///
/// Its `main.swift` has one line:
///
/// ```swift
/// AppExtension<UnicornChat>.main()
/// ```
public enum AppExtension<App: IntentApp> {
  /// Answers the assistant until it has no more requests.
  public static func main() -> Never {
    GuestServer.main(describing: App.appDescription) { environment throws(ParameterError) in
      let app = try App(environment: environment)
      return NamedApp(app, delegate: app)
    }
  }
}

// MARK: - Default implementations

extension IntentExtension {
  public static func main() {
    GuestServer.main(describing: Self.appDescription) { environment throws(ParameterError) in
      let provider = try Self(environment: environment)
      return NamedApp(provider, delegate: provider as? any IntentAppDelegate)
    }
  }
}
