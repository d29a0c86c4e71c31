import IntentKitCore
import IntentKitSimulator

// The rules for the intents that an app declares. Each rule cites the section of “What Siri does”
// it derives from.

extension ManifestRule {
  // What Siri does, 1.1 and 1.5: The system finds an app by the intents it declares.
  static let noIntents = rule(
    "no-intents", .error, .documented, code: .noAppAvailable, needs: [.app, .extensions]
  ) { subject, found in
    // Without them, an app can still take part in suggestions and shortcuts.
    guard !subject.hasExtensionForIntents, subject.manifest.app.intentsSupported?.isEmpty != false,
      subject.manifest.extensions.allSatisfy({ $0.intentsSupported == nil }),
      case .none = subject.context.definitions
    else { return }
    found.add(
      ParameterPath([.name("extensions")]),
      "Neither the app nor an extension declares an intent, so the app receives no requests.",
      cure: "Add an Intents extension with IntentsSupported, or INIntentsSupported to the app.")
  }

  // What Siri does, 10: Error 2004.
  static let unknownIntent = rule("unknown-intent", .error, .documented, code: .invalidIntentName) {
    subject, found in
    for intent in subject.declared + subject.shown {
      guard case .unknown(let suggestion) = intent.kind else { continue }
      found.add(
        intent.path, "SiriKit has no class \(intent.name.quoted).",
        cure: suggestion.map { "Did you mean \($0)?" }
          ?? "Use the name of a SiriKit class, such as INSendMessageIntent.")
    }
  }

  // What Siri does, 10: Error 2004. A class that isn't SiriKit's must be one of the app's own.
  static let customIntent = rule("custom-intent", .note, .documented) { subject, found in
    guard case .none = subject.context.definitions else { return }
    for intent in subject.declared where intent.isCustom {
      found.add(
        intent.path,
        "\(intent.name.quoted) isn't a SiriKit class. It must be defined in an intent definition "
          + "file of the app.",
        cure: "Add the definition file to the targets of the app and its extension.")
    }
  }

  // The same for a project with definition files. The class can also be written by hand.
  static let undefinedIntent = rule("undefined-intent", .warning, .ours) { subject, found in
    for intent in subject.declared
    where intent.isCustom && subject.context.definitions.contains(intent.name) == false {
      found.add(
        intent.path,
        "\(intent.name.quoted) isn't a SiriKit class, and no intent definition file of the project "
          + "defines it.",
        cure: subject.context.definitions.suggestion(for: intent.name)
          ?? "Define it, or remove it here.")
    }
  }

  // What Siri does, 7: Such an intent can only be donated.
  static let notHandledByApps = rule("not-handled-by-apps", .error, .documented) { subject, found in
    for intent in subject.declared where intent.schema?.isHandled == false {
      found.add(
        intent.path, "Apps can't handle \(intent.name); they can only donate it.",
        cure: "Remove it, and donate it when the user performs the action in the app.")
    }
  }

  // A deprecated intent still works until it's removed.
  static let deprecatedIntent = rule("deprecated-intent", .note, .documented) { subject, found in
    for intent in subject.declared {
      guard let deprecation = intent.schema?.availability.deprecation else { continue }
      let replacement = deprecation.replacement.map {
        SystemIntents.named($0)?.schema.siriKitName ?? $0
      }
      found.add(
        intent.path,
        "\(intent.name) has been deprecated since \(deprecation.versions.versionList).",
        cure: replacement.map { "Use \($0)." }
          ?? "SiriKit has no replacement; don't rely on it alone.")
    }
  }

  // What Siri does, 1.9: Error 2001.
  static let intentInTwoExtensions = rule(
    "intent-in-two-extensions", .error, .documented, code: .intentSupportedByMultipleExtension
  ) { subject, found in
    var owners: [String: Int] = [:]
    for intent in subject.declared {
      guard case .intentsExtension(let number) = intent.site else { continue }
      guard let owner = owners[intent.name] else {
        owners[intent.name] = number
        continue
      }
      guard owner != number else { continue }
      found.add(
        intent.path,
        "\(intent.name.quoted) is also supported by another extension, "
          + "\(subject.name(ofExtension: owner)).",
        cure: "Declare it in only one extension.")
    }
  }

  // What Siri does, 5.1: The system prefers the extension, because it is more lightweight.
  static let intentInExtensionAndApp = rule("intent-in-extension-and-app", .note, .documented) {
    subject, found in
    let inExtensions = subject.namesInExtensions
    for intent in subject.declared where intent.site == .app && inExtensions.contains(intent.name) {
      found.add(
        intent.path,
        "An extension also supports \(intent.name.quoted) and takes precedence over the app.",
        cure:
          "Declare it only in the extension, unless the extension hands requests over to the app.")
    }
  }

