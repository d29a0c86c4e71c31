/// The declarations of an app, from the keys of its Info.plist and its entitlements.
public struct AppDescription: DeclaredRecord {
  /// The bundle's display name, by which users refer to the app.
  public var displayName: String
  /// Other names by which users may refer to the app, from `INAlternativeAppNames`.
  ///
  /// The system reads at most three, and only if the app has an Intents extension. See
  /// <doc:WhatSiriDoes#6-Names>.
  public var alternativeNames: [String]
  /// The class names of the intents that the app's extensions declare; nil if unknown.
  public var intentsSupported: [String]?
  /// The intents that the app itself handles, from `INIntentsSupported`.
  ///
  /// See <doc:WhatSiriDoes#5.1-Extension-or-app>.
  public var intentsSupportedInApp: [String]
  /// The intents that require an unlocked device.
  public var intentsRestrictedWhileLocked: [String]
  /// The activity types that the app declares; nil if unknown.
  public var userActivityTypes: [String]?
  /// Whether the app supports multiple scenes, as in-app intent handling requires.
  public var supportsMultipleScenes: Bool
  /// Whether the app has the entitlement `com.apple.developer.siri`.
  public var hasSiriEntitlement: Bool
  /// Whether the app has an `NSSiriUsageDescription`.
  public var hasSiriUsageDescription: Bool
  /// The phrases that the app declares, by language.
  public var vocabularies: [AppVocabulary]

  /// Creates a description.
  public init(
    displayName: String, alternativeNames: [String] = [], intentsSupported: [String]? = nil,
    intentsSupportedInApp: [String] = [], intentsRestrictedWhileLocked: [String] = [],
    userActivityTypes: [String]? = nil, supportsMultipleScenes: Bool = false,
    hasSiriEntitlement: Bool = true, hasSiriUsageDescription: Bool = true,
    vocabularies: [AppVocabulary] = []
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
    self.vocabularies = vocabularies
  }

  /// Returns the place where an intent is handled, or nil if the app doesn't declare the intent.
  ///
  /// An extension is preferred to the app because it uses fewer resources. See
  /// <doc:WhatSiriDoes#5.1-Extension-or-app>.
  public func handlingSite(of schema: IntentSchema) -> HandlingSite? {
    let name = schema.siriKitName
    if intentsSupported?.contains(name) == true { return .intentsExtension }
    if intentsSupportedInApp.contains(name) { return .app }
    return intentsSupported == nil ? .intentsExtension : nil
  }

  /// Returns the names of the declared intents, without prefix and suffix, or nil if unknown.
  ///
  /// - Parameter custom: The custom intents that the app defines.
  /// - Returns: The names, each once. One of SiriKit's intents whose name a custom intent has, too,
  ///   is named by its class.
  package func intentNames(custom: [IntentSchema]) -> [String]? {
    var seen: Set<String> = []
    return classNames?.map { name in
      schema(ofClass: name, custom).map { custom.name(of: $0) } ?? name
    }.filter { seen.insert($0).inserted }
  }

  /// Returns the schemas of the declared intents that exist, or nil if the declarations are unknown.
  ///
  /// - Parameter custom: The custom intents that the app defines.
  /// - Returns: The schemas, each once.
  package func declaredIntents(custom: [IntentSchema]) -> [IntentSchema]? {
    var seen: Set<String> = []
    return classNames?.compactMap { schema(ofClass: $0, custom) }.filter {
      seen.insert($0.siriKitName).inserted
    }
  }

  /// Returns whether the user must allow Siri to use the app for an intent.
  ///
  /// Custom intents are actions in Shortcuts, and an app that only offers these doesn't need
  /// permission. See <doc:WhatSiriDoes#5.2-Authorization-and-locked-devices>.
  func needsPermission(for schema: IntentSchema) -> Bool {
    guard schema.isCustom else { return true }
    return classNames?.contains { SystemIntents.named($0)?.schema.siriKitName == $0 } ?? false
  }

  /// The class names of all declared intents, or nil if unknown.
  private var classNames: [String]? {
    guard intentsSupported != nil || !intentsSupportedInApp.isEmpty else { return nil }
    return (intentsSupported ?? []) + intentsSupportedInApp
  }

  private func schema(ofClass name: String, _ custom: [IntentSchema]) -> IntentSchema? {
    custom.first { $0.siriKitName == name } ?? SystemIntents.named(name)?.schema
  }

  public static let recordFields = RecordFields<AppDescription>(
    textField: "displayName",
    .required("displayName", \.displayName),
    .optional("alternativeNames", \.alternativeNames, absence: []),
    .optional("intentsSupported", \.intentsSupported),
    .optional("intentsSupportedInApp", \.intentsSupportedInApp, absence: []),
    .optional("intentsRestrictedWhileLocked", \.intentsRestrictedWhileLocked, absence: []),
    .optional("userActivityTypes", \.userActivityTypes),
    .optional("supportsMultipleScenes", \.supportsMultipleScenes, absence: false),
    .optional("hasSiriEntitlement", \.hasSiriEntitlement, absence: true),
    .optional("hasSiriUsageDescription", \.hasSiriUsageDescription, absence: true),
    .optional("vocabularies", \.vocabularies, absence: []),
    make: AppDescription.init)
}

/// The places where an intent can be handled.
public enum HandlingSite: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
  /// An extension of the app, in a separate process.
  case intentsExtension
  /// The app itself.
  case app
}
