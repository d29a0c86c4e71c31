/// Why an app's declarations keep a request from its handler.
public enum AppObstacle: String, Sendable, Hashable, CaseIterable, NamedValue {
  /// The app does not declare the intent (behaviour reference, 1.5).
  case notDeclared
  /// The app has not the entitlement for Siri (behaviour reference, 5.2).
  case noEntitlement
  /// The app does not say what it uses Siri for, so the user cannot be asked to allow it (behaviour
  /// reference, 5.2).
  case noUsageDescription
  /// The app handles the intent itself and does not support multiple scenes; it is never called
  /// (behaviour reference, 5.1).
  case singleScene
  /// Maps is only about rides.
  case notInMaps
  /// Maps passes over an app that does not declare all intents of rides (behaviour reference,
  /// section 8).
  case ridesIncomplete
}

extension AppObstacle {
  /// What is the matter and what to do, as two sentences (behaviour reference, section 10).
  public func message(_ app: AppDescription, _ schema: IntentSchema) -> String {
    message(app, schema.siriKitName)
  }

  /// What is the matter and what to do, as two sentences, about an intent of which only the name of
  /// its class is known.
  package func message(_ app: AppDescription, _ intent: String) -> String {
    let name = app.displayName
    return switch self {
    case .notDeclared:
      "\(name) does not declare \(intent). Add it to IntentsSupported of the extension, or to "
        + "INIntentsSupported of the app."
    case .noEntitlement:
      "\(name) lacks the entitlement com.apple.developer.siri, so INPreferences throws and the user "
        + "can never allow it. Add the Siri capability."
    case .noUsageDescription:
      "\(name) has no NSSiriUsageDescription, so it ends when it asks the user to allow Siri. Add "
        + "the key to the app’s Info.plist."
    case .singleScene:
      "\(name) handles \(intent) itself and does not support multiple scenes, so it is never called. "
        + "Set UIApplicationSupportsMultipleScenes to true."
    case .notInMaps:
      "Maps does not bring \(intent); it brings the intents of rides. Use the source siri."
    case .ridesIncomplete:
      "Maps passes over \(name), which does not declare all intents of rides. Declare them all."
    }
  }
}

extension AppDescription {
  /// What keeps a request from its handler, or nil when nothing does.
  public func obstacle(to schema: IntentSchema, from source: RequestSource = .siri) -> AppObstacle?
  {
    guard let site = handlingSite(of: schema) else { return .notDeclared }
    guard hasSiriEntitlement else { return .noEntitlement }
    guard hasSiriUsageDescription else { return .noUsageDescription }
    if site == .app, !supportsMultipleScenes { return .singleScene }
    guard case .maps = source else { return nil }
    let rides = SystemIntents.rides
    guard rides.contains(where: { $0.name == schema.name }) else { return .notInMaps }
    return rides.allSatisfy { handlingSite(of: $0) != nil } ? nil : .ridesIncomplete
  }
}

extension SystemIntents {
  /// The intents of rides, all of which Maps wants from an app (behaviour reference, section 8).
  public static var rides: [IntentSchema] {
    all.map { $0.schema }.filter { $0.domain == RequestRideIntent.schema.domain }
  }
}
