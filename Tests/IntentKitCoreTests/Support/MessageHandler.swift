import IntentKitCore

/// A message handler that consists of closures.
struct MessageHandler: SendMessageIntentHandling {
  var recipients: @Sendable (SendMessageIntent) async -> [SendMessageRecipientResolutionResult] = {
    _ in
    [.notImplemented]
  }
  var content: @Sendable (SendMessageIntent) async -> StringResolutionResult = { _ in
    .notImplemented
  }
  var confirm: @Sendable (SendMessageIntent) async -> SendMessageIntentResponse = { _ in
    .init(code: .ready)
  }
  var handle: @Sendable (SendMessageIntent) async -> SendMessageIntentResponse = { _ in
    .init(code: .success)
  }

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] { await recipients(intent) }

  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    await content(intent)
  }

  func confirm(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    await confirm(intent)
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    await handle(intent)
  }
}

extension SendMessageIntent {
  /// A message to some people, by name.
  static func message(to names: String..., content: String? = "hello") -> Self {
    Self(recipients: names.map { Person(displayName: $0) }, content: content)
  }
}
