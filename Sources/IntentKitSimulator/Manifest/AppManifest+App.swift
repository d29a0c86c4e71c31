public import IntentKitCore

extension AppManifest {
  /// What matters in the Info.plist of an app; nil stands for a key that is not there.
  public struct App: PropertyListRecord {
    /// `CFBundleDisplayName`, the name by which users speak of the app.
    public var displayName: String?
    /// `CFBundleName`, which stands in for the display name.
    public var bundleName: String?
    /// `NSSiriUsageDescription`, what users read when they are asked to allow Siri.
    public var siriUsageDescription: String?
    /// `NSUserActivityTypes`, the activities that the app can go on with.
    public var userActivityTypes: [String]?
    /// `INIntentsSupported`, the intents that the app handles itself.
    public var intentsSupported: [String]?
    /// `INIntentsRestrictedWhileLocked`, those among them that want an unlocked device.
    public var intentsRestrictedWhileLocked: [String]?
    /// `INAlternativeAppNames`, other names by which users may speak of the app.
    public var alternativeNames: [AlternativeName]?
    /// `UIApplicationSceneManifest`, what the app says of its scenes.
    public var sceneManifest: SceneManifest?

    /// Makes a list of some keys.
    public init(
      displayName: String? = nil, bundleName: String? = nil, siriUsageDescription: String? = nil,
      userActivityTypes: [String]? = nil, intentsSupported: [String]? = nil,
      intentsRestrictedWhileLocked: [String]? = nil, alternativeNames: [AlternativeName]? = nil,
      sceneManifest: SceneManifest? = nil
    ) {
      self.displayName = displayName
      self.bundleName = bundleName
      self.siriUsageDescription = siriUsageDescription
      self.userActivityTypes = userActivityTypes
      self.intentsSupported = intentsSupported
      self.intentsRestrictedWhileLocked = intentsRestrictedWhileLocked
      self.alternativeNames = alternativeNames
      self.sceneManifest = sceneManifest
    }

    /// The name by which users speak of the app, or nil when it has none (behaviour reference, section 6).
    public var spokenName: String? {
      [displayName, bundleName].compactMap(\.self).first { !$0.trimmed.isEmpty }
    }

    public static let recordFields = RecordFields<App>(
      .optional("CFBundleDisplayName", \.displayName),
      .optional("CFBundleName", \.bundleName),
      .optional("NSSiriUsageDescription", \.siriUsageDescription),
      .optional("NSUserActivityTypes", \.userActivityTypes),
      .optional("INIntentsSupported", \.intentsSupported),
      .optional("INIntentsRestrictedWhileLocked", \.intentsRestrictedWhileLocked),
      .optional("INAlternativeAppNames", \.alternativeNames),
      .optional("UIApplicationSceneManifest", \.sceneManifest),
      make: App.init)
  }

  /// One more name of an app, an item of `INAlternativeAppNames`.
  public struct AlternativeName: PropertyListRecord {
    /// `INAlternativeAppName`, the name.
    public var name: String?
    /// `INAlternativeAppNamePronunciationHint`, how it sounds.
    public var pronunciationHint: String?

    /// Makes an item.
    public init(_ name: String? = nil, pronunciationHint: String? = nil) {
      self.name = name
      self.pronunciationHint = pronunciationHint
    }

    public static let recordFields = RecordFields<AlternativeName>(
      .optional("INAlternativeAppName", \.name),
      .optional("INAlternativeAppNamePronunciationHint", \.pronunciationHint),
      make: AlternativeName.init)
  }

  /// What an app says of its scenes.
  public struct SceneManifest: PropertyListRecord {
    /// `UIApplicationSupportsMultipleScenes`, without which the app handles no intents itself.
    public var supportsMultipleScenes: Bool?

    /// Makes a list.
    public init(supportsMultipleScenes: Bool? = nil) {
      self.supportsMultipleScenes = supportsMultipleScenes
    }

    public static let recordFields = RecordFields<SceneManifest>(
      .optional("UIApplicationSupportsMultipleScenes", \.supportsMultipleScenes),
      make: SceneManifest.init)
  }

  /// What matters among the entitlements of an app.
  public struct Entitlements: PropertyListRecord {
    /// `com.apple.developer.siri`, the permission to ask users for Siri.
    public var siri: Bool?

    /// Makes a list.
    public init(siri: Bool? = nil) {
      self.siri = siri
    }

    public static let recordFields = RecordFields<Entitlements>(
      .optional("com.apple.developer.siri", \.siri),
      make: Entitlements.init)
  }
}
