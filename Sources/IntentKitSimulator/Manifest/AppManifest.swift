public import IntentKitCore

/// What an app declares: the parts of its property lists and its entitlements that decide whether Siri finds it.
///
/// In a file it is a JSON object with the very keys of the property lists, so that what
/// `plutil -convert json Info.plist` writes can be put in as it is.
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
public struct AppManifest: DeclaredRecord {
  /// The app's own property list.
  public var app: App
  /// The app's entitlements.
  public var entitlements: Entitlements
  /// The property lists of its extensions.
  public var extensions: [Extension]

  /// Makes a manifest of its parts.
  public init(
    app: App = App(), entitlements: Entitlements = Entitlements(), extensions: [Extension] = []
  ) {
    self.app = app
    self.entitlements = entitlements
    self.extensions = extensions
  }

  public static let recordFields = RecordFields<AppManifest>(
    .optional("app", \.app, default: App()),
    .optional("entitlements", \.entitlements, default: Entitlements()),
    .optional("extensions", \.extensions, default: []),
    make: AppManifest.init)

  /// Reads a manifest.
  ///
  /// - Throws: `ParameterError` for the first value of a wrong type, and for a part that is none of the three.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    try self.init(ManifestShape(of: parameterValue))
  }

  /// Reads a manifest from a value whose form is known.
  init(_ shape: ManifestShape) throws(ParameterError) {
    if let mistake = shape.wrongTypes.first ?? shape.unknownParts.first { throw mistake }
    var reader = ParameterReader(shape.parts)
    self = try Self(from: &reader)
  }
}
