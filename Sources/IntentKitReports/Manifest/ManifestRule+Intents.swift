import IntentKitCore
import IntentKitSimulator

// The rules for the intents that an app declares. Each rule cites the section of “What Siri does”
// it derives from.

extension ManifestRule {
  // What Siri does, 1.1 and 1.5: The system finds an app by the intents it declares.
  static func noIntents(_ subject: ManifestSubject) -> Violation? {
    guard !subject.hasExtensionForIntents, subject.manifest.app.intentsSupported?.isEmpty != false
    else { return nil }
    return Violation(
      path: ParameterPath([.name("extensions")]),
      message:
        "Neither the app nor an extension declares an intent, so the app receives no requests.",
      cure: "Add an Intents extension with IntentsSupported, or INIntentsSupported to the app.")
  }

  // What Siri does, 10: Error 2004.
  static func unknownIntent(_ subject: ManifestSubject) -> [Violation] {
    (subject.declared + subject.shown).compactMap { intent in
      guard case .unknown(let suggestion) = intent.kind else { return nil }
      let cure = suggestion.map { "Did you mean \($0)?" }
      return Violation(
        path: intent.path, message: "SiriKit has no class \(intent.name.quoted).",
        cure: cure ?? "Use the name of a SiriKit class, such as INSendMessageIntent.")
    }
  }

  // What Siri does, 10: Error 2004. A class that isn't SiriKit's must be one of the app's own.
  static func customIntent(_ subject: ManifestSubject) -> [Violation] {
    subject.declared.compactMap { intent in
      guard intent.isCustom else { return nil }
      return Violation(
        path: intent.path,
        message: "\(intent.name.quoted) isn't a SiriKit class. It must be defined in an intent "
          + "definition file of the app.",
        cure: "Add the definition file to the targets of the app and its extension.")
    }
  }

  // What Siri does, 7: Such an intent can only be donated.
  static func notHandledByApps(_ subject: ManifestSubject) -> [Violation] {
    subject.declared.compactMap { intent in
      guard let schema = intent.schema, !schema.isHandled else { return nil }
      return Violation(
        path: intent.path,
        message: "Apps can't handle \(intent.name); they can only donate it.",
        cure: "Remove it, and donate it when the user performs the action in the app.")
    }
  }

  // A deprecated intent still works until it's removed.
  static func deprecatedIntent(_ subject: ManifestSubject) -> [Violation] {
    subject.declared.compactMap { intent in
      guard let deprecation = intent.schema?.availability.deprecation else { return nil }
      let replacement = deprecation.replacement.map {
        SystemIntents.named($0)?.schema.siriKitName ?? $0
      }
      return Violation(
        path: intent.path,
        message: "\(intent.name) has been deprecated since \(deprecation.versions.versionList).",
        cure: replacement.map { "Use \($0)." }
          ?? "SiriKit has no replacement; don't rely on it alone.")
    }
  }

  // What Siri does, 1.9: Error 2001.
  static func intentInTwoExtensions(_ subject: ManifestSubject) -> [Violation] {
    var owners: [String: DeclaredIntent.Site] = [:]
    return subject.declared.compactMap { intent in
      guard intent.site != .app else { return nil }
      guard let owner = owners[intent.name] else {
        owners[intent.name] = intent.site
        return nil
      }
      guard owner != intent.site, case .intentsExtension(let number) = owner else { return nil }
      return Violation(
        path: intent.path,
        message:
          "\(intent.name.quoted) is also supported by another extension, extensions[\(number)].",
        cure: "Declare it in only one extension.")
    }
  }

  // What Siri does, 5.1: The system prefers the extension, which is more lightweight.
  static func intentInExtensionAndApp(_ subject: ManifestSubject) -> [Violation] {
    let inExtensions = subject.namesInExtensions
    return subject.declared.compactMap { intent in
      guard intent.site == .app, inExtensions.contains(intent.name) else { return nil }
      return Violation(
        path: intent.path,
        message:
          "An extension also supports \(intent.name.quoted) and takes precedence over the app.",
        cure:
          "Declare it only in the extension, unless the extension hands requests over to the app.")
    }
  }

  // What Siri does, 5.2 and 10: Error 2002.
  static func restrictedNotSupported(_ subject: ManifestSubject) -> [Violation] {
    subject.manifest.extensions.enumerated().flatMap { number, one -> [Violation] in
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
          return Violation(
            path: .attribute(key, ofExtension: number, at: index),
            message:
              "\(name.quoted) is restricted, but it isn't in IntentsSupported of the extension.",
            cure: "Add it to IntentsSupported, or remove the restriction.")
        }
      }
    }
  }

  // What Siri does, 5.1: The same rule for the app.
  static func restrictedNotSupportedInApp(_ subject: ManifestSubject) -> [Violation] {
    let app = subject.manifest.app
    let supported = Set(app.intentsSupported ?? [])
    return (app.intentsRestrictedWhileLocked ?? []).enumerated().compactMap { index, name in
      guard !supported.contains(name) else { return nil }
      return Violation(
        path: .app("INIntentsRestrictedWhileLocked", at: index),
        message:
          "\(name.quoted) is restricted, but it isn't in INIntentsSupported of the app.",
        cure: "Add it to INIntentsSupported, or remove the restriction.")
    }
  }

  // What Siri does, 5.1 and 10: The system never calls the handler in the app and reports no error.
  static func singleScene(_ subject: ManifestSubject) -> Violation? {
    let inExtensions = subject.namesInExtensions
    let names = subject.declared.filter { $0.site == .app && !inExtensions.contains($0.name) }
      .map(\.name)
    guard let first = names.first,
      subject.manifest.app.sceneManifest?.supportsMultipleScenes != true
    else { return nil }
    let others = names.count > 1 ? " and \(names.count - 1) more" : ""
    return Violation(
      path: .app("UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes"),
      message: "The app handles \(first.quoted)\(others) itself but doesn't support "
        + "multiple scenes, so the system never calls its handlers.",
      cure:
        "Set UIApplicationSupportsMultipleScenes to true, or handle the intents in an extension.")
  }

  // What Siri does, 8: Maps requires all ride intents, and otherwise ignores the extension.
  static func ridesIncomplete(_ subject: ManifestSubject) -> Violation? {
    let rides = SystemIntents.rides.map(\.siriKitName)
    let declared = subject.declared.filter { rides.contains($0.name) }
    let names = Set(declared.map(\.name))
    let missing = rides.filter { !names.contains($0) }
    guard let first = declared.first, !missing.isEmpty else { return nil }
    return Violation(
      path: first.path,
      message: "Maps ignores an app that doesn't declare all ride intents; missing: "
        + "\(missing.joined(separator: ", ")).",
      cure: "Declare and handle all of them.")
  }
}
