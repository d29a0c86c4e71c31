/// A point on the globe, as `CLLocation` describes it.
public struct Location: DeclaredRecord {
  /// Degrees north of the equator; south is negative.
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

  public static let recordFields = RecordFields<Location>(
    siriKitName: "CLLocation",
    .required("latitude", \.latitude, summary: "Degrees north of the equator; south is negative."),
    .required(
      "longitude", \.longitude,
      summary: "The longitude in degrees; negative values are west of the prime meridian."),
    .optional("altitude", \.altitude, summary: "The altitude above sea level in meters."),
    .optional(
      "horizontalAccuracy", \.horizontalAccuracy, summary: "The radius of uncertainty in meters."),
    make: Location.init)
}
