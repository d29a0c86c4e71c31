import IntentKitCore

/// Where the app drives: Reykjavik and what lies around it.
///
/// Iceland keeps Greenwich time all year, so a time of day needs no table of time zones.
enum City {
  static let center = Location(latitude: 64.1466, longitude: -21.9426)
  /// How far from its centre the city has rides.
  static let reach = 60.0

  /// The places that people name.
  static let places = [
    Placemark("Harpa", 64.1504, -21.9326),
    Placemark("Perlan", 64.1292, -21.9190),
    Placemark("Hallgrimskirkja", 64.1417, -21.9267),
    Placemark("Bus Terminal", 64.1375, -21.9350),
    Placemark("Reykjavik Airport", 64.1320, -21.9460),
    Placemark("Keflavik Airport", 63.9850, -22.6056),
    Placemark("Akureyri", 65.6826, -18.0907),
  ]

  /// The places that a placemark of a request may mean.
  static func places(matching place: Placemark) -> [Placemark] {
    // A place with a location needs no name; those we have offered come back like that.
    if place.location != nil { return [place] }
    guard let name = place.name?.lowercased(), !name.isEmpty else { return [] }
    let exact = places.filter { $0.name?.lowercased() == name }
    return exact.isEmpty ? places.filter { $0.hasInName(name) } : exact
  }

  /// Whether the app has rides at a place.
  static func serves(_ place: Placemark) -> Bool {
    place.location.map { center.kilometers(to: $0) <= reach } ?? false
  }

  /// The calendar that people in the city read times by.
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  /// The moment that components mean; a time of day alone is the next one to come.
  static func date(of components: DateComponents, after now: Date) -> Date? {
    guard components.hour != nil else { return nil }
    if components.day != nil { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }

  /// The components of a moment, down to the minute.
  static func components(of date: Date) -> DateComponents {
    calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
  }
}

extension Placemark {
  fileprivate init(_ name: String, _ latitude: Double, _ longitude: Double) {
    self.init(
      name: name, isoCountryCode: "IS",
      location: Location(latitude: latitude, longitude: longitude))
  }

  /// Whether words are among those of the name.
  fileprivate func hasInName(_ text: String) -> Bool {
    let words = name?.lowercased().split(separator: " ") ?? []
    let wanted = text.split(separator: " ")
    return !wanted.isEmpty && wanted.allSatisfy(words.contains)
  }
}

extension Location {
  /// How far another place is by road.
  ///
  /// The globe is taken for flat, which is off by little at the size of a city, and spares a library of mathematics.
  func kilometers(to other: Location) -> Double {
    let perDegree = 111.3
    let north = (other.latitude - latitude) * perDegree
    // A degree to the east is shorter this far north.
    let east = (other.longitude - longitude) * perDegree * 0.436
    return (north * north + east * east).squareRoot()
  }
}
