import IntentKitCore

/// Says how a ride is going.
struct GetRideStatusHandler: GetRideStatusIntentHandling {
  let service: RideService

  // MARK: - 2. Confirm

  func confirm(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    response(code: .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    response(code: .success)
  }

  private func response(code: GetRideStatusIntentResponseCode) -> GetRideStatusIntentResponse {
    do throws(RideObstacle) {
      guard let ride = try service.log().relevant(at: service.now) else { throw .noSuchRide }
      return GetRideStatusIntentResponse(code: code, rideStatus: ride.status(at: service.now))
    } catch {
      return GetRideStatusIntentResponse(code: GetRideStatusIntentResponseCode(error))
    }
  }
}

extension GetRideStatusIntentResponseCode {
  fileprivate init(_ obstacle: RideObstacle) {
    self =
      switch obstacle {
      case .signedOut: .failureRequiringAppLaunchMustVerifyCredentials
      case .serviceUnavailable: .failureRequiringAppLaunchServiceTemporarilyUnavailable
      default: .failure
      }
  }
}
