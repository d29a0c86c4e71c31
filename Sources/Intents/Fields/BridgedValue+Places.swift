import IntentKitCore

// The classes of other frameworks that properties have.

extension CLPlacemark: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> CLPlacemark {
    let core = try Placemark(parameterValue: value)
    var texts = Texts()
    texts.name = core.name
    texts.thoroughfare = core.thoroughfare
    texts.subThoroughfare = core.subThoroughfare
    texts.locality = core.locality
    texts.subLocality = core.subLocality
    texts.administrativeArea = core.administrativeArea
    texts.postalCode = core.postalCode
    texts.country = core.country
    texts.isoCountryCode = core.isoCountryCode
    let location: CLLocation? =
      if let location = core.location { try CLLocation.read(location.parameterValue) } else { nil }
    return CLPlacemark(texts, location: location)
  }

  static func write(_ value: CLPlacemark) throws(ParameterError) -> ParameterValue {
    var core = Placemark(
      name: value.name, thoroughfare: value.thoroughfare, subThoroughfare: value.subThoroughfare,
      locality: value.locality, subLocality: value.subLocality,
      administrativeArea: value.administrativeArea, postalCode: value.postalCode,
      country: value.country, isoCountryCode: value.isoCountryCode)
    core.location = value.location?.core
    return core.parameterValue
  }

  static var absent: CLPlacemark { CLPlacemark(Texts(), location: nil) }
}

extension CLLocation: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> CLLocation {
    let core = try Location(parameterValue: value)
    let coordinate = CLLocationCoordinate2D(latitude: core.latitude, longitude: core.longitude)
    return CLLocation(
      coordinate: coordinate, altitude: core.altitude ?? 0,
      horizontalAccuracy: core.horizontalAccuracy ?? 0,
      verticalAccuracy: core.altitude == nil ? -1 : 0, timestamp: Date())
  }

  static func write(_ value: CLLocation) throws(ParameterError) -> ParameterValue {
    value.core.parameterValue
  }

  static var absent: CLLocation { CLLocation(latitude: 0, longitude: 0) }

  fileprivate var core: Location {
    Location(
      latitude: coordinate.latitude, longitude: coordinate.longitude,
      altitude: verticalAccuracy < 0 ? nil : altitude,
      horizontalAccuracy: horizontalAccuracy > 0 ? horizontalAccuracy : nil)
  }
}

extension CGColor: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> CGColor {
    let core = try Color(parameterValue: value)
    return CGColor(red: core.red, green: core.green, blue: core.blue, alpha: core.alpha)
  }

  static func write(_ value: CGColor) throws(ParameterError) -> ParameterValue {
    guard let parts = value.components, parts.count == 4 else {
      throw ParameterError(found: "another color", expected: "a color with red, green and blue")
    }
    return Color(
      red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]),
      alpha: Double(parts[3])
    ).parameterValue
  }

  static var absent: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
}
