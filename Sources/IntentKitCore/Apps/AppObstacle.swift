/// A reason in an app's declarations that prevents a request from reaching its handler.
public enum AppObstacle: String, Sendable, Hashable, CaseIterable, NamedValue {
  /// The app doesn't declare the intent.
  ///
  /// See <doc:WhatSiriDoes#1-The-life-of-a-request>.
  case notDeclared
  /// The app lacks the Siri entitlement.
  ///
  /// See <doc:WhatSiriDoes#5.2-Authorization-and-locked-devices>.
  case noEntitlement
  /// The app has no usage description for Siri, so the user can't be asked for permission.
  ///
  /// See <doc:WhatSiriDoes#5.2-Authorization-and-locked-devices>.
  case noUsageDescription
  /// The app handles the intent itself but doesn't support multiple scenes, so it is never called.
  ///
  /// See <doc:WhatSiriDoes#5.1-Extension-or-app>.
  case singleScene
  /// The request comes from Maps, which sends only the intents of rides.
  case notInMaps
  /// The app doesn't declare all intents of rides, so Maps ignores it.
  ///
  /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
  case ridesIncomplete
}

extension AppObstacle {
  /// Returns two sentences with the problem and its solution.
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
  /// The intents of rides, all of which Maps requires from an app.
  ///
  /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
  public static var rides: [IntentSchema] {
    all.map { $0.schema }.filter { $0.domain == RequestRideIntent.schema.domain }
  }
}
