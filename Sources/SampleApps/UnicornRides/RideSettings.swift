import IntentKitCore

/// The state in which a request finds UnicornRides.
struct RideSettings: DeclaredRecord {
  var signedIn = true
  var online = true
  var freeVehicles = RideKind.allCases
  /// What the log holds before anything was stored.
  var rides: [Ride] = []

  static let recordFields = RecordFields<RideSettings>(
    name: "UnicornRides settings",
    .optional("signedIn", \.signedIn, default: true),
    .optional("online", \.online, default: true),
    .optional("freeVehicles", \.freeVehicles, default: RideKind.allCases),
    .optional("rides", \.rides, default: []),
    make: RideSettings.init)
}
