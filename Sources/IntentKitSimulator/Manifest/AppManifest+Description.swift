public import IntentKitCore

extension AppManifest {
  /// The app description that the system derives from this manifest.
  ///
  /// Like the system, it combines the intents of all extensions in one list, without the extensions
  /// that only provide an interface. A missing display name is empty.
  public var appDescription: AppDescription {
    let services = extensions.filter(\.handlesIntents)
    let restricted =
      services.flatMap { $0.intentsRestrictedWhileLocked ?? [] }
      + (app.intentsRestrictedWhileLocked ?? [])
    return AppDescription(
      displayName: app.spokenName ?? "",
      alternativeNames: (app.alternativeNames ?? []).compactMap(\.name).filter {
        !$0.trimmed.isEmpty
      },
      intentsSupported: services.flatMap { $0.intentsSupported ?? [] }.uniqued,
      intentsSupportedInApp: app.intentsSupported ?? [],
      intentsRestrictedWhileLocked: restricted.uniqued,
      userActivityTypes: app.userActivityTypes ?? [],
      supportsMultipleScenes: app.sceneManifest?.supportsMultipleScenes ?? false,
      hasSiriEntitlement: entitlements.siri ?? false,
      hasSiriUsageDescription: app.siriUsageDescription?.trimmed.isEmpty == false,
      vocabularies: vocabularies)
  }

  /// Creates a manifest that results in an app description.
  ///
  /// Values that the description doesn't contain are those of a new project: the principal class of
  /// the extension and the texts of the usage descriptions. If the supported intents are unknown,
  /// the manifest doesn't declare any.
  public init(_ description: AppDescription) {
    self.init()
    app.displayName = description.displayName
    if description.hasSiriUsageDescription {
      app.siriUsageDescription = "\(description.displayName) works with Siri."
    }
    app.locationUsageDescription = "\(description.displayName) works where you are."
    app.userActivityTypes = description.userActivityTypes
    let names = description.alternativeNames.map { AlternativeName($0) }
    app.alternativeNames = names.isEmpty ? nil : names
    if description.supportsMultipleScenes {
      app.sceneManifest = SceneManifest(supportsMultipleScenes: true)
    }
    entitlements.siri = description.hasSiriEntitlement
    vocabularies = description.vocabularies
    let inApp = Set(description.intentsSupportedInApp)
    let inExtension = Set(description.intentsSupported ?? [])
    let restricted = description.intentsRestrictedWhileLocked
    if !inApp.isEmpty {
      app.intentsSupported = description.intentsSupportedInApp
      let restrictedInApp = restricted.filter(inApp.contains)
      app.intentsRestrictedWhileLocked = restrictedInApp.isEmpty ? nil : restrictedInApp
    }
    // Restricted intents that aren't supported stay in the manifest, at the likely place of the
    // mistake.
    let restrictedInExtension = restricted.filter {
      inExtension.contains($0) || !inApp.contains($0)
    }
    guard !inExtension.isEmpty || !restrictedInExtension.isEmpty else { return }
    var service = Extension()
    service.point = Extension.intentsPoint
    service.principalClass = "$(PRODUCT_MODULE_NAME).IntentHandler"
    service.intentsSupported = description.intentsSupported
    service.intentsRestrictedWhileLocked =
      restrictedInExtension.isEmpty ? nil : restrictedInExtension
    extensions = [service]
  }
}
