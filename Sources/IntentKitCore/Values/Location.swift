/// A geographic location, like `CLLocation`.
public struct Location: ParameterRecord {
  /// The latitude in degrees; negative values are south of the equator.
  public var latitude: Double
  /// The longitude in degrees; negative values are west of the prime meridian.
  public var longitude: Double
  /// The altitude above sea level in meters.
  public var altitude: Double?
  /// The radius of uncertainty in meters.
  public var horizontalAccuracy: Double?

  /// Creates a location from its coordinates.
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
