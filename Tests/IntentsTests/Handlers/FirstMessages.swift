import Intents

/// A handler of messages in the spelling of iOS 10.
class FirstMessages: INExtension, INSendMessageIntentHandling {
  override func handler(for intent: INIntent) -> Any { return self }

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
      let matches = Friends.named(recipient.displayName)
      switch matches.count {
      case 2...Int.max: results += [INPersonResolutionResult.disambiguation(with: matches)]
      case 1: results += [INPersonResolutionResult.success(with: matches[0])]
      default: results += [INPersonResolutionResult.unsupported()]
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

  func confirm(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .ready, userActivity: userActivity))
  }

  func handle(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let userActivity = NSUserActivity(activityType: NSStringFromClass(INSendMessageIntent.self))
    completion(INSendMessageIntentResponse(code: .success, userActivity: userActivity))
  }
}

/// The friends of the user, by name.
enum Friends {
  static func named(_ name: String) -> [INPerson] {
    let all: [String] = ["Bill Adams", "Bill Baker", "Maria"]
    return all.filter { $0.hasPrefix(name) }.map { (name: String) in
      INPerson(
        personHandle: INPersonHandle(value: "\(name)@example.com", type: .emailAddress),
        nameComponents: nil, displayName: name, image: nil, contactIdentifier: nil,
        customIdentifier: name)
    }
  }
}
