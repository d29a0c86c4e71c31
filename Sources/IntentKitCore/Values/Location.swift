/// A point on the globe, as `CLLocation` describes it.
public struct Location: ParameterRecord {
  /// Degrees north of the equator; south is negative.
  public var latitude: Double
  /// Degrees east of Greenwich; west is negative.
  public var longitude: Double
  /// Metres above the sea.
  public var altitude: Double?
  /// How many metres the point may be off.
  public var horizontalAccuracy: Double?

  /// Makes a location of its degrees.
  public init(
    latitude: Double, longitude: Double, altitude: Double? = nil, horizontalAccuracy: Double? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
  }

  public static let recordSchema = RecordSchema(
    name: "Location",
    siriKitName: "CLLocation",
    fields: [
      ParameterSchema("latitude", Double.self, isRequired: true),
      ParameterSchema("longitude", Double.self, isRequired: true),
      ParameterSchema("altitude", Double.self),
      ParameterSchema("horizontalAccuracy", Double.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    latitude = try fields.required("latitude")
    longitude = try fields.required("longitude")
    altitude = try fields.optional("altitude")
    horizontalAccuracy = try fields.optional("horizontalAccuracy")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("latitude", latitude)
    fields.write("longitude", longitude)
    fields.write("altitude", altitude)
    fields.write("horizontalAccuracy", horizontalAccuracy)
  }
}
