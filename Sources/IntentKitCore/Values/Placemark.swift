/// A place with an address, as `CLPlacemark` describes it.
public struct Placemark: DeclaredRecord {
  /// What the place is called.
  public var name: String?
  /// The street.
  public var thoroughfare: String?
  /// The number in the street.
  public var subThoroughfare: String?
  /// The city.
  public var locality: String?
  /// The part of the city.
  public var subLocality: String?
  /// The state or province.
  public var administrativeArea: String?
  /// The postal code.
  public var postalCode: String?
  /// The country.
  public var country: String?
  /// The country's code of two letters.
  public var isoCountryCode: String?
  /// Where on the globe the place is.
  public var location: Location?

  /// Makes a placemark of what is known of a place.
  public init(
    name: String? = nil,
    thoroughfare: String? = nil,
    subThoroughfare: String? = nil,
    locality: String? = nil,
    subLocality: String? = nil,
    administrativeArea: String? = nil,
    postalCode: String? = nil,
    country: String? = nil,
    isoCountryCode: String? = nil,
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
