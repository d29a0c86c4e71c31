import Foundation
import Intents

class SendMessageHandler: NSObject, INSendMessageIntentHandling {
  private let book = AddressBook.shared

  // MARK: - Resolve

  func resolveRecipients(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    guard let recipients = intent.recipients, recipients.count > 0 else {
      completion([INPersonResolutionResult.needsValue()])
      return
    }
    var results = [INPersonResolutionResult]()
    for recipient in recipients {
      let matches = book.people(matching: recipient)
      switch matches.count {
      case 2...Int.max:
        results += [INPersonResolutionResult.disambiguation(with: matches)]
      case 1:
        results += [INPersonResolutionResult.success(with: matches[0])]
      default:
        results += [INPersonResolutionResult.unsupported()]
      }
    }
    completion(results)
  }

  func resolveContent(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    if let text = intent.content, !text.isEmpty {
      completion(INStringResolutionResult.success(with: text))
    } else {
      completion(INStringResolutionResult.needsValue())
    }
  }

  // MARK: - Confirm

  func confirm(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    // The app shows how a long message will look.
    let isLong = (intent.content ?? "").count > 140
    completion(
      INSendMessageIntentResponse(
        code: isLong ? .failureRequiringAppLaunch : .ready, userActivity: activity))
  }

  // MARK: - Handle

  func handle(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .success, userActivity: activity))
  }
}
