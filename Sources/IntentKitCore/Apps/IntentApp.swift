/// An app with its name, declarations, and handlers.
///
/// A new instance is created for each request, in the environment of that request.
public protocol IntentApp: IntentHandlerProvider, IntentAppDelegate {
  /// The declarations of the app.
  static var appDescription: AppDescription { get }

  /// The custom intents that the app handles as ``DynamicIntent`` values; empty by default.
  ///
  /// The handler of a custom intent conforms to ``DynamicIntentHandling``. List the intent by its
  /// class name among the supported intents of the app's description.
  static var customIntents: IntentDefinitions { get }

  /// The custom intents with Swift types; empty by default.
  ///
  /// List each intent by its class name among the supported intents of the app's description, too.
  static var customIntentTypes: [any CustomIntent.Type] { get }

  /// Creates the app.
  ///
  /// - Parameter environment: The environment of the request.
  /// - Throws: ``ParameterError`` if a setting is unknown or its value doesn't fit. Show the error
  ///   to the author of the settings.
  init(environment: AppEnvironment) throws(ParameterError)
}

/// An app that only requests that name it reach, because it breaks contracts on purpose.
package protocol AppReachedByNameOnly: IntentApp {}

// MARK: - Default implementations

extension IntentApp {
  /// By default, the app has no custom intents.
  public static var customIntents: IntentDefinitions { IntentDefinitions() }

  /// By default, no custom intent has a Swift type.
  public static var customIntentTypes: [any CustomIntent.Type] { [] }
}

extension IntentApp {
  /// Returns the schemas of all custom intents.
  ///
  /// - Throws: ``ParameterError`` if a definition is invalid.
  package static func customSchemas() throws(ParameterError) -> [IntentSchema] {
    let types = customIntentTypes
    return types.map { $0.schema } + (try customIntents.schemas())
  }

  /// The definitions of all custom intents.
  package static var customDefinitions: IntentDefinitions {
    customIntentTypes.compactMap { $0.schema.definitions }.reduce(into: customIntents) {
      $0.add($1)
    }
  }
}
