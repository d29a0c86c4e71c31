import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rides of a user, oldest first, as the app stores them in its container.
struct RideLog: DeclaredRecord {
  var rides: [Ride] = []

  // MARK: - Lookup

  subscript(identifier: String) -> Ride? {
    rides.last { $0.identifier == identifier }
  }

  /// Returns the ride that a driver is carrying out.
  func current(at now: Date) -> Ride? {
    rides.last { RideTimeline($0).isUnderWay(at: now) }
  }

  /// Returns the ride that a question without an identifier refers to.
  ///
  /// This is the ride under way, the next scheduled ride, or the one that just ended, in that
  /// order.
  func relevant(at now: Date) -> Ride? {
    current(at: now)
      ?? rides.filter { RideTimeline($0).phase(at: now) == .received }
      .min { RideTimeline($0).pickup < RideTimeline($1).pickup }
      ?? rides.filter { RideTimeline($0).hasRecentlyEnded(at: now) }
      .max { RideTimeline($0).end < RideTimeline($1).end }
  }

  /// Returns the ride that the passenger still has to rate.
  func awaitingFeedback(at now: Date) -> Ride? {
    rides.last { ride in
      let timeline = RideTimeline(ride)
      return timeline.hasRecentlyEnded(at: now) && timeline.canceled == nil && ride.rating == nil
    }
  }

  // MARK: - Changes

  /// Assigns an identifier to a ride and adds it.
  mutating func add(_ draft: Ride) -> Ride {
    var ride = draft
    ride.identifier = "ride-\(rides.count + 1)"
    rides.append(ride)
    return ride
  }

  /// Replaces the stored ride that has the same identifier.
  mutating func replace(_ ride: Ride) {
    guard let index = rides.lastIndex(where: { $0.identifier == ride.identifier }) else { return }
    rides[index] = ride
  }

  // MARK: - Record

  static let recordFields = RecordFields<RideLog>(
    .optional("rides", \.rides, default: []),
    make: RideLog.init)
}
