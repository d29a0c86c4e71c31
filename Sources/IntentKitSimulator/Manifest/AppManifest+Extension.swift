public import IntentKitCore

extension AppManifest {
  /// What matters in the Info.plist of an extension; nil stands for a key that is not there.
  public struct Extension: PropertyListRecord {
    /// `NSExtensionPointIdentifier`, what kind of extension it is.
    public var point: String?
    /// `NSExtensionPrincipalClass`, the class that is made when the extension is loaded.
    public var principalClass: String?
    /// `NSExtensionMainStoryboard`, the storyboard that is loaded instead of a class.
    public var mainStoryboard: String?
    /// `IntentsSupported`, the intents it handles, or shows.
    public var intentsSupported: [String]?
    /// `IntentsRestrictedWhileLocked`, those among them that want an unlocked device.
    public var intentsRestrictedWhileLocked: [String]?
    /// `IntentsRestrictedWhileProtectedDataUnavailable`, those among them that want the protected files.
    public var intentsRestrictedWhileProtectedDataUnavailable: [String]?

    /// The extension point of extensions that handle intents (behaviour reference, 9.1).
    public static let intentsPoint = "com.apple.intents-service"
    /// The extension point of extensions that show intents (behaviour reference, 9.1).
    public static let interfacePoint = "com.apple.intents-ui-service"

    /// Makes a list without keys.
    public init() {}

    /// Whether the extension handles intents.
    public var handlesIntents: Bool { point == Self.intentsPoint }
    /// Whether the extension shows what is asked and answered.
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
