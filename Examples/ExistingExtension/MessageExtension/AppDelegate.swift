import Foundation
import Intents

/// The part of the app's delegate that doesn't need UIKit.
class AppDelegate: NSObject {
  var shown: String?

  func show(_ userActivity: NSUserActivity) -> Bool {
    guard let intent = userActivity.interaction?.intent as? INSendMessageIntent else {
      return false
    }
    shown = "a new message to \(intent.recipients?.first?.displayName ?? "a new contact")"
    return true
  }
}
