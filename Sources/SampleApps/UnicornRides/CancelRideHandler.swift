import IntentKitCore

/// Cancels a ride.
struct CancelRideHandler {
  let service: RideService
}

extension CancelRideHandler: CancelRideIntentHandling {
  // MARK: - 2. Confirm

  func confirm(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    guard let ride = try? service.cancelableRide(intent.rideIdentifier) else {
      return CancelRideIntentResponse(code: .failure)
    }
    // The user should know about the fee while canceling is still an option.
    return response(to: ride, code: .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    guard let ride = try? service.cancelRide(intent.rideIdentifier) else {
      return CancelRideIntentResponse(code: .failure)
    }
    return response(to: ride, code: .success)
  }

  /// Responds with the fee if it's due.
  private func response(
    to ride: Ride, code: CancelRideIntentResponseCode
  ) -> CancelRideIntentResponse {
    guard RideTimeline(ride).cancellationCosts(at: service.environment.now) else {
      return CancelRideIntentResponse(code: code)
    }
    return CancelRideIntentResponse(
      code: code, cancellationFee: CurrencyAmount(krónur: RideService.cancellationFee),
      cancellationFeeThreshold: City.components(of: RideTimeline(ride).cancellationFeeThreshold))
  }
}
