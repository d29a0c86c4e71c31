/// What the system knows of an app: our reading of its Info.plist keys and entitlements.
public struct AppDescription: Sendable, Hashable {
  /// The name by which users speak of it: the bundle's display name.
  public var displayName: String
  /// Other names by which users may speak of it, from `INAlternativeAppNames`; the system takes
  /// three at most, and only of apps with an Intents extension (behaviour reference, 6).
  public var alternativeNames: [String]
  /// The intents its extensions declare, as SiriKit names their classes; nil when nothing is known.
  public var intentsSupported: [String]?
  /// The intents that the app itself handles, from `INIntentsSupported` (behaviour reference, 5.1).
  public var intentsSupportedInApp: [String]
  /// The intents it wants to see on an unlocked device only.
  public var intentsRestrictedWhileLocked: [String]
  /// The activity types it declares; nil when nothing is known.
  public var userActivityTypes: [String]?
  /// Whether the app supports multiple scenes, without which it cannot handle intents itself.
  public var supportsMultipleScenes: Bool
  /// Whether it has the entitlement `com.apple.developer.siri`.
  public var hasSiriEntitlement: Bool
  /// Whether it says what it uses Siri for, in `NSSiriUsageDescription`.
  public var hasSiriUsageDescription: Bool

  /// Makes a description.
  public init(
    displayName: String, alternativeNames: [String] = [], intentsSupported: [String]? = nil,
    intentsSupportedInApp: [String] = [], intentsRestrictedWhileLocked: [String] = [],
    userActivityTypes: [String]? = nil, supportsMultipleScenes: Bool = false,
    hasSiriEntitlement: Bool = true, hasSiriUsageDescription: Bool = true
  ) {
    self.displayName = displayName
    self.alternativeNames = alternativeNames
    self.intentsSupported = intentsSupported
    self.intentsSupportedInApp = intentsSupportedInApp
    self.intentsRestrictedWhileLocked = intentsRestrictedWhileLocked
    self.userActivityTypes = userActivityTypes
    self.supportsMultipleScenes = supportsMultipleScenes
    self.hasSiriEntitlement = hasSiriEntitlement
    self.hasSiriUsageDescription = hasSiriUsageDescription
  }

  /// Where an intent is handled, or nil when the app does not declare it.
  ///
  /// An extension is preferred to the app, being the lighter of the two (behaviour reference, 5.1).
  public func handlingSite(of schema: IntentSchema) -> HandlingSite? {
    let name = schema.siriKitName
    if intentsSupported?.contains(name) == true { return .intentsExtension }
    if intentsSupportedInApp.contains(name) { return .app }
    return intentsSupported == nil ? .intentsExtension : nil
  }

  /// The intents that the app declares, without prefix and ending; nil when nothing is known.
  ///
  /// - Parameter custom: The custom intents that the app brings along.
  package func intentNames(custom: [IntentSchema]) -> [String]? {
    guard intentsSupported != nil || !intentsSupportedInApp.isEmpty else { return nil }
    var seen: Set<String> = []
    return ((intentsSupported ?? []) + intentsSupportedInApp).map { name in
      custom.first { $0.siriKitName == name }?.name ?? SystemIntents.named(name)?.schema.name
        ?? name
    }.filter { seen.insert($0).inserted }
  }
}

/// The two places in which an intent can be handled.
public enum HandlingSite: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// An extension of the app, in a process of its own.
  case intentsExtension
  /// The app itself.
  case app
}
