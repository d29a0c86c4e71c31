public import IntentKitCore

/// Sends messages to the people in an address book.
public struct SendMessageHandler {
  private let people: [Person]

  /// Creates a handler.
  public init(people: [Person]) {
    self.people = people
  }
}

extension SendMessageHandler: SendMessageIntentHandling {
  public func resolveRecipients(
    for intent: SendMessageIntent
  ) async -> [SendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      if people.contains(recipient) { return .success(with: recipient) }
      let name = recipient.displayName.lowercased()
      let matches = people.filter { $0.displayName.lowercased().contains(name) }
      switch matches.count {
      case 0: return .unsupported(forReason: .noAccount)
      case 1: return .success(with: matches[0])
      default: return .disambiguation(with: matches)
      }
    }
  }

  public func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
    guard let content = intent.content, !content.isEmpty else { return .needsValue() }
    return .success(with: content)
  }

  public func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    // The host records the output of an extension in a log.
    print("sending “\(intent.content ?? "")”")
    return SendMessageIntentResponse(code: .success)
  }
}
