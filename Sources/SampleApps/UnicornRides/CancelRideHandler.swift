import IntentKitCore

/// Gives a ride up.
struct CancelRideHandler: CancelRideIntentHandling {
  let service: RideService

  // MARK: - 2. Confirm

  func confirm(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    do throws(RideObstacle) {
      return response(to: try service.cancelableRide(intent.rideIdentifier), code: .ready)
    } catch {
      return CancelRideIntentResponse(code: .failure)
    }
  }

  // MARK: - 3. Handle

  func handle(intent: CancelRideIntent) async -> CancelRideIntentResponse {
    do throws(RideObstacle) {
      return response(to: try service.cancelRide(intent.rideIdentifier), code: .success)
    } catch {
      return CancelRideIntentResponse(code: .failure)
    }
  }

  /// Tells what cancelling costs now, and since when or from when on it costs something.
  private func response(to ride: Ride, code: CancelRideIntentResponseCode)
    -> CancelRideIntentResponse
  {
    let timeline = RideTimeline(ride)
    let fee = timeline.cancellationCosts(at: service.now) ? RideService.cancellationFee : 0
    return CancelRideIntentResponse(
      code: code, cancellationFee: CurrencyAmount(krónur: fee),
      cancellationFeeThreshold: City.components(of: timeline.cancellationFeeThreshold))
  }
}
