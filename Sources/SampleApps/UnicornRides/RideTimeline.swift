import IntentKitCore

/// The moments of a ride's life.
///
/// A ride is as far as the clock says: nothing is stored when it moves on, so the app, its extension and tomorrow's
/// request all see the same.
struct RideTimeline: Sendable, Hashable {
  /// A driver takes a ride that is booked ahead this long before its pickup.
  static let lead = Duration.minutes(30)
  /// The last stretch before the pickup.
  static let approach = Duration.minutes(2)
  /// How long the driver waits for the passengers.
  static let wait = Duration.minutes(1)
  /// How long one can think again for nothing, once a driver has been found.
  static let freeCancellation = Duration.minutes(2)
  /// How long a ride that has ended is news.
  static let aftermath = Duration.days(1)

  /// When a driver takes the ride.
  let confirmed: Date
  let approaching: Date
  /// When the vehicle is at the pickup.
  let pickup: Date
  /// When the vehicle drives on with the passengers.
  let departure: Date
  let dropOff: Date
  /// When the user gave the ride up, if that was before it began.
  let canceled: Date?

  init(_ ride: Ride) {
    let earliest = ride.bookedAt + ride.kind.timeAway
    pickup = max(earliest, ride.scheduledPickup ?? earliest)
    confirmed = ride.scheduledPickup == nil ? ride.bookedAt : max(ride.bookedAt, pickup - Self.lead)
    approaching = max(confirmed, pickup - Self.approach)
    departure = pickup + Self.wait
    // Through a city it takes two minutes for each kilometre, and never less than five.
    dropOff = departure + max(.minutes(5), .seconds(120 * ride.kilometers))
    canceled = ride.canceledAt
  }

  /// How far the ride is at a moment.
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

  /// The moments to come at which the phase changes.
  func changes(after now: Date) -> [Date] {
    [confirmed, approaching, pickup, departure, dropOff].filter { $0 > now }
  }

  func isCanceled(at now: Date) -> Bool { canceled.map { $0 <= now } ?? false }

  /// When the ride was over, one way or the other.
  var end: Date { canceled ?? dropOff }

  /// Whether a driver is busy with the ride.
  func isUnderWay(at now: Date) -> Bool { confirmed <= now && now < end }

  /// Whether the ride has ended but a little while ago.
  func hasJustEnded(at now: Date) -> Bool { end <= now && now < end + Self.aftermath }

  // MARK: - Cancelling

  /// From when on cancelling costs something.
  var cancellationFeeThreshold: Date { confirmed + Self.freeCancellation }

  /// Whether the passengers are not on board yet.
  func canBeCanceled(at now: Date) -> Bool { now < departure && !isCanceled(at: now) }

  /// Whether giving the ride up at a moment costs something.
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
}
