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
/// The assistant starts the program for each request and speaks with it over descriptors of its
/// own, so a handler may print. An app of a library becomes a program by ``AppExtension``.
public protocol IntentExtension: IntentApp {
  /// Answers the assistant until it has no more requests. The program's entry.
  static func main()
}

/// A program whose app stands in a library.
///
/// Its `main.swift` has one line:
///
/// ```swift
/// AppExtension<UnicornChat>.main()
/// ```
public enum AppExtension<App: IntentApp> {
  /// Answers the assistant until it has no more requests.
  public static func main() -> Never { GuestServer.main(App.self) }
}

// MARK: - Default implementations

extension IntentExtension {
  public static func main() { GuestServer.main(Self.self) }
}
