import Intents

/// A handler of messages with asynchronous methods.
class AsynchronousMessages: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    guard let recipients = intent.recipients, !recipients.isEmpty else { return [.needsValue()] }
    return recipients.map { recipient in
      let matches = Friends.named(recipient.displayName)
      return switch matches.count {
      case 2...Int.max: .disambiguation(with: matches)
      case 1: .success(with: matches[0])
      default: .unsupported()
      }
    }
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    guard let text = intent.content, !text.isEmpty else { return .needsValue() }
    return .success(with: text)
  }

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    return INSendMessageIntentResponse(code: .ready, userActivity: userActivity)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    return INSendMessageIntentResponse(code: .success, userActivity: userActivity)
  }
}
