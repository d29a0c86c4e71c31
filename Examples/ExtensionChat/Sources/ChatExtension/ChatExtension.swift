import ChatHandlers
import IntentKitCore
import IntentKitExtension

/// The program that the assistant launches for each request.
@main struct ChatExtension: IntentExtension {
  static let appDescription = AppDescription(
    displayName: "Chat", intentsSupported: [SendMessageIntent.schema.siriKitName])

  init(environment: AppEnvironment) {}

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    guard intent is SendMessageIntent else { return nil }
    return SendMessageHandler(people: [
      Person(displayName: "Bill James"), Person(displayName: "Bill Smith"),
    ])
  }
}
