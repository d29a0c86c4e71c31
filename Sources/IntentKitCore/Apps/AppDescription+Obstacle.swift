extension AppDescription {
  /// The reason why this app's declarations keep a request from its handler, or nil if they don't.
  ///
  /// - Returns: One of ``Outcome/Reason/obstacles``.
  public func obstacle(
    to schema: IntentSchema, from source: RequestSource = .siri
  ) -> Outcome.Reason? {
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
