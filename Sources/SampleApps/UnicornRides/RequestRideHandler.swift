import IntentKitCore

/// Books a ride.
struct RequestRideHandler {
  let service: RideService
}

extension RequestRideHandler: RequestRideIntentHandling {
  // MARK: - 1. Resolve

  func resolvePickupLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    City.resolve(intent.pickupLocation)
  }

  func resolveDropOffLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    City.resolve(intent.dropOffLocation, otherThan: intent.pickupLocation)
  }

  func resolveRideOptionName(
    for intent: RequestRideIntent
  ) async -> SpeakableStringResolutionResult {
    // Without a kind, the party decides, whose size may change until the ride is booked.
    guard let name = intent.rideOptionName else { return .notRequired() }
    guard let kind = RideKind.named(name) else {
      return .disambiguation(
        with: RideKind.allCases.map { $0.speakableName(in: service.language) })
    }
    return .success(with: kind.speakableName(in: service.language))
  }

  func resolvePartySize(for intent: RequestRideIntent) async -> IntegerResolutionResult {
    guard let partySize = intent.partySize else { return .notRequired() }
    return intent.rideKind.seats(partySize) ? .success(with: partySize) : .unsupported()
  }

  func resolveScheduledPickupTime(
    for intent: RequestRideIntent
  ) async -> DateComponentsRangeResolutionResult {
    City.resolve(intent.scheduledPickupTime, after: service.environment.now)
  }

  // MARK: - 2. Confirm

  func confirm(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    respond(to: intent, code: .ready) { ride throws(RideObstacle) in
      try service.quote(ride).quoteStatus(in: service.language)
    }
  }

  // MARK: - 3. Handle

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    respond(to: intent, code: .success) { ride throws(RideObstacle) in
      try service.book(ride).status(at: service.now, in: service.language)
    }
  }

  private func respond(
    to intent: RequestRideIntent, code: RequestRideIntentResponseCode,
    _ status: (Ride?) throws(RideObstacle) -> RideStatus
  ) -> RequestRideIntentResponse {
    let draft = Ride(intent, now: service.now)
    do throws(RideObstacle) {
      guard intent.paymentMethod?.isAccepted ?? true else { throw .paymentNotAccepted }
      guard intent.rideOptionName.map({ RideKind.named($0) != nil }) ?? true else {
        throw .kindUnknown
      }
      return RequestRideIntentResponse(code: code, rideStatus: try status(draft))
    } catch {
      return RequestRideIntentResponse(
        code: RequestRideIntentResponseCode(
          reporting: error, orElse: error.isResolvedInApp ? .failureRequiringAppLaunch : .failure),
        userActivity: error.userActivity,
        rideStatus: explanation(of: error, draft))
    }
  }

  /// Returns the ride that explains a failure.
  private func explanation(of obstacle: RideObstacle, _ draft: Ride?) -> RideStatus? {
    switch obstacle {
    case .previousRideNeedsCompletion:
      (try? service.log())?.current(at: service.environment.now)?.status(
        at: service.environment.now, in: service.language)
    case .noRideAvailable:
      // The app continues from the requested ride, and notifies the user when a vehicle is free.
      draft?.quoteStatus(in: service.language)
    default: nil
    }
  }
}
