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

    public static let recordSchema = RecordSchema(
      name: "Extension", fields: [ParameterSchema("NSExtension", Body.self)])

    public init(from fields: inout ParameterReader) throws(ParameterError) {
      let body: Body = try fields.value("NSExtension", default: Body())
      point = body.point
      principalClass = body.principalClass
      mainStoryboard = body.mainStoryboard
      intentsSupported = body.attributes?.supported
      intentsRestrictedWhileLocked = body.attributes?.restrictedWhileLocked
      intentsRestrictedWhileProtectedDataUnavailable =
        body.attributes?.restrictedWhileProtectedDataUnavailable
    }

    public func write(to fields: inout ParameterWriter) {
      let attributes = Attributes(
        supported: intentsSupported, restrictedWhileLocked: intentsRestrictedWhileLocked,
        restrictedWhileProtectedDataUnavailable: intentsRestrictedWhileProtectedDataUnavailable)
      let body = Body(
        point: point, principalClass: principalClass, mainStoryboard: mainStoryboard,
        attributes: attributes == Attributes() ? nil : attributes)
      fields.write("NSExtension", body, unless: Body())
    }
  }

  /// The value of `NSExtension`.
  private struct Body: PropertyListRecord {
    var point: String?
    var principalClass: String?
    var mainStoryboard: String?
    var attributes: Attributes?

    init(
      point: String? = nil, principalClass: String? = nil, mainStoryboard: String? = nil,
      attributes: Attributes? = nil
    ) {
      self.point = point
      self.principalClass = principalClass
      self.mainStoryboard = mainStoryboard
      self.attributes = attributes
    }

    static let recordSchema = RecordSchema(
      name: "NSExtension",
      fields: [
        ParameterSchema("NSExtensionPointIdentifier", String.self),
        ParameterSchema("NSExtensionPrincipalClass", String.self),
        ParameterSchema("NSExtensionMainStoryboard", String.self),
        ParameterSchema("NSExtensionAttributes", Attributes.self),
      ])

    init(from fields: inout ParameterReader) throws(ParameterError) {
      point = try fields.optional("NSExtensionPointIdentifier")
      principalClass = try fields.optional("NSExtensionPrincipalClass")
      mainStoryboard = try fields.optional("NSExtensionMainStoryboard")
      attributes = try fields.optional("NSExtensionAttributes")
    }

    func write(to fields: inout ParameterWriter) {
      fields.write("NSExtensionPointIdentifier", point)
      fields.write("NSExtensionPrincipalClass", principalClass)
      fields.write("NSExtensionMainStoryboard", mainStoryboard)
      fields.write("NSExtensionAttributes", attributes)
    }
  }

  /// The value of `NSExtensionAttributes`.
  private struct Attributes: PropertyListRecord {
    var supported: [String]?
    var restrictedWhileLocked: [String]?
    var restrictedWhileProtectedDataUnavailable: [String]?

    init(
      supported: [String]? = nil, restrictedWhileLocked: [String]? = nil,
      restrictedWhileProtectedDataUnavailable: [String]? = nil
    ) {
      self.supported = supported
      self.restrictedWhileLocked = restrictedWhileLocked
      self.restrictedWhileProtectedDataUnavailable = restrictedWhileProtectedDataUnavailable
    }

    static let recordSchema = RecordSchema(
      name: "NSExtensionAttributes",
      fields: [
        ParameterSchema("IntentsSupported", [String].self),
        ParameterSchema("IntentsRestrictedWhileLocked", [String].self),
        ParameterSchema("IntentsRestrictedWhileProtectedDataUnavailable", [String].self),
      ])

    init(from fields: inout ParameterReader) throws(ParameterError) {
      supported = try fields.optional("IntentsSupported")
      restrictedWhileLocked = try fields.optional("IntentsRestrictedWhileLocked")
      restrictedWhileProtectedDataUnavailable =
        try fields.optional("IntentsRestrictedWhileProtectedDataUnavailable")
    }

    func write(to fields: inout ParameterWriter) {
      fields.write("IntentsSupported", supported)
      fields.write("IntentsRestrictedWhileLocked", restrictedWhileLocked)
      fields.write(
        "IntentsRestrictedWhileProtectedDataUnavailable", restrictedWhileProtectedDataUnavailable)
    }
  }
}
