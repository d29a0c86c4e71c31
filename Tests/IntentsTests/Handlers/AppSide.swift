import CoreLocation
import Intents

/// A tea with a note that only the app stores.
class NotedTea: INObject, @unchecked Sendable {
  /// The note.
  var note = ""

  override class var supportsSecureCoding: Bool { true }

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? NotedTea)?.note = note
    return copy
  }

  override func encode(with coder: NSCoder) { super.encode(with: coder) }
}

/// The app's side of donations and shortcuts.
class AppSide: NSObject, NSUserActivityDelegate {
  func log(_ intent: INIntent, _ error: (any Error)?) -> String {
    NSLog("%@ %@", intent, error?.localizedDescription ?? "done")
    return String(format: "%@", intent)
  }

  func donate(_ intent: INSendMessageIntent) {
    let interaction = INInteraction(intent: intent, response: nil)
    interaction.groupIdentifier = intent.conversationIdentifier
    interaction.donate { error in
      switch error {
      case let error as INIntentError where error.code == .donatingInteraction: break
      case let error as NSError where error.domain == INIntentErrorDomain: break
      default: break
      }
    }
  }

  func save(_ shortcut: INShortcut) throws -> Data {
    let relevant = INRelevantShortcut(shortcut: shortcut)
    relevant.relevanceProviders = [
      INLocationRelevanceProvider(
        region: CLCircularRegion(
          center: CLLocationCoordinate2DMake(1, 2), radius: 50, identifier: "home"))
    ]
    return try NSKeyedArchiver.archivedData(withRootObject: relevant, requiringSecureCoding: true)
  }

  func userActivityWillSave(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: ["saved": true])
  }

  func copies<Object: NSCopying>(of objects: [Object]) -> [Object] {
    objects.compactMap { $0.copy() as? Object }
  }
}