  // What Siri does, 5.2 and 10: Error 2002.
  static let restrictedNotSupported = rule(
    "restricted-not-supported", .error, .documented, code: .restrictedIntentsNotSupportedByExtension
  ) { subject, found in
    for (number, one) in subject.manifest.extensions.enumerated() where one.handlesIntents {
      let lists = [
        ("IntentsRestrictedWhileLocked", one.intentsRestrictedWhileLocked),
        (
          "IntentsRestrictedWhileProtectedDataUnavailable",
          one.intentsRestrictedWhileProtectedDataUnavailable
        ),
      ]
      let supported = Set(one.intentsSupported ?? [])
      if supported.contains(where: \.hasVariable) { continue }
      for (key, names) in lists {
        for (index, name) in (names ?? []).enumerated()
        where !supported.contains(name) {
          found.add(
            .attribute(key, ofExtension: number, at: index),
            "\(name.quoted) is restricted, but it isn't in IntentsSupported of the extension.",
            cure: "Add it to IntentsSupported, or remove the restriction.")
        }
      }
    }
  }

  // What Siri does, 1.1 and 9.1: An interface is only shown for a request that is handled.
  static let shownNotHandled = rule(
    "shown-not-handled", .error, .documented, needs: [.app, .extensions]
  ) {
    subject, found in
    // A misspelled name is reported where it is.
    let handled = Set(subject.declared.map { $0.suggestion ?? $0.name })
    // An extension with another mistake may be the one that handles the intent.
    let isComplete = subject.manifest.extensions.indices.allSatisfy { number in
      let one = subject.manifest.extensions[number]
      return one.showsIntents
        || one.handlesIntents && one.intentsSupported?.isEmpty == false
          && !subject.extensionsWithMisplacedKeys.contains(number)
        || one.point != nil && !one.handlesIntents && one.intentsSupported == nil
    }
    guard isComplete, !handled.contains(where: \.hasVariable) else { return }
    for intent in subject.shown where !handled.contains(intent.name) {
      if case .unknown = intent.kind { continue }
      found.add(
        intent.path,
        "The extension provides an interface for \(intent.name.quoted), but neither an Intents extension "
          + "nor the app handles it.",
        cure:
          "Add it to IntentsSupported of the Intents extension that handles it, or remove it here.")
    }
  }

  // What Siri does, 5.1: The same rule for the app.
  static let restrictedNotSupportedInApp = rule(
    "restricted-not-supported-in-app", .warning, .observed
  ) {
    subject, found in
    let app = subject.manifest.app
    let supported = Set(app.intentsSupported ?? [])
    guard !supported.contains(where: \.hasVariable) else { return }
    for (index, name) in (app.intentsRestrictedWhileLocked ?? []).enumerated()
    where !supported.contains(name) {
      found.add(
        .app("INIntentsRestrictedWhileLocked", at: index),
        "\(name.quoted) is restricted, but it isn't in INIntentsSupported of the app.",
        cure: "Add it to INIntentsSupported, or remove the restriction.")
    }
  }

  // What Siri does, 5.1 and 10: The system never calls the handler in the app and reports no error.
  static let singleScene = rule("single-scene", .error, .documented, needs: [.app, .extensions]) {
    subject, found in
    let inExtensions = subject.namesInExtensions
    let names = subject.declared.filter { $0.site == .app && !inExtensions.contains($0.name) }
      .map(\.name)
    guard let first = names.first, subject.context.hasScenes != false,
      subject.manifest.app.sceneManifest?.supportsMultipleScenes != true
    else { return }
    let others = names.count > 1 ? " and \(names.count - 1) more" : ""
    found.add(
      .app("UIApplicationSceneManifest", "UIApplicationSupportsMultipleScenes"),
      "The app handles \(first.quoted)\(others) itself but doesn't support multiple scenes, so the "
        + "system never calls its handlers.",
      cure:
        "Set UIApplicationSupportsMultipleScenes to true, or handle the intents in an extension.")
  }

  // What Siri does, 8: Maps requires all ride intents, and otherwise ignores the extension.
  static let ridesIncomplete = rule(
    "rides-incomplete", .warning, .documented, needs: [.app, .extensions]
  ) { subject, found in
    let rides = SystemIntents.rides.map(\.siriKitName)
    let declared = subject.declared.filter { rides.contains($0.name) }
    let names = Set(declared.map(\.name))
    guard !subject.declared.contains(where: \.name.hasVariable) else { return }
    let missing = rides.filter { !names.contains($0) }
    guard let first = declared.first, !missing.isEmpty else { return }
    found.add(
      first.path,
      "Maps ignores an app that doesn't declare all ride intents; missing: "
        + "\(missing.joined(separator: ", ")).",
      cure: "Declare and handle all of them.")
  }
}

extension ManifestContext.Definitions {
  /// Returns the cure for a name that resembles a class.
  fileprivate func suggestion(for name: String) -> String? {
    guard case .classes(let classes) = self else { return nil }
    return name.nearest(in: classes.sorted(), within: 3).map { "Did you mean \($0)?" }
  }
}
