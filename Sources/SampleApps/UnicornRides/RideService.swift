import IntentKitCore

/// The service behind the app, as far as one request sees it: its rules, and the rides it keeps.
struct RideService: Sendable {
  /// What cancelling costs once it does, in krónur.
  static let cancellationFee = 900
  /// The largest tip that is not taken for a mistake, in krónur.
  static let largestTip = 10_000

  let settings: RideSettings
  let container: AppContainer
  /// When the request was made.
  let now: Date

  // MARK: - Offering

  /// What can be booked between two places; without a goal the meter decides what it costs.
  func options(from pickup: Placemark?, to dropOff: Placemark?) throws(RideObstacle) -> [RideOption]
  {
    let log = try self.log()
    guard let pickup, City.serves(pickup), dropOff.map(City.serves) ?? true else {
      throw .outsideArea
    }
    guard log.underWay(at: now) == nil else { throw .previousRideNeedsCompletion }
    guard log.awaitingFeedback(at: now) == nil else { throw .previousRideNeedsFeedback }
    let options = RideKind.allCases.filter(settings.freeVehicles.contains)
      .map { $0.option(from: pickup, to: dropOff, pickupDate: now + $0.timeAway) }
    guard !options.isEmpty else { throw .noRideAvailable }
    return options
  }

  /// The ride that an order would become, without booking it.
  func quote(_ order: RideOrder) throws(RideObstacle) -> Ride {
    try ride(for: order, in: log())
  }

  // MARK: - Changing

  func book(_ order: RideOrder) throws(RideObstacle) -> Ride {
    try update { log throws(RideObstacle) in log.add(try ride(for: order, in: log)) }
  }

  /// The ride that could be given up, if it still can be.
  func cancelableRide(_ identifier: String) throws(RideObstacle) -> Ride {
    try log().ride(identifier) { $0.canBeCanceled(at: now) }
  }

  /// Gives a ride up.
  func cancelRide(_ identifier: String) throws(RideObstacle) -> Ride {
    try update { log throws(RideObstacle) in
      var ride = try log.ride(identifier) { $0.canBeCanceled(at: now) }
      ride.canceledAt = now
      log.replace(ride)
      return ride
    }
  }

  /// The ride with some feedback, without keeping it.
  func checkFeedback(_ feedback: RideFeedback) throws(RideObstacle) -> Ride {
    var log = try self.log()
    return try add(feedback, in: &log)
  }

  func send(_ feedback: RideFeedback) throws(RideObstacle) -> Ride {
    try update { log throws(RideObstacle) in try add(feedback, in: &log) }
  }

  // MARK: - Rules

  private func ride(for order: RideOrder, in log: RideLog) throws(RideObstacle) -> Ride {
    guard let ride = order.draft(at: now), City.serves(ride.pickup), City.serves(ride.dropOff)
    else { throw .outsideArea }
    guard log.underWay(at: now) == nil else { throw .previousRideNeedsCompletion }
    guard !order.isTooFarAhead(at: now) else { throw .scheduledTooFar }
    // A driver who is sought later takes a vehicle that is free by then.
    let isDispatchedNow = RideTimeline(ride).confirmed <= now
    guard !isDispatchedNow || settings.freeVehicles.contains(order.kind),
      order.kind.partySizes.contains(order.partySize)
    else { throw .noRideAvailable }
    return ride
  }

  private func add(_ feedback: RideFeedback, in log: inout RideLog) throws(RideObstacle) -> Ride {
    var ride = try log.ride(feedback.rideIdentifier) {
      $0.hasJustEnded(at: now) && $0.canceled == nil
    }
    guard feedback.isSuitable else { throw .unsuitableFeedback }
    ride.rating = feedback.rating ?? ride.rating
    ride.tip = feedback.tip ?? ride.tip
    log.replace(ride)
    return ride
  }

  // MARK: - The log

  /// The rides so far, which only somebody who is signed in may see.
  func log() throws(RideObstacle) -> RideLog {
    try checkAccess()
    do {
      return try container.read(RideLog.fileName, default: RideLog(rides: settings.rides))
    } catch {
      throw .serviceUnavailable
    }
  }

  /// Changes the log, unless something stands in the way.
  private func update<Result>(
    _ change: (inout RideLog) throws(RideObstacle) -> Result
  ) throws(RideObstacle) -> Result {
    try checkAccess()
    do {
      // What was checked before may have changed since, so the rules are applied to the log that is changed.
      return try container.update(RideLog.fileName, default: RideLog(rides: settings.rides)) {
        try change(&$0)
      }
    } catch let obstacle as RideObstacle {
      throw obstacle
    } catch {
      throw .serviceUnavailable
    }
  }

  private func checkAccess() throws(RideObstacle) {
    guard settings.signedIn else { throw .signedOut }
    guard settings.online else { throw .serviceUnavailable }
  }
}

extension RideLog {
  /// A ride of which something is true.
  fileprivate func ride(
    _ identifier: String, where condition: (RideTimeline) -> Bool
  ) throws(RideObstacle) -> Ride {
    guard let ride = self[identifier], condition(RideTimeline(ride)) else { throw .noSuchRide }
    return ride
  }
}
