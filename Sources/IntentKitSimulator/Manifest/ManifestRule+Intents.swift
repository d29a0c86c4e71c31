import IntentKitCore

// The rules for the intents that an app declares. Each rule cites the section of “What Siri does”
// it derives from.

extension ManifestRule {
  // What Siri does, 1.1 and 1.5: The system finds an app by the intents it declares.
  static func noIntents(_ subject: ManifestSubject) -> [Breach] {
    guard !subject.hasExtensionForIntents, subject.manifest.app.intentsSupported?.isEmpty != false
    else { return [] }
    return [
      Breach(
        path: ParameterPath([.name("extensions")]),
        message: "Neither an extension nor the app declares an intent, so no request reaches it.",
        cure: "Add an Intents extension with IntentsSupported, or INIntentsSupported to the app.")
    ]
  }

  // What Siri does, 10: Error 2004.
  static func unknownIntent(_ subject: ManifestSubject) -> [Breach] {
    (subject.declared + subject.shown).compactMap { intent in
      guard case .unknown(let meant) = intent.kind else { return nil }
      let cure = meant.map { "Write \($0) if that is what is meant." }
      return Breach(
        path: intent.path, message: "SiriKit has no class \(intent.name.quoted).",
        cure: cure ?? "Use the name of an intent class of SiriKit, such as INSendMessageIntent.")
    }
  }

  // What Siri does, 10: Error 2004. A class that isn't SiriKit's must be one of the app's own.
  static func customIntent(_ subject: ManifestSubject) -> [Breach] {
    subject.declared.compactMap { intent in
      guard intent.isCustom else { return nil }
      return Breach(
        path: intent.path,
        message: "\(intent.name.quoted) is no class of SiriKit’s; it works if an intent definition "
          + "file of the app has it.",
        cure: "Make sure that the definition file belongs to the app and to its extension.")
    }
  }

  // What Siri does, 7: Such an intent can only be donated.
  static func notHandledByApps(_ subject: ManifestSubject) -> [Breach] {
    subject.declared.compactMap { intent in
      guard let schema = intent.schema, !schema.isHandled else { return nil }
      return Breach(
        path: intent.path,
        message: "Apps cannot handle \(intent.name); it is only donated.",
        cure: "Take it out, and donate it where the app shows what it is about.")
    }
  }

  // A deprecated intent still works until it's removed.
  static func deprecatedIntent(_ subject: ManifestSubject) -> [Breach] {
    subject.declared.compactMap { intent in
      guard let deprecation = intent.schema?.availability.deprecation else { return nil }
      let versions = deprecation.versions.sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
      let replacement = deprecation.replacement.map {
        SystemIntents.named($0)?.schema.siriKitName ?? $0
      }
      return Breach(
        path: intent.path, message: "\(intent.name) is deprecated since \(versions).",
        cure: replacement.map { "Use \($0)." }
          ?? "SiriKit names nothing in its place; do not rely on it alone.")
    }
  }

  // What Siri does, 1.9: Error 2001.
  static func intentInTwoExtensions(_ subject: ManifestSubject) -> [Breach] {
    var owners: [String: DeclaredIntent.Site] = [:]
    return subject.declared.compactMap { intent in
      guard intent.site != .app else { return nil }
      guard let owner = owners[intent.name] else {
        owners[intent.name] = intent.site
        return nil
      }
      guard owner != intent.site, case .intentsExtension(let number) = owner else { return nil }
      return Breach(
        path: intent.path,
        message:
          "\(intent.name.quoted) is supported by another extension too, extensions[\(number)].",
        cure: "Leave it to one of them.")
    }
  }

  // What Siri does, 5.1: The system prefers the extension, which is more lightweight.
  static func intentInExtensionAndApp(_ subject: ManifestSubject) -> [Breach] {
    let inExtensions = subject.namesInExtensions
    return subject.declared.compactMap { intent in
      guard intent.site == .app, inExtensions.contains(intent.name) else { return nil }
      return Breach(
        path: intent.path,
        message:
          "An extension supports \(intent.name.quoted) too, and it is the one that is asked.",
        cure:
          "Leave it to the extension, unless the app is to go on where the extension hands over.")
    }
  }

  // What Siri does, 10: Error 2002. Section 5.2 describes the lists.
  static func restrictedNotSupported(_ subject: ManifestSubject) -> [Breach] {
    subject.manifest.extensions.enumerated().flatMap { number, one -> [Breach] in
      guard one.handlesIntents else { return [] }
      let lists = [
        ("IntentsRestrictedWhileLocked", one.intentsRestrictedWhileLocked),
        (
          "IntentsRestrictedWhileProtectedDataUnavailable",
          one.intentsRestrictedWhileProtectedDataUnavailable
        ),
      ]
      let supported = Set(one.intentsSupported ?? [])
      return lists.flatMap { key, names in
        (names ?? []).enumerated().compactMap { index, name in
          guard !supported.contains(name) else { return nil }
          return Breach(
            path: .attribute(key, ofExtension: number, at: index),
            message:
              "\(name.quoted) is restricted, and IntentsSupported of the extension does not have it.",
            cure: "Add it to IntentsSupported, or take it out here.")
        }
      }
    }
  }

  // What Siri does, 5.1: The same rule for the app.
  static func restrictedNotSupportedInApp(_ subject: ManifestSubject) -> [Breach] {
    let app = subject.manifest.app
    let supported = Set(app.intentsSupported ?? [])
    return (app.intentsRestrictedWhileLocked ?? []).enumerated().compactMap { index, name in
      guard !supported.contains(name) else { return nil }
      return Breach(
        path: .app("INIntentsRestrictedWhileLocked", at: index),
        message:
          "\(name.quoted) is restricted, and INIntentsSupported of the app does not have it.",
        cure: "Add it to INIntentsSupported, or take it out here.")
    }
  }

  // What Siri does, 5.1 and 10: The system never calls the handler in the app and reports no error.
  static func singleScene(_ subject: ManifestSubject) -> [Breach] {
    let inExtensions = subject.namesInExtensions
    let names = subject.declared.filter { $0.site == .app && !inExtensions.contains($0.name) }
      .map(\.name)
    guard let first = names.first,
      subject.manifest.app.sceneManifest?.supportsMultipleScenes != true
    else { return [] }
    let others = names.count > 1 ? " and \(names.count - 1) more" : ""
    return [
      Breach(
        path: .app("UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes"),
        message: "The app handles \(first.quoted)\(others) itself and does not support multiple "
          + "scenes, so it is never called.",
        cure: "Set UIApplicationSupportsMultipleScenes to true, or handle them in an extension.")
    ]
  }

  // What Siri does, 8: Maps requires all ride intents, and otherwise ignores the extension.
  static func ridesIncomplete(_ subject: ManifestSubject) -> [Breach] {
    let rides = SystemIntents.rides.map(\.siriKitName)
    let declared = subject.declared.filter { rides.contains($0.name) }
    let names = Set(declared.map(\.name))
    let missing = rides.filter { !names.contains($0) }
    guard let first = declared.first, !missing.isEmpty else { return [] }
    return [
      Breach(
        path: first.path,
        message: "Maps passes over an app that does not declare all intents of rides; missing: "
          + "\(missing.joined(separator: ", ")).",
        cure: "Declare and handle them all.")
    ]
  }
}
