public import IntentKitCore

extension AppManifest {
  /// The relevant keys in the Info.plist of an extension.
  ///
  /// A property is nil if the key is missing.
  public struct Extension: PropertyListRecord {
    /// `NSExtensionPointIdentifier`, the kind of extension.
    public var point: String?
    /// `NSExtensionPrincipalClass`, the class that is instantiated when the extension is loaded.
    public var principalClass: String?
    /// `NSExtensionMainStoryboard`, the storyboard that is loaded instead of a class.
    public var mainStoryboard: String?
    /// `IntentsSupported`, the intents that the extension handles or provides an interface for.
    public var intentsSupported: [String]?
    /// `IntentsRestrictedWhileLocked`, the supported intents that require an unlocked device.
    public var intentsRestrictedWhileLocked: [String]?
    /// `IntentsRestrictedWhileProtectedDataUnavailable`, the supported intents that require
    /// protected files.
    public var intentsRestrictedWhileProtectedDataUnavailable: [String]?

    /// The extension point of extensions that handle intents (What Siri does, 9.1).
    public static let intentsPoint = "com.apple.intents-service"
    /// The extension point of extensions that provide an interface for intents (What Siri does,
    /// 9.1).
    public static let interfacePoint = "com.apple.intents-ui-service"

    /// Creates an empty property list.
    public init() {}

    /// Whether the extension handles intents.
    public var handlesIntents: Bool { point == Self.intentsPoint }
    /// Whether the extension provides an interface for intents.
    public var showsIntents: Bool { point == Self.interfacePoint }

    public static let recordFields = RecordFields<Extension>(
      .optional("NSExtension", \.body, absence: Body()), make: Extension.init)

    private init(_ body: Body) {
      point = body.point
      principalClass = body.principalClass
      mainStoryboard = body.mainStoryboard
      intentsSupported = body.attributes?.supported
      intentsRestrictedWhileLocked = body.attributes?.restrictedWhileLocked
      intentsRestrictedWhileProtectedDataUnavailable =
        body.attributes?.restrictedWhileProtectedDataUnavailable
    }

    private var body: Body {
      let attributes = Attributes(
        supported: intentsSupported, restrictedWhileLocked: intentsRestrictedWhileLocked,
        restrictedWhileProtectedDataUnavailable: intentsRestrictedWhileProtectedDataUnavailable)
      return Body(
        point: point, principalClass: principalClass, mainStoryboard: mainStoryboard,
        attributes: attributes == Attributes() ? nil : attributes)
    }
  }

  /// The value of `NSExtension`.
  private struct Body: PropertyListRecord {
    var point: String?
    var principalClass: String?
    var mainStoryboard: String?
    var attributes: Attributes?

    static let recordFields = RecordFields<Body>(
      name: "NSExtension",
      .optional("NSExtensionPointIdentifier", \.point),
      .optional("NSExtensionPrincipalClass", \.principalClass),
      .optional("NSExtensionMainStoryboard", \.mainStoryboard),
      .optional("NSExtensionAttributes", \.attributes),
      make: Body.init)
  }

  /// The value of `NSExtensionAttributes`.
  private struct Attributes: PropertyListRecord {
    var supported: [String]?
    var restrictedWhileLocked: [String]?
    var restrictedWhileProtectedDataUnavailable: [String]?

    static let recordFields = RecordFields<Attributes>(
      name: "NSExtensionAttributes",
      .optional("IntentsSupported", \.supported),
      .optional("IntentsRestrictedWhileLocked", \.restrictedWhileLocked),
      .optional(
        "IntentsRestrictedWhileProtectedDataUnavailable", \.restrictedWhileProtectedDataUnavailable),
      make: Attributes.init)
  }
}
