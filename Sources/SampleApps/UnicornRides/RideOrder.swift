import IntentKitCore

/// What somebody wants to book.
struct RideOrder: Sendable, Hashable {
  /// How far ahead a ride can be booked.
  static let horizon = Duration.days(7)

  var kind: RideKind
  var pickup: Placemark?
  var dropOff: Placemark?
  var partySize: Int
  /// When the passengers want to be picked up; nil means as soon as possible.
  var scheduledPickup: Date?

  /// Reads an order from a request, with what goes without saying.
  init(_ intent: RequestRideIntent, now: Date) {
    partySize = intent.partySize ?? 1
    kind = intent.rideOptionName.flatMap { RideKind(spokenPhrase: $0.spokenPhrase) } ?? .usual
    pickup = intent.pickupLocation
    dropOff = intent.dropOffLocation
    scheduledPickup = intent.scheduledPickupTime?.startDateComponents
      .flatMap { City.date(of: $0, after: now) }
  }

  /// Whether the pickup lies further ahead than anybody plans.
  func isTooFarAhead(at now: Date) -> Bool {
    scheduledPickup.map { $0 > now + Self.horizon } ?? false
  }

  /// The ride as it would be, or nil while nobody knows from where to where.
  func draft(at now: Date) -> Ride? {
    guard let pickup, let dropOff else { return nil }
    return Ride(order: self, pickup: pickup, dropOff: dropOff, at: now)
  }
}
