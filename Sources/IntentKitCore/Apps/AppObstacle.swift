/// A reason in an app's declarations that prevents a request from reaching its handler.
public enum AppObstacle: String, Sendable, Hashable, CaseIterable, NamedValue {
  /// The app doesn't declare the intent (What Siri does, 1.5).
  case notDeclared
  /// The app lacks the Siri entitlement (What Siri does, 5.2).
  case noEntitlement
  /// The app has no usage description for Siri, so the user can't be asked for permission (What
  /// Siri does, 5.2).
  case noUsageDescription
  /// The app handles the intent itself but doesn't support multiple scenes, so it is never called
  /// (What Siri does, 5.1).
  case singleScene
  /// The request comes from Maps, which sends only the intents of rides.
  case notInMaps
  /// The app doesn't declare all intents of rides, so Maps ignores it (What Siri does, 8).
  case ridesIncomplete
}

extension AppObstacle {
  /// Returns two sentences with the problem and its solution (What Siri does, 10).
  public func message(_ app: AppDescription, _ schema: IntentSchema) -> String {
    message(app, schema.siriKitName)
  }

  /// Returns two sentences with the problem and its solution, for the class name of an intent.
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
      "\(name) has no NSSiriUsageDescription, so it crashes when it asks the user to allow Siri. "
        + "Add the key to the app's Info.plist."
    case .singleScene:
      "\(name) handles \(intent) itself and does not support multiple scenes, so it is never called. "
        + "Set UIApplicationSupportsMultipleScenes to true."
    case .notInMaps:
      "Maps doesn't send \(intent), only the intents of rides. Use the source siri."
    case .ridesIncomplete:
      "Maps ignores \(name), which does not declare all intents of rides. Declare them all."
    }
  }
}

extension AppDescription {
  /// Returns the reason that prevents a request from reaching its handler, or nil if there is none.
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
  /// The intents of rides, all of which Maps requires from an app (What Siri does, 8).
  public static var rides: [IntentSchema] {
    all.map { $0.schema }.filter { $0.domain == RequestRideIntent.schema.domain }
  }
}
