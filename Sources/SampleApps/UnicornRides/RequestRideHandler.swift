import IntentKitCore

/// Books a ride.
struct RequestRideHandler: RequestRideIntentHandling {
  let service: RideService

  // MARK: - 1. Resolve

  func resolvePickupLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    PlaceResolver.resolve(intent.pickupLocation)
  }

  func resolveDropOffLocation(for intent: RequestRideIntent) async -> PlacemarkResolutionResult {
    // The pickup is settled by now; nobody rides to where they are.
    if let dropOff = intent.dropOffLocation, dropOff == intent.pickupLocation {
      return .unsupported()
    }
    return PlaceResolver.resolve(intent.dropOffLocation)
  }

  func resolveRideOptionName(
    for intent: RequestRideIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.rideOptionName else {
      // Five people who name no car are not asked for one: there is only one that takes them.
      let kind = intent.partySize.flatMap { RideKind(seating: $0) } ?? .usual
      return .success(with: kind.speakableName)
    }
    guard let kind = RideKind(spokenPhrase: name.spokenPhrase) else {
      return .disambiguation(with: RideKind.allCases.map(\.speakableName))
    }
    return .success(with: kind.speakableName)
  }

  func resolvePartySize(for intent: RequestRideIntent) async -> IntegerResolutionResult {
    guard let partySize = intent.partySize else { return .notRequired() }
    let order = RideOrder(intent, now: service.now)
    guard order.kind.partySizes.contains(partySize) else { return .unsupported() }
    return .success(with: partySize)
  }

  func resolveScheduledPickupTime(
    for intent: RequestRideIntent
  ) async -> DateComponentsRangeResolutionResult {
    guard let time = intent.scheduledPickupTime else { return .notRequired() }
    // A day alone says too little.
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
      return response(to: error)
    }
  }

  // MARK: - 3. Handle

  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    do throws(RideObstacle) {
      try checkPayment(intent)
      let ride = try service.book(RideOrder(intent, now: service.now))
      return RequestRideIntentResponse(code: .success, rideStatus: ride.status(at: service.now))
    } catch {
      return response(to: error)
    }
  }

  private func checkPayment(_ intent: RequestRideIntent) throws(RideObstacle) {
    guard intent.paymentMethod?.isAccepted ?? true else { throw .paymentNotAccepted }
  }

  private func response(to obstacle: RideObstacle) -> RequestRideIntentResponse {
    var response = RequestRideIntentResponse(
      code: RequestRideIntentResponseCode(obstacle), userActivity: obstacle.userActivity)
    // The ride that has to end first is the best explanation there is.
    if obstacle == .previousRideNeedsCompletion {
      response.rideStatus = (try? service.log())?.underWay(at: service.now)?
        .status(at: service.now)
    }
    return response
  }
}

extension RequestRideIntentResponseCode {
  fileprivate init(_ obstacle: RideObstacle) {
    self =
      switch obstacle {
      case .signedOut: .failureRequiringAppLaunchMustVerifyCredentials
      case .serviceUnavailable: .failureRequiringAppLaunchServiceTemporarilyUnavailable
      case .outsideArea: .failureRequiringAppLaunchNoServiceInArea
      case .previousRideNeedsCompletion: .failureRequiringAppLaunchPreviousRideNeedsCompletion
      case .scheduledTooFar: .failureRequiringAppLaunchRideScheduledTooFar
      case .noRideAvailable: .failureRequiringAppLaunch
      default: .failure
      }
  }
}
