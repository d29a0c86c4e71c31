public import IntentKitCore

extension AppManifest {
  /// The relevant keys in the Info.plist of an app.
  ///
  /// A property is nil if the key is missing.
  public struct App: PropertyListRecord {
    /// `CFBundleDisplayName`, the name that users say for the app.
    public var displayName: String?
    /// `CFBundleName`, the replacement of a missing display name.
    public var bundleName: String?
    /// `NSSiriUsageDescription`, the text that users see when the app requests access to Siri.
    public var siriUsageDescription: String?
    /// `NSLocationWhenInUseUsageDescription`, the text that users see when the app requests their
    /// location.
    public var locationUsageDescription: String?
    /// `NSUserActivityTypes`, the types of the activities that the app can continue.
    public var userActivityTypes: [String]?
    /// `INIntentsSupported`, the intents that the app handles itself.
    public var intentsSupported: [String]?
    /// `INIntentsRestrictedWhileLocked`, the supported intents that require an unlocked device.
    public var intentsRestrictedWhileLocked: [String]?
    /// `INAlternativeAppNames`, the other names that users say for the app.
    public var alternativeNames: [AlternativeName]?
    /// `UIApplicationSceneManifest`, the app's scene configuration.
    public var sceneManifest: SceneManifest?

    /// The name that users say for the app, if any (What Siri does, 6).
    public var spokenName: String? {
      [displayName, bundleName].compactMap(\.self).first { !$0.trimmed.isEmpty }
    }

    public static let recordFields = RecordFields<App>(
      .optional("CFBundleDisplayName", \.displayName),
      .optional("CFBundleName", \.bundleName),
      .optional("NSSiriUsageDescription", \.siriUsageDescription),
      .optional("NSLocationWhenInUseUsageDescription", \.locationUsageDescription),
      .optional("NSUserActivityTypes", \.userActivityTypes),
      .optional("INIntentsSupported", \.intentsSupported),
      .optional("INIntentsRestrictedWhileLocked", \.intentsRestrictedWhileLocked),
      .optional("INAlternativeAppNames", \.alternativeNames),
      .optional("UIApplicationSceneManifest", \.sceneManifest),
      make: App.init)
  }

  /// An item of `INAlternativeAppNames`.
  public struct AlternativeName: PropertyListRecord {
    /// `INAlternativeAppName`, the name.
    public var name: String?
    /// `INAlternativeAppNamePronunciationHint`, the pronunciation of the name.
    public var pronunciationHint: String?

    /// Creates an alternative name.
    public init(_ name: String? = nil, pronunciationHint: String? = nil) {
      self.name = name
      self.pronunciationHint = pronunciationHint
    }

    public static let recordFields = RecordFields<AlternativeName>(
      .optional("INAlternativeAppName", \.name),
      .optional("INAlternativeAppNamePronunciationHint", \.pronunciationHint),
      make: AlternativeName.init)
  }

  /// The scene configuration of an app.
  public struct SceneManifest: PropertyListRecord {
    /// `UIApplicationSupportsMultipleScenes`, a condition for handling intents in the app.
    public var supportsMultipleScenes: Bool?

    /// Creates a scene configuration.
    public init(supportsMultipleScenes: Bool? = nil) {
      self.supportsMultipleScenes = supportsMultipleScenes
    }

    public static let recordFields = RecordFields<SceneManifest>(
      .optional("UIApplicationSupportsMultipleScenes", \.supportsMultipleScenes),
      make: SceneManifest.init)
  }

  /// The relevant entitlements of an app.
  public struct Entitlements: PropertyListRecord {
    /// `com.apple.developer.siri`, a condition for asking the user for access to Siri.
    public var siri: Bool?

    public static let recordFields = RecordFields<Entitlements>(
      .optional("com.apple.developer.siri", \.siri),
      make: Entitlements.init)
  }
}
