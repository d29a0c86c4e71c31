import IntentKitCore

/// Reports the status of a ride, and sends updates for as long as an observer is registered.
struct GetRideStatusHandler {
  let service: RideService
  private let updates = RideUpdates()
}

extension GetRideStatusHandler: GetRideStatusIntentHandling {
  // MARK: - 2. Confirm

  func confirm(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    response(code: .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
    response(code: .success)
  }

  // MARK: - 4. Send updates

  func startSendingUpdates(
    for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
  ) {
    guard let ride = try? service.log().relevant(at: service.environment.now) else { return }
    let flaw = service.settings.updateFlaw
    updates.start(ride, of: service) { status in
      var status = status
      switch flaw {
      case .anotherRide:
        // The end of the ride itself is reported.
        if status.phase != .completed { status.rideIdentifier = "ride-of-a-stranger" }
      case .noOption: status.rideOption = nil
      case nil: break
      }
      observer.didUpdate(
        getRideStatus: GetRideStatusIntentResponse(code: .success, rideStatus: status))
    }
  }

  func stopSendingUpdates(for intent: GetRideStatusIntent) {
    updates.stop()
  }

  private func response(code: GetRideStatusIntentResponseCode) -> GetRideStatusIntentResponse {
    do throws(RideObstacle) {
      guard let ride = try service.log().relevant(at: service.environment.now) else {
        throw .noSuchRide
      }
      return GetRideStatusIntentResponse(
        code: code,
        rideStatus: ride.status(at: service.environment.now, in: service.language))
    } catch {
      return GetRideStatusIntentResponse(code: GetRideStatusIntentResponseCode(reporting: error))
    }
  }
}
