public import IntentKitCore

/// A program that handles intents in its own process, like an app extension.
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
/// The assistant starts the program for each request and communicates over dedicated file
/// descriptors, so a handler may print. The main thread belongs to the main actor, as in an app. To
/// build a program from an app in a library, use ``AppExtension``.
public protocol IntentExtension: IntentApp {
  /// Serves the assistant's requests until the connection closes; the entry point of the program.
  static func main()
}

/// A program for an app that is defined in a library.
///
/// Its `main.swift` contains one line:
///
/// ```swift
/// AppExtension<UnicornChat>.main()
/// ```
public enum AppExtension<App: IntentApp> {
  /// Serves the assistant's requests until the connection closes.
  public static func main() -> Never { GuestServer.main(App.self) }
}

// MARK: - Default implementations

extension IntentExtension {
  public static func main() { GuestServer.main(Self.self) }
}
