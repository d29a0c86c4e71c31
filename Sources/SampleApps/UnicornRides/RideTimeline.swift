import IntentKitCore
import IntentKitPlatform

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The times at which a ride changes its phase.
///
/// The phase of a ride depends only on the current time. Nothing is stored when it changes, so the
/// app, its extension and a request on the next day agree.
struct RideTimeline: Sendable, Hashable {
  /// The time before the scheduled pickup at which a driver accepts the ride.
  static let dispatchLead = Duration.minutes(30)
  /// The duration of the final approach to the pickup.
  static let approach = Duration.minutes(2)
  /// The time that the driver waits for the passengers.
  static let wait = Duration.minutes(1)
  /// The time for free cancellation after a driver has accepted the ride.
  static let freeCancellation = Duration.minutes(2)
  /// The time for which a ride counts as recent after its end.
  static let recentPeriod = Duration.days(1)

  /// The time at which a driver accepts the ride.
  let confirmed: Date
  let approaching: Date
  /// The time at which the vehicle arrives at the pickup.
  let pickup: Date
  /// The time at which the vehicle leaves with the passengers.
  let departure: Date
  let dropOff: Date
  /// The time at which the user canceled the ride, or nil if it wasn't canceled.
  let canceled: Date?

  init(_ ride: Ride) {
    let earliest = ride.bookedAt + ride.kind.profile.timeAway
    pickup = max(earliest, ride.scheduledPickup ?? earliest)
    confirmed =
      ride.scheduledPickup == nil ? ride.bookedAt : max(ride.bookedAt, pickup - Self.dispatchLead)
    approaching = max(confirmed, pickup - Self.approach)
    departure = pickup + Self.wait
    // City traffic takes two minutes per kilometer, and at least five minutes in total.
    dropOff = departure + max(.minutes(5), Duration(clampedSeconds: 120 * ride.kilometers))
    canceled = ride.canceledAt
  }

  /// Returns the phase of the ride at a given time.
  func phase(at now: Date) -> RidePhase {
    if isCanceled(at: now) { return .completed }
    return switch now {
    case ..<confirmed: .received
    case ..<approaching: .confirmed
    case ..<pickup: .approachingPickup
    case ..<departure: .pickup
    case ..<dropOff: .ongoing
    default: .completed
    }
  }

  /// Returns the upcoming times at which the phase changes, with the time to wait before each.
  func changes(after now: Date) -> [(wait: Duration, time: Date)] {
    let times = [confirmed, approaching, pickup, departure, dropOff].filter { $0 > now }
    return zip([now] + times, times).map { ($0.duration(to: $1), $1) }
  }

  func isCanceled(at now: Date) -> Bool { canceled.map { $0 <= now } ?? false }

  /// The time at which the ride ended, either by arrival or by cancellation.
  var end: Date { canceled ?? dropOff }

  /// Returns whether a driver is carrying out the ride.
  func isUnderWay(at now: Date) -> Bool { confirmed <= now && now < end }

  /// Returns whether the ride has ended recently.
  func hasRecentlyEnded(at now: Date) -> Bool { end <= now && now < end + Self.recentPeriod }

  // MARK: - Cancellation

  /// The time from which a cancellation has a fee.
  var cancellationFeeThreshold: Date { confirmed + Self.freeCancellation }

  /// Returns whether the ride can still be canceled: until the passengers are on board.
  func canBeCanceled(at now: Date) -> Bool { now < departure && !isCanceled(at: now) }

  /// Returns whether a cancellation has a fee at a given time.
  func cancellationCosts(at now: Date) -> Bool { now >= cancellationFeeThreshold }
}

extension Duration {
  static func minutes(_ count: Int) -> Duration { .seconds(60 * count) }
  static func days(_ count: Int) -> Duration { .seconds(86_400 * count) }
}

extension Date {
  static func + (date: Date, duration: Duration) -> Date {
    date.addingTimeInterval(duration / .seconds(1))
  }

  static func - (date: Date, duration: Duration) -> Date {
    date.addingTimeInterval(-(duration / .seconds(1)))
  }

  fileprivate func duration(to later: Date) -> Duration {
    Duration(clampedSeconds: later.timeIntervalSince(self))
  }
}
