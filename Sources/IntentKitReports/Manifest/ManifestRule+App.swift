import IntentKitCore
import IntentKitSimulator

// The rules for the app's declarations. Each rule cites the section of “What Siri does” it derives
// from.

extension ManifestRule {
  // What Siri does, 6: The spoken name of the app is the bundle's display name.
  static let displayNameMissing = rule("display-name-missing", .error, .documented, needs: [.app]) {
    subject, found in
    guard subject.manifest.app.spokenName == nil else { return }
    found.add(
      .app("CFBundleDisplayName"),
      "The app has no display name, so users can't refer to it in requests to Siri.",
      cure: "Set CFBundleDisplayName, or CFBundleName.")
  }

  // What Siri does, 5.2 and 10: `INPreferences` throws without the entitlement.
  static let siriEntitlementMissing = rule(
    "siri-entitlement-missing", .error, .documented, needs: [.entitlements]
  ) { subject, found in
    guard subject.needsPermission, subject.manifest.entitlements.siri != true else { return }
    found.add(
      ParameterPath([.name("entitlements"), .name("com.apple.developer.siri")]),
      "The entitlement com.apple.developer.siri is missing, so INPreferences throws and the app "
        + "can't request access to Siri.",
      cure: "Add the Siri capability, which sets the entitlement to true.")
  }

  // What Siri does, 5.2 and 10: The app crashes when it requests access. Apps that leave the request to
  // the system are in the App Store without the key.
  static let usageDescriptionMissing = rule(
    "usage-description-missing", .warning, .documented, needs: [.app]
  ) { subject, found in
    let text = subject.manifest.app.siriUsageDescription
    guard subject.needsPermission, text?.trimmed.isEmpty != false else { return }
    found.add(
      .app("NSSiriUsageDescription"),
      "NSSiriUsageDescription is \(text == nil ? "missing" : "empty"), so the app crashes if it "
        + "requests access to Siri.",
      cure: "Describe in the app's Info.plist why the app uses Siri.")
  }

  // What Siri does, 8: A ride starts where the user is, and the extension has the app's permission.
  static let locationUsageMissing = rule(
    "location-usage-missing", .warning, .documented, needs: [.app]
  ) {
    subject, found in
    let text = subject.manifest.app.locationUsageDescription
    let rides: Set = ["INListRideOptionsIntent", "INRequestRideIntent"]
    guard text?.trimmed.isEmpty != false,
      subject.declared.contains(where: { rides.contains($0.name) })
    else { return }
    found.add(
      .app("NSLocationWhenInUseUsageDescription"),
      "The app offers rides, but NSLocationWhenInUseUsageDescription is "
        + "\(text == nil ? "missing" : "empty"), so it can't ask for the user's location, where a ride "
        + "starts.",
      cure: "Describe in the app's Info.plist why the app uses the location.")
  }

  // What Siri does, 6 and 10: Siri doesn't recognize names that consist of common words, but it
  // recognizes alternative names.
  static let commonDisplayName = rule("common-display-name", .warning, .observed) {
    subject, found in
    let app = subject.manifest.app
    guard let name = app.spokenName, name.utf8.count < 200 else { return }
    let words = name.foldedWords
    let alternatives = (app.alternativeNames ?? []).compactMap(\.name)
    guard !words.isEmpty, wordsOfIntents.isSuperset(of: words),
      alternatives.allSatisfy({ $0.folded == name.folded || $0.trimmed.isEmpty })
    else { return }
    found.add(
      .app(app.displayName == name ? "CFBundleDisplayName" : "CFBundleName"),
      "The name “\(name)” consists of words that are common in requests, so Siri may not recognize "
        + "it as a name.",
      cure: "Add alternative names in INAlternativeAppNames.")
  }

  // The App Store warns about it (90473).
  static let versionMismatch = rule("version-mismatch", .warning, .observed, needs: [.app]) {
    subject, found in
    for key in ["CFBundleVersion", "CFBundleShortVersionString"] {
      guard let own = subject.text(.app(key)) else { continue }
      for number in subject.manifest.extensions.indices {
        let path = ParameterPath([.name("extensions"), .index(number), .name(key)])
        guard let other = subject.text(path), other != own else { continue }
        found.add(
          path,
          "\(key) is \(other.quoted), but \(own.quoted) in the app, which the App Store reports as "
            + "90473.",
          cure: "Use one build setting for both, unless they are set when the app is exported.")
      }
    }
  }

