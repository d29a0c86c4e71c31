/// A point on the globe, as `CLLocation` describes it.
public struct Location: DeclaredRecord {
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

  public static let recordFields = RecordFields<Location>(
    siriKitName: "CLLocation",
    .required("latitude", \.latitude),
    .required("longitude", \.longitude),
    .optional("altitude", \.altitude),
    .optional("horizontalAccuracy", \.horizontalAccuracy),
    make: Location.init)
}
