import IntentKitCore
import IntentKitSimulator

// The rules for the kind of an extension and the way it is loaded. Each rule cites the section of
// “What Siri does” it derives from.

extension ManifestRule {
  // What Siri does, 9.1: There are two extension points. Other extensions aren't for intents, unless
  // the name is almost one of the two.
  static let wrongExtensionPoint = rule("wrong-extension-point", .error, .documented) {
    subject, found in
    let points = [AppManifest.Extension.intentsPoint, AppManifest.Extension.interfacePoint]
    for (number, one) in subject.extensions {
      let path = ParameterPath.key("NSExtensionPointIdentifier", ofExtension: number)
      let cure =
        "Use \(points[0]) for handling intents, or \(points[1]) for a user interface."
      guard let point = one.point else {
        found.add(path, "The extension has no extension point.", cure: cure)
        continue
      }
      guard !points.contains(point), one.resemblesExtensionForIntents else { continue }
      found.add(path, "\(point.quoted) isn't an extension point for intents.", cure: cure)
    }
  }

  // What Siri does, 9.1: Share extensions list what they are suggested for, and notification services
  // whose notifications they change.
  static let intentsWithoutEffect = rule("intents-without-effect", .note, .documented) {
    subject, found in
    let users: Set = ["com.apple.share-services", "com.apple.usernotifications.service"]
    for (number, one) in subject.extensions {
      guard let point = one.point, !point.hasVariable, one.intentsSupported?.isEmpty == false,
        !one.handlesIntents,
        !one.showsIntents, !users.contains(point), !one.resemblesExtensionForIntents
      else { continue }
      found.add(
        .attribute("IntentsSupported", ofExtension: number),
        "IntentsSupported has no effect in an extension with the extension point \(point.quoted).",
        cure: "Remove it, or move it to an Intents extension.")
    }
  }

  // What Siri does, 9.1: An extension with both isn't loaded.
  static let storyboardAndClass = rule(
    "storyboard-and-class", .error, .documented, code: .extensionBringUpFailed
  ) { subject, found in
    for (number, one) in subject.extensionsForIntents
    where one.mainStoryboard != nil && one.principalClass != nil {
      found.add(
        .key("NSExtensionMainStoryboard", ofExtension: number),
        "The extension has a storyboard and a principal class, so the system doesn't load it.",
        cure: "Remove NSExtensionMainStoryboard or NSExtensionPrincipalClass.")
    }
  }

  // What Siri does, 9.1: An extension needs one of the two.
  static let noStoryboardOrClass = rule(
    "no-storyboard-or-class", .error, .documented, code: .extensionBringUpFailed
  ) { subject, found in
    for (number, one) in subject.extensionsForIntents
    where one.mainStoryboard == nil && one.principalClass == nil {
      found.add(
        .key("NSExtensionPrincipalClass", ofExtension: number),
        "The extension has neither a principal class nor a storyboard, so the system can't load it.",
        cure: "Set NSExtensionPrincipalClass to $(PRODUCT_MODULE_NAME).IntentHandler.")
    }
  }

  // What Siri does, 9.1: The name of a class in Swift contains its module.
  static let classWithoutModule = rule(
    "class-without-module", .warning, .documented, code: .extensionBringUpFailed
  ) { subject, found in
    for (number, one) in subject.extensionsForIntents where one.mainStoryboard == nil {
      guard let name = one.principalClass?.trimmed, !name.isEmpty, !name.contains("."),
        !name.contains("$"), !subject.context.objectiveCClasses.contains(name)
      else { continue }
      found.add(
        .key("NSExtensionPrincipalClass", ofExtension: number),
        "The principal class \(name.quoted) is named without its module, so the system doesn't find "
          + "it if it's written in Swift.",
        cure:
          "Write $(PRODUCT_MODULE_NAME).\(name.shortened(to: 60)), unless the class is written in "
          + "Objective-C or has the attribute @objc(\(name.shortened(to: 60))).")
    }
  }

  // What Siri does, 9.1 and 1.5: An extension never receives an intent that it doesn't declare.
  static let extensionWithoutIntents = rule("extension-without-intents", .error, .documented) {
    subject, found in
    for (number, one) in subject.extensionsForIntents
    where one.intentsSupported?.isEmpty != false {
      found.add(
        .attribute("IntentsSupported", ofExtension: number),
        "The extension declares no intents, so the system never uses it.",
        cure: "List the class names of its intents in IntentsSupported.")
    }
  }
}

extension AppManifest.Extension {
  /// Whether the extension point is one for intents with a mistake.
  var resemblesExtensionForIntents: Bool {
    guard let point, !handlesIntents, !showsIntents, !point.hasVariable else { return false }
    return point.nearest(in: [Self.intentsPoint, Self.interfacePoint], within: 3) != nil
      || intentsSupported != nil && point.folded.contains("intent")
  }
}

extension ManifestSubject {
  /// The extensions that handle or show intents, with their indices.
  fileprivate var extensionsForIntents: [(offset: Int, element: AppManifest.Extension)] {
    extensions.filter { $0.element.handlesIntents || $0.element.showsIntents }
  }
}