  // An app can only contain extensions of its own.
  static let identifierNotPrefixed = rule(
    "identifier-not-prefixed", .warning, .documented, needs: [.app]
  ) { subject, found in
    let key = "CFBundleIdentifier"
    guard let own = subject.text(.app(key)) else { return }
    for number in subject.manifest.extensions.indices {
      let path = ParameterPath([.name("extensions"), .index(number), .name(key)])
      guard let other = subject.text(path), !other.hasPrefix("\(own).") else { continue }
      found.add(
        path,
        "The identifier \(other.quoted) doesn't begin with \("\(own).".quoted), that of the app.",
        cure: "Begin it with the identifier of the app, or embed the extension in its own app.")
    }
  }

  /// The words in the names of SiriKit's intents.
  private static let wordsOfIntents = Set(
    SystemIntents.all.flatMap { $0.schema.name.foldedWords })

  // What Siri does, 6.
  static let tooManyAlternativeNames = rule("too-many-alternative-names", .warning, .documented) {
    subject, found in
    let count = subject.alternativeNames.count
    guard count > 3 else { return }
    found.add(
      .app("INAlternativeAppNames", at: 3),
      "There are \(count) alternative names, but the maximum is three per language.",
      cure: "Keep the three most common names.")
  }

  // What Siri does, 6.
  static let alternativeNameMissing = rule("alternative-name-missing", .error, .documented) {
    subject, found in
    for (index, item) in subject.alternativeNames where item.name?.trimmed.isEmpty != false {
      found.add(
        .app("INAlternativeAppNames", at: index, "INAlternativeAppName"),
        "An item of INAlternativeAppNames lacks the required INAlternativeAppName.",
        cure: "Add the name, or remove the item.")
    }
  }

  // What Siri does, 6: An alternative name differs from the other names.
  static let repeatedAlternativeName = rule("repeated-alternative-name", .warning, .documented) {
    subject, found in
    let displayName = subject.manifest.app.spokenName?.folded
    var seen = Set([displayName].compactMap(\.self))
    for (index, item) in subject.alternativeNames {
      guard let name = item.name, !name.folded.isEmpty, !seen.insert(name.folded).inserted else {
        continue
      }
      found.add(
        .app("INAlternativeAppNames", at: index, "INAlternativeAppName"),
        "The alternative name \(name.quoted) "
          + (name.folded == displayName ? "is the display name." : "is a duplicate."),
        cure: "Change the name, or remove the item.")
    }
  }

  // What Siri does, 6: Alternative names require an Intents extension.
  static let alternativeNamesWithoutExtension = rule(
    "alternative-names-without-extension", .warning, .documented, needs: [.extensions]
  ) { subject, found in
    guard !subject.alternativeNames.isEmpty, !subject.hasExtensionForIntents else { return }
    found.add(
      .app("INAlternativeAppNames"),
      "Alternative names require an Intents extension, and the app has none.",
      cure: "Add an Intents extension, or remove the names.")
  }

  // What Siri does, 10: The system uses the type to deliver an activity.
  static let emptyActivityType = rule("empty-activity-type", .warning, .ours) { subject, found in
    for (index, type) in subject.activityTypes where type.trimmed.isEmpty {
      found.add(
        .app("NSUserActivityTypes", at: index), "An activity type is empty.",
        cure: "Specify a type such as com.example.app.open, or remove the item.")
    }
  }

  // What Siri does, 10: The system uses the type to deliver an activity. A duplicate is likely a
  // typo.
  static let repeatedActivityType = rule("repeated-activity-type", .warning, .ours) {
    subject, found in
    var seen: Set<String> = []
    for (index, type) in subject.activityTypes
    where !type.trimmed.isEmpty && !seen.insert(type).inserted {
      found.add(
        .app("NSUserActivityTypes", at: index),
        "The activity type \(type.quoted) is a duplicate.",
        cure: "Change the type, or remove the item.")
    }
  }
}

extension ManifestSubject {
  /// The app's alternative names, with their indices.
  fileprivate var alternativeNames: [(offset: Int, element: AppManifest.AlternativeName)] {
    Array((manifest.app.alternativeNames ?? []).enumerated())
  }

  /// The types of the app's activities, with their indices.
  fileprivate var activityTypes: [(offset: Int, element: String)] {
    Array((manifest.app.userActivityTypes ?? []).enumerated())
  }
}

extension String {
  /// The words of this name, regardless of their case.
  fileprivate var foldedWords: [String] { words.folded.split(separator: " ").map(String.init) }
}
