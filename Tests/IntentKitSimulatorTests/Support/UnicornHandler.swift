import IntentKitCore
import IntentKitSimulator

/// A message handler like UnicornChat's that requires a known recipient and a text.
struct UnicornHandler: SendMessageIntentHandling {
  var code = SendMessageIntentResponseCode.success
  /// The delay before it handles a request.
  var wait: @Sendable () async -> Void = {}

  func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { person in
      switch (person.contactIdentifier, person.siriMatches?.count ?? 0) {
      case (_?, _): .success(with: person)
      case (nil, 2...): .disambiguation(with: person.siriMatches ?? [])
      default: .unsupported()
      }
    }
  }

  func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    await wait()
    return SendMessageIntentResponse(code: code)
  }
}

extension ContactBook {
  /// Two Bills and a Japanese friend.
  static let sample = ContactBook([
    Person(displayName: "Bill James", contactIdentifier: "c1"),
    Person(displayName: "Bill Smith", contactIdentifier: "c2"),
    Person(displayName: "山田太郎", contactIdentifier: "c3"),
    Person(displayName: "José Núñez", contactIdentifier: "c4"),
  ])
}
