import Foundation
import Intents

class SearchForMessagesHandler: NSObject, INSearchForMessagesIntentHandling {
  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping (INSearchForMessagesIntentResponse) -> Void
  ) {
    let activity = NSUserActivity(activityType: NSStringFromClass(INSearchForMessagesIntent.self))
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: activity)
    let bill = AddressBook.shared.people[0]
    response.messages = [
      INMessage(
        identifier: "lunch", content: "Lunch at one?",
        dateSent: Date(timeIntervalSinceReferenceDate: 540_000_000), sender: bill, recipients: [])
    ]
    completion(response)
  }
}
