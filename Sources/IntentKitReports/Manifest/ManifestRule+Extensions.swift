import IntentKitCore
import IntentKitSimulator

// What an extension is and how it is loaded. Where a rule comes from stands beside each, as a section of the behaviour
// reference.

extension ManifestRule {
  // Section 9.1 names the two extension points. Extensions of other kinds are none of our business.
  static func wrongExtensionPoint(_ subject: ManifestSubject) -> [Breach] {
    let points = [AppManifest.Extension.intentsPoint, AppManifest.Extension.interfacePoint]
    return subject.manifest.extensions.enumerated().compactMap { number, one in
      let path = ParameterPath.key("NSExtensionPointIdentifier", ofExtension: number)
      let cure =
        "Write \(points[0]) for an extension that handles intents, \(points[1]) for one that shows them."
      guard let point = one.point else {
        return Breach(path: path, message: "The extension has no extension point.", cure: cure)
      }
      let isMeant = one.intentsSupported != nil || point.nearest(in: points, within: 3) != nil
      guard !points.contains(point), isMeant else { return nil }
      return Breach(
        path: path, message: "\(point.quoted) is no extension point for intents.", cure: cure)
    }
  }

  // Section 9.1: with both, the extension is not loaded.
  static func storyboardAndClass(_ subject: ManifestSubject) -> [Breach] {
    subject.extensionsForIntents.compactMap { number, one in
      guard one.mainStoryboard != nil, one.principalClass != nil else { return nil }
      return Breach(
        path: .key("NSExtensionMainStoryboard", ofExtension: number),
        message: "The extension has a storyboard and a principal class, so it is not loaded.",
        cure: "Take NSExtensionMainStoryboard or NSExtensionPrincipalClass out.")
    }
  }

  // Section 9.1: it must be one of the two.
  static func noStoryboardOrClass(_ subject: ManifestSubject) -> [Breach] {
    subject.extensionsForIntents.compactMap { number, one in
      guard one.mainStoryboard == nil, one.principalClass == nil else { return nil }
      return Breach(
        path: .key("NSExtensionPrincipalClass", ofExtension: number),
        message: "The extension has neither a principal class nor a storyboard, so there is "
          + "nothing to load.",
        cure: "Name the class as $(PRODUCT_MODULE_NAME).IntentHandler in NSExtensionPrincipalClass."
      )
    }
  }

  // Section 9.1, and 1.5: an extension is never asked for what it does not declare.
  static func extensionWithoutIntents(_ subject: ManifestSubject) -> [Breach] {
    subject.extensionsForIntents.compactMap { number, one in
      guard one.intentsSupported?.isEmpty != false else { return nil }
      return Breach(
        path: .attribute("IntentsSupported", ofExtension: number),
        message: "The extension declares no intent, so it is never asked.",
        cure: "List the classes of its intents in IntentsSupported.")
    }
  }
}

extension ManifestSubject {
  /// The extensions that handle or show intents, with their places.
  fileprivate var extensionsForIntents: [(offset: Int, element: AppManifest.Extension)] {
    manifest.extensions.enumerated().filter { $0.element.handlesIntents || $0.element.showsIntents }
  }
}
