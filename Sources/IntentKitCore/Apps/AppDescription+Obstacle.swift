extension AppDescription {
  /// The reason why this app's declarations keep a request from its handler, or nil if they don't.
  ///
  /// - Returns: One of ``Outcome/Reason/obstacles``.
  public func obstacle(
    to schema: IntentSchema, from source: RequestSource = .siri
  ) -> Outcome.Reason? {
    refusal(of: schema, from: source)?.reason
  }

  /// The verdict on declarations that keep a request from its handler, or nil if they don't.
  ///
  /// Its method is the one that isn't called, and no time has elapsed.
  public func verdict(
    onRequestFor schema: IntentSchema, from source: RequestSource = .siri
  ) -> Verdict? {
    refusal(of: schema, from: source)?.verdict
  }

  /// The reason why a request is refused before its handler is reached, with the verdict on it.
  func refusal(
    of schema: IntentSchema, from source: RequestSource
  ) -> (reason: Outcome.Reason, verdict: Verdict)? {
    missingDeclaration(for: schema, from: source).map { reason, kind in
      (reason, Verdict(kind, method: provider(of: schema), elapsed: .zero))
    }
  }

  /// The method that provides the handler of an intent.
  func provider(of schema: IntentSchema) -> HandlerMethod {
    .provider(at: handlingSite(of: schema) ?? .intentsExtension)
  }

  private func missingDeclaration(
    for schema: IntentSchema, from source: RequestSource
  ) -> (reason: Outcome.Reason, kind: Verdict.Kind)? {
    let name = schema.siriKitName
    guard let site = handlingSite(of: schema) else {
      return (.notDeclared, .notDeclared(intent: name, misspelling: misspelling(of: name)))
    }
    if needsPermission(for: schema) {
      guard hasSiriEntitlement else { return (.noEntitlement, .noEntitlement) }
      guard hasSiriUsageDescription else { return (.noUsageDescription, .noUsageDescription) }
    }
    if site == .app, !supportsMultipleScenes { return (.singleScene, .singleScene(intent: name)) }
    guard case .maps = source else { return nil }
    let rides = SystemIntents.rides
    guard rides.contains(where: { $0.name == schema.name }) else {
      return (.notInMaps, .notInMaps(intent: name))
    }
    let missing = rides.filter { handlingSite(of: $0) == nil }.map(\.siriKitName)
    return missing.isEmpty ? nil : (.ridesIncomplete, .ridesIncomplete(missing: missing))
  }

  /// The declared name that most likely is meant to be the name of an intent, if any.
  private func misspelling(of name: String) -> String? {
    let unknown = ((intentsSupported ?? []) + intentsSupportedInApp).filter { declared in
      SystemIntents.named(declared)?.schema.siriKitName != declared
    }
    return unknown.first { SystemIntents.named($0)?.schema.siriKitName == name }
      ?? name.nearest(in: unknown, within: 2)
  }
}

extension SystemIntents {
  /// The intents of rides, all of which Maps requires from an app.
  ///
  /// See <doc:WhatSiriDoes#8-Rides-in-Maps>.
  public static var rides: [IntentSchema] {
    #if AllDomains || RideBooking
    all.map { $0.schema }.filter { $0.domain == RequestRideIntent.schema.domain }
    #else
    []
    #endif
  }
}
