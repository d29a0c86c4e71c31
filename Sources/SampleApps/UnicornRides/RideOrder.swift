import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The user's order for a ride.
struct RideOrder: Sendable, Hashable {
  /// The maximum time between booking and pickup.
  static let maximumLeadTime = Duration.days(7)

  var kind: RideKind
  var pickup: Placemark?
  var dropOff: Placemark?
  var partySize: Int
  /// The requested pickup time, or nil for as soon as possible.
  var scheduledPickup: Date?

  /// Creates an order from a request, filling in defaults.
  init(_ intent: RequestRideIntent, now: Date) {
    partySize = intent.partySize ?? 1
    kind = intent.rideOptionName.flatMap { RideKind.named($0.spokenPhrase) } ?? .defaultKind
    pickup = intent.pickupLocation
    dropOff = intent.dropOffLocation
    scheduledPickup = intent.scheduledPickupTime?.startDateComponents
      .flatMap { City.date(of: $0, after: now) }
  }

  /// Returns whether the pickup is too far in the future.
  func isTooFarAhead(at now: Date) -> Bool {
    scheduledPickup.map { $0 > now + Self.maximumLeadTime } ?? false
  }

  /// Returns the ride that the order describes, or nil if either place is unknown.
  func draft(at now: Date) -> Ride? {
    guard let pickup, let dropOff else { return nil }
    // The ride receives its identifier when it's booked.
    return Ride(
      identifier: "", kind: kind, pickup: pickup, dropOff: dropOff, partySize: partySize,
      bookedAt: now, scheduledPickup: scheduledPickup)
  }
}
