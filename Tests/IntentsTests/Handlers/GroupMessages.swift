import Intents

/// A handler that saves a message where the app finds it.
class GroupMessages: INExtension, INSendMessageIntentHandling {
  func handle(
    intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    guard
      let container = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.com.example.messages")
    else {
      completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
      return
    }
    let file = container.appendingPathComponent("draft.txt")
    let isSaved = (try? intent.content?.write(to: file, atomically: true, encoding: .utf8)) != nil
    completion(INSendMessageIntentResponse(code: isSaved ? .success : .failure, userActivity: nil))
  }
}
