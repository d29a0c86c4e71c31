import IntentKitCore

// The rules for the kind of an extension and the way it is loaded. Each rule cites the section of
// “What Siri does” it derives from.

extension ManifestRule {
  // What Siri does, 9.1: There are two extension points. Extensions of other kinds aren't checked.
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

  // What Siri does, 9.1: An extension with both isn't loaded.
  static func storyboardAndClass(_ subject: ManifestSubject) -> [Breach] {
    subject.extensionsForIntents.compactMap { number, one in
      guard one.mainStoryboard != nil, one.principalClass != nil else { return nil }
      return Breach(
        path: .key("NSExtensionMainStoryboard", ofExtension: number),
        message: "The extension has a storyboard and a principal class, so it is not loaded.",
        cure: "Take NSExtensionMainStoryboard or NSExtensionPrincipalClass out.")
    }
  }

  // What Siri does, 9.1: An extension needs one of the two.
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

  // What Siri does, 9.1 and 1.5: An extension never receives an intent that it doesn't declare.
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
  /// The extensions that handle or show intents, with their indices.
  fileprivate var extensionsForIntents: [(offset: Int, element: AppManifest.Extension)] {
    manifest.extensions.enumerated().filter { $0.element.handlesIntents || $0.element.showsIntents }
  }
}
