/// An app as the assistant meets it: a name, declarations, handlers, and the app itself.
///
/// An app is made anew for each request, in the environment that the request finds.
public protocol IntentApp: IntentHandlerProvider, IntentAppDelegate {
  /// What the system knows of the app.
  static var appDescription: AppDescription { get }

  /// The custom intents that the app handles, which reach it as ``DynamicIntent``s; none when left
  /// out.
  ///
  /// The handler of such an intent is a ``DynamicIntentHandling``, and the app's description names
  /// the intent among those that are supported, as `OrderSoupIntent`.
  static var customIntents: IntentDefinitions { get }

  /// Makes the app.
  ///
  /// - Throws: ``ParameterError`` when the environment's settings name something the app does not
  ///   have, or hold what does not fit; show it to whoever wrote them.
  init(environment: AppEnvironment) throws(ParameterError)
}

// MARK: - Default implementations

extension IntentApp {
  /// None.
  public static var customIntents: IntentDefinitions { IntentDefinitions() }
}
