public import Foundation

/// A postal address.
///
/// `@unchecked` because the mutable subclass exists; a placemark copies its address.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  fileprivate struct Parts: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""

    /// The parts with their names in archives.
    static var all: [(name: String, path: WritableKeyPath<Parts, String>)] {
      [
        ("street", \.street), ("subLocality", \.subLocality), ("city", \.city),
        ("subAdministrativeArea", \.subAdministrativeArea), ("state", \.state),
        ("postalCode", \.postalCode), ("country", \.country),
        ("isoCountryCode", \.isoCountryCode),
      ]
    }
  }

  fileprivate var parts = Parts()

  /// Creates an empty address.
  public override required init() { super.init() }

  /// The street and the house number.
  open var street: String { parts.street }
  /// The district of the city.
  open var subLocality: String { parts.subLocality }
  /// The city.
  open var city: String { parts.city }
  /// The county or the region.
  open var subAdministrativeArea: String { parts.subAdministrativeArea }
  /// The state or province.
  open var state: String { parts.state }
  /// The postal code.
  open var postalCode: String { parts.postalCode }
  /// The country.
  open var country: String { parts.country }
  /// The two-letter country code.
  open var isoCountryCode: String { parts.isoCountryCode }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CNPostalAddress()
    copy.parts = parts
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutablePostalAddress()
    copy.parts = parts
    return copy
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    for part in Parts.all { coder.encode(parts[keyPath: part.path] as NSString, forKey: part.name) }
  }

  public required init?(coder: NSCoder) {
    for part in Parts.all { parts[keyPath: part.path] = coder.decodeText(part.name) ?? "" }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.parts == parts
  }

  open override var hash: Int { parts.hashValue }
}

/// A postal address that can change.
///
/// `@unchecked` because the superclass is; it states the reason.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  open override var subLocality: String {
    get { parts.subLocality }
    set { parts.subLocality = newValue }
  }
  open override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { parts.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  open override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  open override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
  open override var isoCountryCode: String {
    get { parts.isoCountryCode }
    set { parts.isoCountryCode = newValue }
  }
}
