import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Books a ride.
struct RequestRideHandler: RequestRideIntentHandling {
  let service: RideService

  // MARK: - 1. Resolve

  func resolvePickupLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    PlaceResolver.resolve(intent.pickupLocation)
  }

  func resolveDropOffLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    PlaceResolver.resolve(intent.dropOffLocation, otherThan: intent.pickupLocation)
  }

  func resolveRideOptionName(
    for intent: RequestRideIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.rideOptionName else {
      // If only one kind of vehicle seats the party, there's no need to ask for it.
      let kind = intent.partySize.flatMap(RideKind.seating) ?? .defaultKind
      return .success(with: kind.speakableName)
    }
    guard let kind = RideKind.named(name.spokenPhrase) else {
      return .disambiguation(with: RideKind.allCases.map(\.speakableName))
    }
    return .success(with: kind.speakableName)
  }

  func resolvePartySize(for intent: RequestRideIntent) async -> IntegerResolutionResult {
    guard let partySize = intent.partySize else { return .notRequired() }
    let order = RideOrder(intent, now: service.now)
    guard order.kind.seats(partySize) else { return .unsupported() }
    return .success(with: partySize)
  }

  func resolveScheduledPickupTime(
    for intent: RequestRideIntent
  ) async -> DateComponentsRangeResolutionResult {
    guard let time = intent.scheduledPickupTime else { return .notRequired() }
    // A date without a time isn't enough to schedule a pickup.
    guard let start = time.startDateComponents, start.hour != nil else { return .needsValue() }
    guard let date = City.date(of: start, after: service.now), date > service.now else {
      return .unsupported()
    }
    return .success(with: DateComponentsRange(start: City.components(of: date)))
  }

  // MARK: - 2. Confirm

  func confirm(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    do throws(RideObstacle) {
      try checkPayment(intent)
      let quote = try service.quote(RideOrder(intent, now: service.now))
      return RequestRideIntentResponse(code: .ready, rideStatus: quote.quoteStatus())
    } catch {
      return response(to: error, intent)
    }
  }

  // MARK: - 3. Handle

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    do throws(RideObstacle) {
      try checkPayment(intent)
      let ride = try service.book(RideOrder(intent, now: service.now))
      return RequestRideIntentResponse(code: .success, rideStatus: ride.status(at: service.now))
    } catch {
      return response(to: error, intent)
    }
  }

  private func checkPayment(_ intent: RequestRideIntent) throws(RideObstacle) {
    guard intent.paymentMethod?.isAccepted ?? true else { throw .paymentNotAccepted }
  }

  private func response(
    to obstacle: RideObstacle, _ intent: RequestRideIntent
  ) -> RequestRideIntentResponse {
    RequestRideIntentResponse(
      code: RequestRideIntentResponseCode(reporting: obstacle), userActivity: obstacle.userActivity,
      rideStatus: explanation(of: obstacle, intent))
  }

  /// Returns the ride that explains a failure.
  private func explanation(of obstacle: RideObstacle, _ intent: RequestRideIntent) -> RideStatus? {
    switch obstacle {
    case .previousRideNeedsCompletion:
      (try? service.log())?.current(at: service.now)?.status(at: service.now)
    case .noRideAvailable:
      // The app continues from the requested ride, and notifies the user when a vehicle is free.
      RideOrder(intent, now: service.now).draft(at: service.now)?.quoteStatus()
    default: nil
    }
  }
}
