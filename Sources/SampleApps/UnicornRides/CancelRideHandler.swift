import IntentKitCore

/// Cancels a ride.
struct CancelRideHandler: CancelRideIntentHandling {
  let service: RideService

  // MARK: - 2. Confirm

  func confirm(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    do throws(RideObstacle) {
      let ride = try service.cancelableRide(intent.rideIdentifier)
      // The user should know about the fee while canceling is still an option, so the response
      // includes it even if it isn't due yet.
      return response(to: ride, code: .ready, includesFee: true)
    } catch {
      return CancelRideIntentResponse(code: .failure)
    }
  }

  // MARK: - 3. Handle

  func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    do throws(RideObstacle) {
      let ride = try service.cancelRide(intent.rideIdentifier)
      let feeIsDue = RideTimeline(ride).cancellationCosts(at: service.now)
      return response(to: ride, code: .success, includesFee: feeIsDue)
    } catch {
      return CancelRideIntentResponse(code: .failure)
    }
  }

  private func response(
    to ride: Ride, code: CancelRideIntentResponseCode, includesFee: Bool
  ) -> CancelRideIntentResponse {
    guard includesFee else { return CancelRideIntentResponse(code: code) }
    return CancelRideIntentResponse(
      code: code, cancellationFee: CurrencyAmount(krónur: RideService.cancellationFee),
      cancellationFeeThreshold: City.components(of: RideTimeline(ride).cancellationFeeThreshold))
  }
}
