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
    return response(to: ride, code: .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    guard let ride = try? service.cancelRide(intent.rideIdentifier) else {
      return CancelRideIntentResponse(code: .failure)
    }
    return response(to: ride, code: .success)
  }

  /// Responds with the fee if it's due, and with the time from which it is.
  private func response(
    to ride: Ride, code: CancelRideIntentResponseCode
  ) -> CancelRideIntentResponse {
    let timeline = RideTimeline(ride)
    let isDue = timeline.cancellationCosts(at: service.environment.now)
    return CancelRideIntentResponse(
      code: code,
      cancellationFee: isDue ? CurrencyAmount(krónur: RideService.cancellationFee) : nil,
      cancellationFeeThreshold: City.components(of: timeline.cancellationFeeThreshold))
  }
}
