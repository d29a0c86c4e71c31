import IntentKitCore

/// A ride that is booked or about to be booked.
struct Ride: ParameterRecord {
  var identifier: String
  var kind: RideKind
  var pickup: Placemark
  var dropOff: Placemark
  var partySize: Int
  var bookedAt: Date
  var scheduledPickup: Date?
  var canceledAt: Date?
  var rating: Double?
  var tip: CurrencyAmount?

  /// Creates a draft from an order.
  ///
  /// The ride receives its identifier when it's booked.
  init(order: RideOrder, pickup: Placemark, dropOff: Placemark, at now: Date) {
    identifier = ""
    kind = order.kind
    self.pickup = pickup
    self.dropOff = dropOff
    partySize = order.partySize
    bookedAt = now
    scheduledPickup = order.scheduledPickup
  }

  /// The length of the ride, in kilometers.
  var kilometers: Double {
    guard let start = pickup.location, let end = dropOff.location else { return 0 }
    return start.kilometers(to: end)
  }

  var fare: Fare { Fare(kind, kilometers: kilometers) }

  // MARK: - Record

  static let recordSchema = RecordSchema(
    name: "Ride",
    fields: [
      ParameterSchema("identifier", String.self, isRequired: true),
      ParameterSchema("kind", RideKind.self),
      ParameterSchema("pickup", Placemark.self, isRequired: true),
      ParameterSchema("dropOff", Placemark.self, isRequired: true),
      ParameterSchema("partySize", Int.self),
      ParameterSchema("bookedAt", Date.self, isRequired: true),
      ParameterSchema("scheduledPickup", Date.self),
      ParameterSchema("canceledAt", Date.self),
      ParameterSchema("rating", Double.self),
      ParameterSchema("tip", CurrencyAmount.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    identifier = try fields.required("identifier")
    kind = try fields.value("kind", default: .usual)
    pickup = try City.servedPlace(fields.required("pickup"), of: "pickup")
    dropOff = try City.servedPlace(fields.required("dropOff"), of: "dropOff")
    partySize = try fields.value("partySize", default: 1)
    bookedAt = try fields.required("bookedAt")
    scheduledPickup = try fields.optional("scheduledPickup")
    canceledAt = try fields.optional("canceledAt")
    rating = try fields.optional("rating")
    tip = try fields.optional("tip")
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("identifier", identifier)
    fields.write("kind", kind)
    fields.write("pickup", pickup)
    fields.write("dropOff", dropOff)
    fields.write("partySize", partySize)
    fields.write("bookedAt", bookedAt)
    fields.write("scheduledPickup", scheduledPickup)
    fields.write("canceledAt", canceledAt)
    fields.write("rating", rating)
    fields.write("tip", tip)
  }
}

extension City {
  /// Returns the served place for a field of a ride.
  ///
  /// The name alone is enough, so that settings can use “Harpa”.
  fileprivate static func servedPlace(
    _ place: Placemark, of field: String
  ) throws(ParameterError) -> Placemark {
    let matches = places(matching: place).filter(serves)
    guard matches.count == 1 else {
      let names = places.filter(serves).compactMap(\.name)
      throw ParameterError(
        found: "an unknown or ambiguous place", expected: "one place in the city",
        hint: "The known places are \(names.joined(separator: ", ")).",
        path: ParameterPath([.name(field)]))
    }
    return matches[0]
  }
}
