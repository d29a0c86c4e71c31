import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The account of the signed-in UnicornChat user.
struct UnicornAccount: Sendable {
  let isSignedIn: Bool
  let isOnline: Bool
  let now: Date

  /// Sends a message.
  ///
  /// This sample has no server, so the message isn't delivered.
  func send(_ content: String, to recipients: [Person], group: SpeakableString?) -> Message {
    Message(
      identifier: "message-1", content: content, dateSent: now, recipients: recipients,
      groupName: group, messageType: .text)
  }
}
