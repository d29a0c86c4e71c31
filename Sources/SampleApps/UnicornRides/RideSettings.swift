import IntentKitCore

/// The state of UnicornRides when a request arrives.
struct RideSettings: DeclaredRecord {
  var signedIn = true
  var online = true
  var freeVehicles = RideKind.allCases
  /// The kinds of ride that users book in the app itself.
  var bookedInApp: [RideKind] = []
  /// The rides to use until the container stores some.
  var rides: [Ride] = []
  /// A mistake in the updates of a ride, to show what Maps does then.
  var updateFlaw: UpdateFlaw?
  /// Whether the view of a ride has a map even in Maps, to show what the verdict says.
  var mapInMaps = false

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
    .optional("bookedInApp", \.bookedInApp, default: []),
    .optional("rides", \.rides, default: []),
    .optional("updateFlaw", \.updateFlaw),
    .optional("mapInMaps", \.mapInMaps, default: false),
    make: RideSettings.init)
}
