/// A place with an address, like `CLPlacemark`.
public struct Placemark: ParameterRecord {
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

  public static let recordSchema = RecordSchema(
    name: "Placemark",
    siriKitName: "CLPlacemark",
    textField: "name",
    fields: [
      ParameterSchema("name", String.self),
      ParameterSchema("thoroughfare", String.self),
      ParameterSchema("subThoroughfare", String.self),
      ParameterSchema("locality", String.self),
      ParameterSchema("subLocality", String.self),
      ParameterSchema("administrativeArea", String.self),
      ParameterSchema("postalCode", String.self),
      ParameterSchema("country", String.self),
      ParameterSchema("isoCountryCode", String.self),
      ParameterSchema("location", Location.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.optional("name")
    thoroughfare = try fields.optional("thoroughfare")
    subThoroughfare = try fields.optional("subThoroughfare")
    locality = try fields.optional("locality")
    subLocality = try fields.optional("subLocality")
    administrativeArea = try fields.optional("administrativeArea")
    postalCode = try fields.optional("postalCode")
    country = try fields.optional("country")
    isoCountryCode = try fields.optional("isoCountryCode")
    location = try fields.optional("location")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("thoroughfare", thoroughfare)
    fields.write("subThoroughfare", subThoroughfare)
    fields.write("locality", locality)
    fields.write("subLocality", subLocality)
    fields.write("administrativeArea", administrativeArea)
    fields.write("postalCode", postalCode)
    fields.write("country", country)
    fields.write("isoCountryCode", isoCountryCode)
    fields.write("location", location)
  }
}
