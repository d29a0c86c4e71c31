package import IntentKitCore

/// An app that handles SiriKit's `SendMessage`, and a custom intent with the same name.
package struct TwoMessengers: IntentApp {
  package static let appDescription = AppDescription(
    displayName: "Board", intentsSupported: ["SendMessageIntent", "INSendMessageIntent"])

  package static let customIntents = IntentDefinitions([
    IntentDefinition(
      "SendMessage", parameters: [.init("topic", type: "String", prompt: "About which topic?")],
      phrases: ["post about {topic}"])
  ])

  /// The schema of the custom intent.
  package static func schema() throws(ParameterError) -> IntentSchema {
    try customIntents.schemas()[0]
  }

  package init(environment: AppEnvironment) {}

  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is SendMessageIntent: MessageHandler()
    case is DynamicIntent: TopicHandler()
    default: nil
    }
  }

  /// The handler of SiriKit's intent.
  private struct MessageHandler: SendMessageIntentHandling {
    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      SendMessageIntentResponse(code: .success)
    }
  }

  /// The handler of the custom intent.
  private struct TopicHandler: DynamicIntentHandling {
    func resolve(
      _ parameter: String, of intent: DynamicIntent
    ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
      [intent.fields[parameter].map { .success(with: $0) } ?? .needsValue()]
    }

    func confirm(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
      try response("ready", intent)
    }

    func handle(_ intent: DynamicIntent) async throws(HandlerFailure) -> DynamicIntentResponse {
      try response("success", intent)
    }

    private func response(
      _ code: String, _ intent: DynamicIntent
    ) throws(HandlerFailure) -> DynamicIntentResponse {
      do throws(ParameterError) {
        return try DynamicIntentResponse(intent.schema, fields: ["code": .string(code)])
      } catch {
        throw .unusableAnswer(error)
      }
    }
  }
}
