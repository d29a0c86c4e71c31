import Intents

/// Sends a message in UnicornChat: the typed sample's handler, as it is written for SiriKit.
final class MessageHandler: NSObject, INSendMessageIntentHandling {
  private let chat: ChatState

  init(_ chat: ChatState) { self.chat = chat }

  // MARK: - 1. Resolve

  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      completion([intent.speakableGroupName == nil ? .needsValue() : .notRequired()])
      return
    }
    completion(
      recipients.map { recipient in
        let matches = chat.people(matching: recipient)
        switch matches.count {
        case 0: return .unsupported()
        case 1: return .success(with: matches[0])
        default: return .disambiguation(with: matches)
        }
      })
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    guard let content = intent.content, !content.isEmpty else {
      completion(.needsValue())
      return
    }
    completion(.success(with: content))
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.speakableGroupName else {
      completion(.notRequired())
      return
    }
    let matches = chat.groups(matching: name)
    switch matches.count {
    case 0: completion(.unsupported())
    case 1: completion(.success(with: matches[0]))
    default: completion(.disambiguation(with: matches))
    }
  }

  // MARK: - 2. Confirm

  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    guard chat.isSignedIn else {
      let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
      activity.userInfo = ["error": "UserLoggedOut"]
      completion(
        INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity))
      return
    }
    completion(
      INSendMessageIntentResponse(
        code: chat.isOnline ? .ready : .failureMessageServiceNotAvailable, userActivity: nil))
  }

  // MARK: - 3. Handle

  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    guard let content = intent.content, intent.recipients != nil || intent.speakableGroupName != nil
    else {
      completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    response.sentMessages = [
      INMessage(
        identifier: "message-1", conversationIdentifier: nil, content: content,
        dateSent: chat.now, sender: nil, recipients: intent.recipients ?? [],
        groupName: intent.speakableGroupName, messageType: .text)
    ]
    completion(response)
  }
}
