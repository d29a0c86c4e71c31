import IntentKitCore
import IntentKitSimulator

// The rules for the app's declarations. Each rule cites the section of “What Siri does” it derives
// from.

extension ManifestRule {
  // What Siri does, 6: The spoken name of the app is the bundle's display name.
  static func displayNameMissing(_ subject: ManifestSubject) -> Violation? {
    guard subject.manifest.app.spokenName == nil else { return nil }
    return Violation(
      path: .app("CFBundleDisplayName"),
      message: "The app has no display name, so users can't refer to it in requests to Siri.",
      cure: "Set CFBundleDisplayName, or CFBundleName.")
  }

  // What Siri does, 5.2 and 10: `INPreferences` throws without the entitlement.
  static func siriEntitlementMissing(_ subject: ManifestSubject) -> Violation? {
    guard subject.needsPermission, subject.manifest.entitlements.siri != true else { return nil }
    return Violation(
      path: ParameterPath([.name("entitlements"), .name("com.apple.developer.siri")]),
      message: "The entitlement com.apple.developer.siri is missing, so INPreferences throws and "
        + "the app can't request access to Siri.",
      cure: "Add the Siri capability, which sets the entitlement to true.")
  }

  // What Siri does, 5.2 and 10: The app crashes when it requests access, and the App Store rejects
  // it.
  static func usageDescriptionMissing(_ subject: ManifestSubject) -> Violation? {
    let text = subject.manifest.app.siriUsageDescription
    guard subject.needsPermission, text?.trimmed.isEmpty != false else { return nil }
    return Violation(
      path: .app("NSSiriUsageDescription"),
      message: "NSSiriUsageDescription is \(text == nil ? "missing" : "empty"), so the app "
        + "crashes when it requests access to Siri, and the App Store rejects it.",
      cure: "Describe in the app's Info.plist why the app uses Siri.")
  }

  // What Siri does, 6 and 10: Siri doesn't recognize names that consist of common words, but it
  // recognizes alternative names.
  static func commonDisplayName(_ subject: ManifestSubject) -> Violation? {
    let app = subject.manifest.app
    guard let name = app.spokenName, name.utf8.count < 200 else { return nil }
    let words = name.words.folded.split(separator: " ").map(String.init)
    let alternatives = (app.alternativeNames ?? []).compactMap(\.name)
    guard !words.isEmpty, words.allSatisfy(wordsOfIntents.contains),
      alternatives.allSatisfy({ $0.folded == name.folded || $0.trimmed.isEmpty })
    else { return nil }
    return Violation(
      path: .app(app.displayName == name ? "CFBundleDisplayName" : "CFBundleName"),
      message:
        "The name “\(name)” consists of words that are common in requests, so Siri may not "
        + "recognize it as a name.",
      cure: "Add alternative names in INAlternativeAppNames.")
  }

  /// The words in the names of SiriKit's intents.
  private static let wordsOfIntents: Set<String> = {
    var words: Set<String> = []
    for intent in SystemIntents.all {
      words.formUnion(intent.schema.name.words.folded.split(separator: " ").map(String.init))
    }
    return words
  }()

  // What Siri does, 6.
  static func tooManyAlternativeNames(_ subject: ManifestSubject) -> Violation? {
    let names = subject.manifest.app.alternativeNames ?? []
    guard names.count > 3 else { return nil }
    return Violation(
      path: .app("INAlternativeAppNames", at: 3),
      message:
        "There are \(names.count) alternative names, but the maximum is three per language.",
      cure: "Keep the three most common names.")
  }

  // What Siri does, 6.
  static func alternativeNameMissing(_ subject: ManifestSubject) -> [Violation] {
    (subject.manifest.app.alternativeNames ?? []).enumerated().compactMap { index, item in
      guard item.name?.trimmed.isEmpty != false else { return nil }
      return Violation(
        path: .app("INAlternativeAppNames", at: index, "INAlternativeAppName"),
        message:
          "An item of INAlternativeAppNames lacks the required INAlternativeAppName.",
        cure: "Add the name, or remove the item.")
    }
  }

  // What Siri does, 6: An alternative name differs from the other names.
  static func repeatedAlternativeName(_ subject: ManifestSubject) -> [Violation] {
    let app = subject.manifest.app
    var seen = Set([app.spokenName?.folded].compactMap(\.self))
    return (app.alternativeNames ?? []).enumerated().compactMap { index, item in
      guard let name = item.name, !name.folded.isEmpty, !seen.insert(name.folded).inserted else {
        return nil
      }
      let isDisplayName = name.folded == app.spokenName?.folded
      return Violation(
        path: .app("INAlternativeAppNames", at: index, "INAlternativeAppName"),
        message: "The alternative name \(name.quoted) "
          + (isDisplayName ? "is the display name." : "is a duplicate."),
        cure: "Change the name, or remove the item.")
    }
  }

  // What Siri does, 6: Alternative names require an Intents extension.
  static func alternativeNamesWithoutExtension(_ subject: ManifestSubject) -> Violation? {
    guard subject.manifest.app.alternativeNames?.isEmpty == false, !subject.hasExtensionForIntents
    else { return nil }
    return Violation(
      path: .app("INAlternativeAppNames"),
      message: "Alternative names require an Intents extension, and the app has none.",
      cure: "Add an Intents extension, or remove the names.")
  }

  // What Siri does, 10: The system uses the type to deliver an activity.
  static func emptyActivityType(_ subject: ManifestSubject) -> [Violation] {
    (subject.manifest.app.userActivityTypes ?? []).enumerated().compactMap { index, type in
      guard type.trimmed.isEmpty else { return nil }
      return Violation(
        path: .app("NSUserActivityTypes", at: index),
        message: "An activity type is empty.",
        cure: "Specify a type such as com.example.app.open, or remove the item.")
    }
  }

  // What Siri does, 10: The system uses the type to deliver an activity. A duplicate is likely a
  // typo.
  static func repeatedActivityType(_ subject: ManifestSubject) -> [Violation] {
    var seen: Set<String> = []
    return (subject.manifest.app.userActivityTypes ?? []).enumerated().compactMap { index, type in
      guard !type.trimmed.isEmpty, !seen.insert(type).inserted else { return nil }
      return Violation(
        path: .app("NSUserActivityTypes", at: index),
        message: "The activity type \(type.quoted) is a duplicate.",
        cure: "Change the type, or remove the item.")
    }
  }
}
