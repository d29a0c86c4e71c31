/// What the system knows of an app: our reading of its Info.plist keys.
public struct AppDescription: Sendable, Hashable {
  /// The name by which users speak of it: the bundle's display name.
  public var displayName: String
  /// The intents it declares, as SiriKit names their classes; nil when nothing is known.
  public var intentsSupported: [String]?
  /// The intents it wants to see on an unlocked device only.
  public var intentsRestrictedWhileLocked: [String]
  /// The activity types it declares; nil when nothing is known.
  public var userActivityTypes: [String]?

  /// Makes a description.
  public init(
    displayName: String, intentsSupported: [String]? = nil,
    intentsRestrictedWhileLocked: [String] = [], userActivityTypes: [String]? = nil
  ) {
    self.displayName = displayName
    self.intentsSupported = intentsSupported
    self.intentsRestrictedWhileLocked = intentsRestrictedWhileLocked
    self.userActivityTypes = userActivityTypes
  }
}
