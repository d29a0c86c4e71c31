public import IntentKitCore

extension AppManifest {
  /// What the system knows of an app that declares this.
  ///
  /// The intents of all extensions are one list, as the system sees them; extensions that only show intents have no part
  /// in it. The display name is empty when there is none.
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
      hasSiriUsageDescription: app.siriUsageDescription?.trimmed.isEmpty == false)
  }

  /// What an app would declare of which the system knows this.
  ///
  /// What the description is silent about is written as a new project has it: the name of the class that handles intents
  /// and the text of the usage description. Intents of which nothing is known are not declared.
  public init(_ description: AppDescription) {
    self.init()
    app.displayName = description.displayName
    if description.hasSiriUsageDescription {
      app.siriUsageDescription = "\(description.displayName) works with Siri."
    }
    app.userActivityTypes = description.userActivityTypes
    let names = description.alternativeNames.map { AlternativeName($0) }
    app.alternativeNames = names.isEmpty ? nil : names
    if description.supportsMultipleScenes {
      app.sceneManifest = SceneManifest(supportsMultipleScenes: true)
    }
    entitlements.siri = description.hasSiriEntitlement
    let inApp = Set(description.intentsSupportedInApp)
    let inExtension = Set(description.intentsSupported ?? [])
    let restricted = description.intentsRestrictedWhileLocked
    if !inApp.isEmpty {
      app.intentsSupported = description.intentsSupportedInApp
      let restrictedInApp = restricted.filter(inApp.contains)
      app.intentsRestrictedWhileLocked = restrictedInApp.isEmpty ? nil : restrictedInApp
    }
    // What is restricted and nowhere supported stays visible, where a mistake of an extension's author would stand.
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
