import IntentKitCore

/// The account of whoever uses UnicornChat.
struct UnicornAccount: Sendable {
  let isSignedIn: Bool
  let isOnline: Bool
  let now: Date

  /// Sends a message; in this sample nobody receives it.
  func send(_ content: String, to recipients: [Person], group: SpeakableString?) -> Message {
    Message(
      identifier: "message-1", content: content, dateSent: now, recipients: recipients,
      groupName: group, messageType: .text)
  }
}
