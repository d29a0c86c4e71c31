import IntentKitCore

/// The state of UnicornRides when a request arrives.
struct RideSettings: DeclaredRecord {
  var signedIn = true
  var online = true
  var freeVehicles = RideKind.allCases
  /// The rides to use until the container stores some.
  var rides: [Ride] = []
  /// A mistake in the updates of a ride, to show what Maps does then.
  var updateFlaw: UpdateFlaw?

  /// A mistake in an update.
  enum UpdateFlaw: String, Sendable, Hashable, CaseIterable, NamedValue {
    /// The update is about another ride.
    case anotherRide
    /// The update lacks the option of the ride.
    case noOption
  }

  static let recordFields = RecordFields<RideSettings>(
    name: "UnicornRides settings",
    .optional("signedIn", \.signedIn, default: true),
    .optional("online", \.online, default: true),
    .optional("freeVehicles", \.freeVehicles, default: RideKind.allCases),
    .optional("rides", \.rides, default: []),
    .optional("updateFlaw", \.updateFlaw),
    make: RideSettings.init)
}
