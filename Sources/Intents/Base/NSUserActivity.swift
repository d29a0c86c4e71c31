import IntentKitCore

/// The type of an activity that continues a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The identifier for deleting activities.
public typealias NSUserActivityPersistentIdentifier = String

/// An object that updates an activity before others receive it.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Updates an activity that needs it, before it leaves the handler in a response.
  func userActivityWillSave(_ userActivity: NSUserActivity)

  /// Called when another device continues the activity; never on a simulated device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)

  /// Receives streams to another device; never on a simulated device.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream)
}

// The methods are optional in Apple's framework.
extension NSUserActivityDelegate {
  /// Leaves the activity as it is.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}

  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}

  /// Does nothing.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}

/// A state that an app continues, as in Foundation, whose version for Linux lacks the class.
///
/// `@unchecked` because the properties can change, as in Foundation.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity.
  public let activityType: String
  /// The title that the user sees.
  public var title: String?
  /// Additional values of property lists.
  public var userInfo: [AnyHashable: Any]?
  /// The request and the response that led to the activity.
  public internal(set) var interaction: INInteraction?
  /// The keys of the values that the app needs.
  public var requiredUserInfoKeys: Set<String>?
  /// Whether the delegate updates the activity before it leaves the handler.
  public var needsSave = false
  /// The object that updates the activity.
  public weak var delegate: (any NSUserActivityDelegate)?
  /// A page with the same content.
  public var webpageURL: URL?
  /// The page that led to the activity.
  public var referrerURL: URL?
  /// The date after which the activity isn't offered anymore.
  public var expirationDate: Date?
  /// Words by which users find the activity.
  public var keywords: Set<String> = []
  /// The place of the content that can be targeted.
  public var targetContentIdentifier: String?
  /// Whether other devices can continue the activity.
  public var isEligibleForHandoff = true
  /// Whether searches find the activity.
  public var isEligibleForSearch = false
  /// Whether searches of all users find the activity.
  public var isEligibleForPublicIndexing = false
  /// Whether the system suggests the activity.
  public var isEligibleForPrediction = false
  /// The identifier for deleting the activity.
  public var persistentIdentifier: NSUserActivityPersistentIdentifier?
  /// The phrase that the app suggests for a shortcut.
  public var suggestedInvocationPhrase: String?
  /// The places where the system suggests a shortcut.
  public var shortcutAvailability: INShortcutAvailabilityOptions = []

  /// Creates an activity.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Creates an activity with an empty type, because the app's declared types are unknown here.
  public convenience override init() { self.init(activityType: "") }

  /// Adds values to the ones that the activity has.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Lets the delegate update the activity if it needs that.
  func saveIfNeeded() {
    guard needsSave else { return }
    delegate?.userActivityWillSave(self)
    needsSave = false
  }

  /// Does nothing here: a simulated device doesn't offer activities.
  public func becomeCurrent() {}

  /// Does nothing here: a simulated device doesn't offer activities.
  public func resignCurrent() {}

  /// Does nothing here: a simulated device doesn't offer activities.
  public func invalidate() {}

  /// Calls the completion at once: a simulated device saves no activities.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    handler()
  }

  /// Does nothing here: a simulated device saves no activities.
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {}

  /// Calls the completion at once: a simulated device saves no activities.
  public class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) {
    handler()
  }

  /// Does nothing here: a simulated device saves no activities.
  public class func deleteAllSavedUserActivities() async {}

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSUserActivity else { return false }
    return self === other || (try? Self.write(self)) == (try? Self.write(other))
  }

  public override var hash: Int { activityType.hashValue }
}

extension NSUserActivity: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> NSUserActivity {
    let core = try UserActivity(parameterValue: value)
    let activity = NSUserActivity(activityType: core.activityType)
    activity.title = core.title
    activity.userInfo = core.userInfo.map { $0.mapValues(PropertyListValue.read) }
    activity.interaction = try core.interaction.map { value throws(ParameterError) in
      try INInteraction.read(value.parameterValue)
    }
    activity.webpageURL = core.webpageURL
    activity.referrerURL = core.referrerURL
    activity.expirationDate = core.expirationDate
    activity.keywords = Set(core.keywords ?? [])
    activity.requiredUserInfoKeys = core.requiredUserInfoKeys.map { Set($0) }
    activity.persistentIdentifier = core.persistentIdentifier
    activity.targetContentIdentifier = core.targetContentIdentifier
    activity.suggestedInvocationPhrase = core.suggestedInvocationPhrase
    return activity
  }

  static func write(_ value: NSUserActivity) throws(ParameterError) -> ParameterValue {
    var core = UserActivity(activityType: value.activityType, title: value.title)
    core.userInfo = try value.userInfo.map { userInfo throws(ParameterError) in
      try inside("userInfo", try PropertyListValue.members(of: userInfo))
    }
    if let interaction = value.interaction {
      core.interaction = try inside(
        "interaction", try Interaction(parameterValue: try INInteraction.write(interaction)))
    }
    core.webpageURL = value.webpageURL
    core.referrerURL = value.referrerURL
    core.expirationDate = value.expirationDate
    // In a fixed order, because traces of equal runs are equal.
    core.keywords = value.keywords.isEmpty ? nil : value.keywords.sorted()
    core.requiredUserInfoKeys = value.requiredUserInfoKeys?.sorted()
    core.persistentIdentifier = value.persistentIdentifier
    core.targetContentIdentifier = value.targetContentIdentifier
    core.suggestedInvocationPhrase = value.suggestedInvocationPhrase
    return core.parameterValue
  }

  static var absent: NSUserActivity { NSUserActivity() }
}
