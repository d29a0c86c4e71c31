/// A place with an address, like `CLPlacemark`.
public struct Placemark: DeclaredRecord {
  /// The name of the place.
  public var name: String?
  /// The street.
  public var thoroughfare: String?
  /// The street number.
  public var subThoroughfare: String?
  /// The city.
  public var locality: String?
  /// The district of the city.
  public var subLocality: String?
  /// The state or province.
  public var administrativeArea: String?
  /// The postal code.
  public var postalCode: String?
  /// The country.
  public var country: String?
  /// The two-letter country code.
  public var isoCountryCode: String?
  /// The geographic location of the place.
  public var location: Location?

  /// Creates a placemark.
  public init(
    name: String? = nil, thoroughfare: String? = nil, subThoroughfare: String? = nil,
    locality: String? = nil, subLocality: String? = nil, administrativeArea: String? = nil,
    postalCode: String? = nil, country: String? = nil, isoCountryCode: String? = nil,
    location: Location? = nil
  ) {
    self.name = name
    self.thoroughfare = thoroughfare
    self.subThoroughfare = subThoroughfare
    self.locality = locality
    self.subLocality = subLocality
    self.administrativeArea = administrativeArea
    self.postalCode = postalCode
    self.country = country
    self.isoCountryCode = isoCountryCode
    self.location = location
  }

  public static let recordFields = RecordFields<Placemark>(
    siriKitName: "CLPlacemark",
    textField: "name",
    .optional("name", \.name),
    .optional("thoroughfare", \.thoroughfare),
    .optional("subThoroughfare", \.subThoroughfare),
    .optional("locality", \.locality),
    .optional("subLocality", \.subLocality),
    .optional("administrativeArea", \.administrativeArea),
    .optional("postalCode", \.postalCode),
    .optional("country", \.country),
    .optional("isoCountryCode", \.isoCountryCode),
    .optional("location", \.location),
    make: Placemark.init)
}
