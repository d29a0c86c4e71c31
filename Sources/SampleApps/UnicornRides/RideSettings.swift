import IntentKitCore

/// The state of UnicornRides when a request arrives.
struct RideSettings: ParameterRecord {
  var signedIn = true
  var online = true
  var freeVehicles = RideKind.allCases
  /// The rides to use until the container stores some.
  var rides: [Ride] = []

  init() {}

  static let recordSchema = RecordSchema(
    name: "UnicornRides settings",
    fields: [
      ParameterSchema("signedIn", Bool.self),
      ParameterSchema("online", Bool.self),
      ParameterSchema("freeVehicles", [RideKind].self),
      ParameterSchema("rides", [Ride].self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    signedIn = try fields.value("signedIn", default: true)
    online = try fields.value("online", default: true)
    freeVehicles = try fields.value("freeVehicles", default: RideKind.allCases)
    rides = try fields.value("rides", default: [])
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("signedIn", signedIn)
    fields.write("online", online)
    fields.write("freeVehicles", freeVehicles)
    fields.write("rides", rides)
  }
}
