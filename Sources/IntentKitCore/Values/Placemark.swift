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
    .optional("name", \.name, summary: "The name of the place."),
    .optional("thoroughfare", \.thoroughfare, summary: "The street."),
    .optional("subThoroughfare", \.subThoroughfare, summary: "The street number."),
    .optional("locality", \.locality, summary: "The city."),
    .optional("subLocality", \.subLocality, summary: "The district of the city."),
    .optional("administrativeArea", \.administrativeArea, summary: "The state or province."),
    .optional("postalCode", \.postalCode, summary: "The postal code."),
    .optional("country", \.country, summary: "The country."),
    .optional("isoCountryCode", \.isoCountryCode, summary: "The two-letter country code."),
    .optional("location", \.location, summary: "The geographic location of the place."),
    make: Placemark.init)
}
