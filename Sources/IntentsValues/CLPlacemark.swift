public import Foundation

/// A place with an address.
///
/// `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.
public final class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The parts of the address that are texts.
  package struct Texts: Sendable, Hashable {
    package var name: String?
    package var thoroughfare: String?
    package var subThoroughfare: String?
    package var locality: String?
    package var subLocality: String?
    package var administrativeArea: String?
    package var subAdministrativeArea: String?
    package var postalCode: String?
    package var country: String?
    package var isoCountryCode: String?

    package init() {}

    /// The parts with their names in archives.
    fileprivate static var all: [(name: String, path: WritableKeyPath<Texts, String?>)] {
      [
        ("name", \.name), ("thoroughfare", \.thoroughfare),
        ("subThoroughfare", \.subThoroughfare), ("locality", \.locality),
        ("subLocality", \.subLocality), ("administrativeArea", \.administrativeArea),
        ("subAdministrativeArea", \.subAdministrativeArea), ("postalCode", \.postalCode),
        ("country", \.country), ("isoCountryCode", \.isoCountryCode),
      ]
    }
  }

  package let texts: Texts
  /// The geographic location of the place.
  public let location: CLLocation?

  /// Creates a placemark from its parts.
  package init(_ texts: Texts, location: CLLocation?) {
    self.texts = texts
    self.location = location
  }

  /// Creates a placemark with the same content as another one.
  public init(placemark: CLPlacemark) {
    texts = placemark.texts
    location = placemark.location
  }

  /// Creates a placemark for a location.
  public init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    var texts = Texts()
    texts.name = name
    if let address = postalAddress {
      texts.thoroughfare = address.street.nonEmpty
      texts.subLocality = address.subLocality.nonEmpty
      texts.locality = address.city.nonEmpty
      texts.subAdministrativeArea = address.subAdministrativeArea.nonEmpty
      texts.administrativeArea = address.state.nonEmpty
      texts.postalCode = address.postalCode.nonEmpty
      texts.country = address.country.nonEmpty
      texts.isoCountryCode = address.isoCountryCode.nonEmpty
    }
    self.texts = texts
    self.location = location
  }

  /// The name of the place.
  public var name: String? { texts.name }
  /// The street.
  public var thoroughfare: String? { texts.thoroughfare }
  /// The street number.
  public var subThoroughfare: String? { texts.subThoroughfare }
  /// The city.
  public var locality: String? { texts.locality }
  /// The district of the city.
  public var subLocality: String? { texts.subLocality }
  /// The state or province.
  public var administrativeArea: String? { texts.administrativeArea }
  /// The county or the region.
  public var subAdministrativeArea: String? { texts.subAdministrativeArea }
  /// The postal code.
  public var postalCode: String? { texts.postalCode }
  /// The country.
  public var country: String? { texts.country }
  /// The two-letter country code.
  public var isoCountryCode: String? { texts.isoCountryCode }
  /// The ocean; always nil here.
  public var ocean: String? { nil }
  /// The lake or river; always nil here.
  public var inlandWater: String? { nil }
  /// Points of interest; always nil here.
  public var areasOfInterest: [String]? { nil }
  /// The time zone; always nil here, because there is no map.
  public var timeZone: TimeZone? { nil }

  /// The region around the location, if there is one.
  public var region: CLRegion? {
    location.map {
      CLCircularRegion(
        center: $0.coordinate, radius: max($0.horizontalAccuracy, 100), identifier: name ?? "")
    }
  }

  /// The address; nil if the placemark has no parts of one.
  public var postalAddress: CNPostalAddress? {
    let address = CNMutablePostalAddress()
    // The number comes before or after the street; a placemark doesn't know the custom of its place.
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    address.subLocality = subLocality ?? ""
    address.city = locality ?? ""
    address.subAdministrativeArea = subAdministrativeArea ?? ""
    address.state = administrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    return address.isEqual(CNPostalAddress()) ? nil : (address.copy() as? CNPostalAddress)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    for part in Texts.all {
      coder.encode(texts[keyPath: part.path] as NSString?, forKey: part.name)
    }
    coder.encode(location, forKey: "location")
  }

  public convenience init?(coder: NSCoder) {
    var texts = Texts()
    for part in Texts.all { texts[keyPath: part.path] = coder.decodeText(part.name) }
    self.init(texts, location: coder.decodeObject(of: CLLocation.self, forKey: "location"))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLPlacemark else { return false }
    return texts == other.texts && location == other.location
  }

  public override var hash: Int { texts.hashValue }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
