package import IntentKitCore

/// An app that handles SiriKit's `SendMessage` by name, and declares `CreateNote` without a handler.
package struct NamedMessenger: IntentApp, DynamicApp {
  package static let appDescription = AppDescription(
    displayName: "Pigeon", intentsSupported: ["INSendMessageIntent", "INCreateNoteIntent"])

  package init(environment: AppEnvironment) {}

  package func handler(
    for intent: DynamicIntent, at site: HandlingSite
  ) -> (any DynamicIntentHandling)? {
    intent.schema.name == SendMessageIntent.schema.name ? MessageHandlerByName() : nil
  }

  package func application(continue activity: UserActivity) -> String? { nil }
}

/// A handler of messages whose methods are called by name.
package struct MessageHandlerByName: DynamicIntentHandling {
  package init() {}

  package func resolve(
    _ parameter: String, of intent: DynamicIntent
  ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
    guard let value = intent.fields[parameter] else {
      return [parameter == "content" ? .needsValue() : .notImplemented]
    }
    guard case .array(let recipients) = value else { return [.success(with: value)] }
    return recipients.map { recipient in
      recipient["displayName"] == "Bill"
        ? .disambiguation(with: ["Bill James", "Bill Smith"]) : .success(with: recipient)
    }
  }

  package func confirm(
    _ intent: DynamicIntent
  ) async throws(HandlerFailure) -> DynamicIntentResponse {
    .readiness(for: intent.schema)
  }

  package func handle(
    _ intent: DynamicIntent
  ) async throws(HandlerFailure) -> DynamicIntentResponse {
    try HandlerFailure.reading(
      try DynamicIntentResponse(intent.schema, fields: ["code": "success"]))
  }
}
