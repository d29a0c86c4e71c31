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

    /// Makes a list without keys.
    public init() {}

    /// The name by which users speak of the app, or nil when it has none (behaviour reference, section 6).
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

  /// What an app says of its scenes.
  public struct SceneManifest: PropertyListRecord {
    /// `UIApplicationSupportsMultipleScenes`, without which the app handles no intents itself.
    public var supportsMultipleScenes: Bool?

    /// Makes a list.
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

  /// What matters among the entitlements of an app.
  public struct Entitlements: PropertyListRecord {
    /// `com.apple.developer.siri`, the permission to ask users for Siri.
    public var siri: Bool?

    /// Makes a list.
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
