import IntentKitCore
import IntentKitSimulator

// The rules for the kind of an extension and the way it is loaded. Each rule cites the section of
// “What Siri does” it derives from.

extension ManifestRule {
  // What Siri does, 9.1: There are two extension points. Extensions of other kinds aren't checked.
  static func wrongExtensionPoint(_ subject: ManifestSubject) -> [Violation] {
    let points = [AppManifest.Extension.intentsPoint, AppManifest.Extension.interfacePoint]
    return subject.manifest.extensions.enumerated().compactMap { number, one in
      let path = ParameterPath.key("NSExtensionPointIdentifier", ofExtension: number)
      let cure =
        "Use \(points[0]) for handling intents, or \(points[1]) for a user interface."
      guard let point = one.point else {
        return Violation(path: path, message: "The extension has no extension point.", cure: cure)
      }
      let isIntended = one.intentsSupported != nil || point.nearest(in: points, within: 3) != nil
      guard !points.contains(point), isIntended else { return nil }
      return Violation(
        path: path, message: "\(point.quoted) isn't an extension point for intents.", cure: cure)
    }
  }

  // What Siri does, 9.1: An extension with both isn't loaded.
  static func storyboardAndClass(_ subject: ManifestSubject) -> [Violation] {
    subject.extensionsForIntents.compactMap { number, one in
      guard one.mainStoryboard != nil, one.principalClass != nil else { return nil }
      return Violation(
        path: .key("NSExtensionMainStoryboard", ofExtension: number),
        message:
          "The extension has a storyboard and a principal class, so the system doesn't load it.",
        cure: "Remove NSExtensionMainStoryboard or NSExtensionPrincipalClass.")
    }
  }

  // What Siri does, 9.1: An extension needs one of the two.
  static func noStoryboardOrClass(_ subject: ManifestSubject) -> [Violation] {
    subject.extensionsForIntents.compactMap { number, one in
      guard one.mainStoryboard == nil, one.principalClass == nil else { return nil }
      return Violation(
        path: .key("NSExtensionPrincipalClass", ofExtension: number),
        message: "The extension has neither a principal class nor a storyboard, so the system "
          + "can't load it.",
        cure: "Set NSExtensionPrincipalClass to $(PRODUCT_MODULE_NAME).IntentHandler."
      )
    }
  }

  // What Siri does, 9.1 and 1.5: An extension never receives an intent that it doesn't declare.
  static func extensionWithoutIntents(_ subject: ManifestSubject) -> [Violation] {
    subject.extensionsForIntents.compactMap { number, one in
      guard one.intentsSupported?.isEmpty != false else { return nil }
      return Violation(
        path: .attribute("IntentsSupported", ofExtension: number),
        message: "The extension declares no intents, so the system never uses it.",
        cure: "List the class names of its intents in IntentsSupported.")
    }
  }
}

extension ManifestSubject {
  /// The extensions that handle or show intents, with their indices.
  fileprivate var extensionsForIntents: [(offset: Int, element: AppManifest.Extension)] {
    manifest.extensions.enumerated().filter { $0.element.handlesIntents || $0.element.showsIntents }
  }
}
