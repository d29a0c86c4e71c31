public import IntentKitCore

/// The declarations of an app: the parts of its property lists and entitlements that Siri uses to
/// find it.
///
/// In a file, a manifest is a JSON object with the keys of the property lists, so the output of
/// `plutil -convert json Info.plist` can be used unchanged.
///
/// ```json
/// {
///   "app": { "CFBundleDisplayName": "UnicornRides", "NSSiriUsageDescription": "Books your rides." },
///   "entitlements": { "com.apple.developer.siri": true },
///   "extensions": [
///     {
///       "NSExtension": {
///         "NSExtensionPointIdentifier": "com.apple.intents-service",
///         "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler",
///         "NSExtensionAttributes": { "IntentsSupported": ["INRequestRideIntent"] }
///       }
///     }
///   ]
/// }
/// ```
public struct AppManifest: ParameterRecord {
  /// The app's own property list.
  public var app: App
  /// The app's entitlements.
  public var entitlements: Entitlements
  /// The property lists of the app's extensions.
  public var extensions: [Extension]

  /// Creates a manifest.
  public init(
    app: App = App(), entitlements: Entitlements = Entitlements(), extensions: [Extension] = []
  ) {
    self.app = app
    self.entitlements = entitlements
    self.extensions = extensions
  }

  public static let recordSchema = RecordSchema(
    name: "AppManifest",
    fields: [
      ParameterSchema("app", App.self),
      ParameterSchema("entitlements", Entitlements.self),
      ParameterSchema("extensions", [Extension].self),
    ])

  /// Reads a manifest.
  ///
  /// - Parameter parameterValue: The JSON value.
  /// - Throws: `ParameterError` for the first value of a wrong type, or for an unknown part.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    try self.init(ManifestShape(of: parameterValue))
  }

  /// Creates a manifest from a value whose structure has been analyzed.
  init(_ shape: ManifestShape) throws(ParameterError) {
    if let mistake = shape.wrongTypes.first ?? shape.unknownParts.first { throw mistake }
    var reader = ParameterReader(shape.parts)
    self = try Self(from: &reader)
  }

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    app = try fields.value("app", default: App())
    entitlements = try fields.value("entitlements", default: Entitlements())
    extensions = try fields.value("extensions", default: [])
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("app", app)
    fields.write("entitlements", entitlements)
    fields.write("extensions", extensions)
  }
}
