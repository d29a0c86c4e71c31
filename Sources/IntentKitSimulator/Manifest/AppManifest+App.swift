public import IntentKitCore

extension AppManifest {
  /// The relevant keys in the Info.plist of an app.
  ///
  /// A property is nil if the key is missing.
  public struct App: PropertyListRecord {
    /// `CFBundleDisplayName`, the name that users say for the app.
    public var displayName: String?
    /// `CFBundleName`, which replaces a missing display name.
    public var bundleName: String?
    /// `NSSiriUsageDescription`, the text that users see when the app requests access to Siri.
    public var siriUsageDescription: String?
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

    /// Creates an empty property list.
    public init() {}

    /// The name that users say for the app, or nil if it has none (What Siri does, 6).
    public var spokenName: String? {
      [displayName, bundleName].compactMap(\.self).first { !$0.trimmed.isEmpty }
    }

    public static let recordSchema = RecordSchema(
      name: "App",
      fields: [
        ParameterSchema("CFBundleDisplayName", String.self),
        ParameterSchema("CFBundleName", String.self),
        ParameterSchema("NSSiriUsageDescription", String.self),
        ParameterSchema("NSUserActivityTypes", [String].self),
        ParameterSchema("INIntentsSupported", [String].self),
        ParameterSchema("INIntentsRestrictedWhileLocked", [String].self),
        ParameterSchema("INAlternativeAppNames", [AlternativeName].self),
        ParameterSchema("UIApplicationSceneManifest", SceneManifest.self),
      ])

    public init(from fields: inout ParameterReader) throws(ParameterError) {
      displayName = try fields.optional("CFBundleDisplayName")
      bundleName = try fields.optional("CFBundleName")
      siriUsageDescription = try fields.optional("NSSiriUsageDescription")
      userActivityTypes = try fields.optional("NSUserActivityTypes")
      intentsSupported = try fields.optional("INIntentsSupported")
      intentsRestrictedWhileLocked = try fields.optional("INIntentsRestrictedWhileLocked")
      alternativeNames = try fields.optional("INAlternativeAppNames")
      sceneManifest = try fields.optional("UIApplicationSceneManifest")
    }

    public func write(to fields: inout ParameterWriter) {
      fields.write("CFBundleDisplayName", displayName)
      fields.write("CFBundleName", bundleName)
      fields.write("NSSiriUsageDescription", siriUsageDescription)
      fields.write("NSUserActivityTypes", userActivityTypes)
      fields.write("INIntentsSupported", intentsSupported)
      fields.write("INIntentsRestrictedWhileLocked", intentsRestrictedWhileLocked)
      fields.write("INAlternativeAppNames", alternativeNames)
      fields.write("UIApplicationSceneManifest", sceneManifest)
    }
  }

  /// An alternative name of an app, which is an item of `INAlternativeAppNames`.
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

    public static let recordSchema = RecordSchema(
      name: "AlternativeName",
      fields: [
        ParameterSchema("INAlternativeAppName", String.self),
        ParameterSchema("INAlternativeAppNamePronunciationHint", String.self),
      ])

    public init(from fields: inout ParameterReader) throws(ParameterError) {
      name = try fields.optional("INAlternativeAppName")
      pronunciationHint = try fields.optional("INAlternativeAppNamePronunciationHint")
    }

    public func write(to fields: inout ParameterWriter) {
      fields.write("INAlternativeAppName", name)
      fields.write("INAlternativeAppNamePronunciationHint", pronunciationHint)
    }
  }

  /// The scene configuration of an app.
  public struct SceneManifest: PropertyListRecord {
    /// `UIApplicationSupportsMultipleScenes`, which is required for handling intents in the app.
    public var supportsMultipleScenes: Bool?

    /// Creates a scene configuration.
    public init(supportsMultipleScenes: Bool? = nil) {
      self.supportsMultipleScenes = supportsMultipleScenes
    }

    public static let recordSchema = RecordSchema(
      name: "SceneManifest",
      fields: [ParameterSchema("UIApplicationSupportsMultipleScenes", Bool.self)])

    public init(from fields: inout ParameterReader) throws(ParameterError) {
      supportsMultipleScenes = try fields.optional("UIApplicationSupportsMultipleScenes")
    }

    public func write(to fields: inout ParameterWriter) {
      fields.write("UIApplicationSupportsMultipleScenes", supportsMultipleScenes)
    }
  }

  /// The relevant entitlements of an app.
  public struct Entitlements: PropertyListRecord {
    /// `com.apple.developer.siri`, which allows the app to request access to Siri.
    public var siri: Bool?

    /// Creates the entitlements.
    public init(siri: Bool? = nil) {
      self.siri = siri
    }

    public static let recordSchema = RecordSchema(
      name: "Entitlements", fields: [ParameterSchema("com.apple.developer.siri", Bool.self)])

    public init(from fields: inout ParameterReader) throws(ParameterError) {
      siri = try fields.optional("com.apple.developer.siri")
    }

    public func write(to fields: inout ParameterWriter) {
      fields.write("com.apple.developer.siri", siri)
    }
  }
}
