import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The service behind the app: its rules, and the rides that it stores.
struct RideService: Sendable {
  /// The fee for a late cancellation, in krónur.
  static let cancellationFee = 900

  let settings: RideSettings
  let document: StoredDocument<RideLog>
  let environment: AppEnvironment
  /// The clock's time since the request.
  let stopwatch: Stopwatch

  /// The language of the texts for the user.
  var language: AppLanguage { AppLanguage(environment) }

  /// The current date, in whole seconds.
  var now: Date { environment.now + Duration.seconds(stopwatch.elapsed.components.seconds) }

  // MARK: - Offers

  /// Returns the available options between two places.
  ///
  /// Without a destination, the fare is metered.
  func options(from pickup: Placemark?, to dropOff: Placemark?) throws(RideObstacle) -> [RideOption]
  {
    let log = try self.log()
    guard let pickup = City.place(pickup) else { throw .placeMissing }
    if dropOff != nil, City.place(dropOff) == nil { throw .placeMissing }
    let dropOff = City.place(dropOff)
    guard City.serves(pickup), dropOff.map(City.serves) ?? true else { throw .outsideArea }
    guard log.current(at: environment.now) == nil else { throw .previousRideNeedsCompletion }
    guard log.awaitingFeedback(at: environment.now) == nil else { throw .previousRideNeedsFeedback }
    let options = RideKind.allCases.filter(settings.freeVehicles.contains)
      .map {
        var option = $0.option(
          from: pickup, to: dropOff, pickupDate: now + $0.profile.timeAway, in: language)
        if settings.bookedInApp.contains($0) {
          option.userActivityForBookingInApplication = UserActivity(
            activityType: UnicornRides.bookRide, title: "Book the ride",
            userInfo: ["kind": .string($0.rawValue)])
        }
        return option
      }
    guard !options.isEmpty else { throw .noRideAvailable }
    return options
  }

  /// Returns a draft of a ride that can be booked, without booking it.
  func quote(_ draft: Ride?) throws(RideObstacle) -> Ride {
    try check(draft, in: log())
  }

  // MARK: - Changes

  func book(_ draft: Ride?) throws(RideObstacle) -> Ride {
    try update { log throws(RideObstacle) in log.add(try check(draft, in: log)) }
  }

  /// Returns a ride if it can still be canceled.
  func cancelableRide(_ identifier: String) throws(RideObstacle) -> Ride {
    try log().ride(identifier) { $0.canBeCanceled(at: environment.now) }
  }

  /// Cancels a ride.
  func cancelRide(_ identifier: String) throws(RideObstacle) -> Ride {
    try update { log throws(RideObstacle) in
      var ride = try log.ride(identifier) { $0.canBeCanceled(at: environment.now) }
      ride.canceledAt = environment.now
      log.replace(ride)
      return ride
    }
  }

  /// Returns the ride with the feedback applied, without storing it.
  func checkFeedback(_ feedback: SendRideFeedbackIntent) throws(RideObstacle) -> Ride {
    var log = try self.log()
    return try add(feedback, in: &log)
  }

  func send(_ feedback: SendRideFeedbackIntent) throws(RideObstacle) -> Ride {
    try update { log throws(RideObstacle) in try add(feedback, in: &log) }
  }

  // MARK: - Rules

  private func check(_ draft: Ride?, in log: RideLog) throws(RideObstacle) -> Ride {
    guard let ride = draft else { throw .placeMissing }
    guard City.serves(ride.pickup), City.serves(ride.dropOff) else { throw .outsideArea }
    guard ride.pickup != ride.dropOff else { throw .samePlace }
    guard ride.kind.seats(ride.partySize) else { throw .vehicleTooSmall }
    guard log.current(at: environment.now) == nil else { throw .previousRideNeedsCompletion }
    guard !ride.isTooFarAhead else { throw .scheduledTooFar }
    // A vehicle for a later ride is assigned later, so it doesn't have to be free now.
    let isDispatchedNow = RideTimeline(ride).confirmed <= environment.now
    guard !isDispatchedNow || settings.freeVehicles.contains(ride.kind) else {
      throw .noRideAvailable
    }
    return ride
  }

  private func add(
    _ feedback: SendRideFeedbackIntent, in log: inout RideLog
  ) throws(RideObstacle) -> Ride {
    var ride = try log.ride(feedback.rideIdentifier) {
      $0.hasRecentlyEnded(at: environment.now) && $0.canceled == nil
    }
    guard feedback.isSuitable else { throw .unsuitableFeedback }
    ride.rating = feedback.rating ?? ride.rating
    ride.tip = feedback.tip ?? ride.tip
    log.replace(ride)
    return ride
  }

  // MARK: - Log

  /// Returns the stored rides if the user is signed in.
  func log() throws(RideObstacle) -> RideLog {
    try checkAccess()
    do {
      return try document.read()
    } catch {
      throw .serviceUnavailable
    }
  }

  /// Changes the log if access is allowed.
  private func update<Result>(
    _ change: (inout RideLog) throws(RideObstacle) -> Result
  ) throws(RideObstacle) -> Result {
    try checkAccess()
    do {
      // The log may have changed since the confirm phase, so the rules are applied again.
      return try document.update { try change(&$0) }
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
  /// Returns a ride that satisfies a condition.
  fileprivate func ride(
    _ identifier: String, where condition: (RideTimeline) -> Bool
  ) throws(RideObstacle) -> Ride {
    guard let ride = self[identifier], condition(RideTimeline(ride)) else { throw .noSuchRide }
    return ride
  }
}
