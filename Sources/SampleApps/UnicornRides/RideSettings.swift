import IntentKitCore

/// The state of UnicornRides when a request arrives.
struct RideSettings: DeclaredRecord {
  var signedIn = true
  var online = true
  var freeVehicles = RideKind.allCases
  /// The rides to use until the container stores some.
  var rides: [Ride] = []

  static let recordFields = RecordFields<RideSettings>(
    name: "UnicornRides settings",
    .optional("signedIn", \.signedIn, default: true),
    .optional("online", \.online, default: true),
    .optional("freeVehicles", \.freeVehicles, default: RideKind.allCases),
    .optional("rides", \.rides, default: []),
    make: RideSettings.init)
}
