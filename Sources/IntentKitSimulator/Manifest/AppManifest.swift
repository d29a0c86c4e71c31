public import IntentKitCore

/// The declarations of an app: the parts of its property lists and entitlements that Siri uses to
/// find it.
///
/// ``ManifestProject`` reads a manifest from the property lists of a project. In a file, a manifest
/// is a JSON object with the keys of the property lists.
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
  public var app = App()
  /// The app's entitlements.
  public var entitlements = Entitlements()
  /// The property lists of the app's extensions.
  public var extensions: [Extension] = []
  /// The phrases of the app, one vocabulary for each language.
  public var vocabularies: [AppVocabulary] = []

  /// Creates an empty manifest.
  public init() {}

  public static let recordFields = RecordFields<AppManifest>(
    .optional("app", \.app, default: App()),
    .optional("entitlements", \.entitlements, default: Entitlements()),
    .optional("extensions", \.extensions, default: []),
    .optional("vocabularies", \.vocabularies, absence: [])
  ) { app, entitlements, extensions, vocabularies in
    var manifest = AppManifest()
    manifest.app = app
    manifest.entitlements = entitlements
    manifest.extensions = extensions
    manifest.vocabularies = vocabularies
    return manifest
  }

  /// Reads a manifest.
  ///
  /// - Parameter parameterValue: The JSON value.
  /// - Throws: `ParameterError` for the first value of a wrong type, or for an unknown part.
  public init(parameterValue: ParameterValue) throws(ParameterError) {
    try self.init(ManifestShape(of: parameterValue))
  }

  /// Creates a manifest from a value whose structure has been analyzed.
  package init(_ shape: ManifestShape) throws(ParameterError) {
    if let mistake = shape.wrongTypes.first ?? shape.unknownParts.first { throw mistake }
    var reader = ParameterReader(shape.parts)
    self = try Self(from: &reader)
  }
}
