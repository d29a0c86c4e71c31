import IntentKitCore

/// Lists the available rides with their prices.
struct ListRideOptionsHandler {
  /// The time for which an offer is valid.
  static let validity = Duration.minutes(5)

  let service: RideService
}

extension ListRideOptionsHandler: ListRideOptionsIntentHandling {
  // MARK: - 1. Resolve

  func resolvePickupLocation(
    for intent: ListRideOptionsIntent
  ) async -> PlacemarkResolutionResult {
    City.resolve(intent.pickupLocation)
  }

  func resolveDropOffLocation(
    for intent: ListRideOptionsIntent
  ) async -> PlacemarkResolutionResult {
    // Users may browse the options without naming a destination.
    guard let dropOff = intent.dropOffLocation else { return .notRequired() }
    return City.resolve(dropOff, otherThan: intent.pickupLocation)
  }

  // MARK: - 2. Confirm

  func confirm(intent: ListRideOptionsIntent) async -> ListRideOptionsIntentResponse {
    response(to: intent, code: .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: ListRideOptionsIntent) async -> ListRideOptionsIntentResponse {
    response(to: intent, code: .success)
  }

  private func response(
    to intent: ListRideOptionsIntent, code: ListRideOptionsIntentResponseCode
  ) -> ListRideOptionsIntentResponse {
    do throws(RideObstacle) {
      let options = try service.options(from: intent.pickupLocation, to: intent.dropOffLocation)
      return ListRideOptionsIntentResponse(
        code: code, rideOptions: options, paymentMethods: PaymentMethod.accepted,
        expirationDate: service.now + Self.validity)
    } catch {
      return ListRideOptionsIntentResponse(
        code: ListRideOptionsIntentResponseCode(
          reporting: error, orElse: error.isResolvedInApp ? .failureRequiringAppLaunch : .failure),
        userActivity: error.userActivity)
    }
  }
}
