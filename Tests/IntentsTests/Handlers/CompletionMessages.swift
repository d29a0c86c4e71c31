import Intents

/// A handler of messages whose methods call a completion.
class CompletionMessages: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, !recipients.isEmpty else {
      completion([.needsValue()])
      return
    }
    DispatchQueue.global().async {
      completion(
        recipients.map { recipient in
          let matches = Friends.named(recipient.displayName)
          switch matches.count {
          case 2...Int.max: return .disambiguation(with: matches)
          case 1: return .success(with: matches[0])
          default: return .unsupported()
          }
        })
    }
  }

  func resolveContent(
    for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let text = intent.content, !text.isEmpty {
      completion(.success(with: text))
    } else {
      completion(.needsValue())
    }
  }

  func confirm(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .ready, userActivity: userActivity))
  }

  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .success, userActivity: userActivity))
  }
}
