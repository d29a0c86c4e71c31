import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The area that the app serves: Reykjavik and its surroundings.
///
/// Iceland observes Greenwich Mean Time all year, so a time of day needs no time zone database.
enum City {
  static let center = Location(latitude: 64.1466, longitude: -21.9426)
  /// The radius of the served area around the center, in kilometers.
  static let radius = 60.0

  /// The places that users can name, with their Japanese names.
  private static let map: KeyValuePairs = [
    "ハルパ": Placemark("Harpa", 64.1504, -21.9326),
    "ペルトラン": Placemark("Perlan", 64.1292, -21.9190),
    "ハットルグリムス教会": Placemark("Hallgrimskirkja", 64.1417, -21.9267),
    "バスターミナル": Placemark("Bus Terminal", 64.1375, -21.9350),
    "レイキャビク空港": Placemark("Reykjavik Airport", 64.1320, -21.9460),
    "ケプラヴィーク空港": Placemark("Keflavik Airport", 63.9850, -22.6056),
    "アークレイリ": Placemark("Akureyri", 65.6826, -18.0907),
  ]

  /// The places that users can name.
  static let places = map.map(\.value)

  /// Returns the places that match a placemark in a request.
  static func places(matching place: Placemark) -> [Placemark] {
    // A placemark with a location needs no lookup. That includes the ones that the app has offered
    // before.
    if place.location != nil { return [place] }
    guard let name = place.name else { return [] }
    return map.named(name) { [$0.key, $0.value.name ?? ""] }.map(\.value)
  }

  /// Returns the only place that matches a placemark in a request, or nil.
  static func place(_ place: Placemark?) -> Placemark? {
    let matches = place.map(places(matching:)) ?? []
    return matches.count == 1 ? matches[0] : nil
  }

  /// Resolves a required place that must differ from the start of the ride.
  static func resolve(
    _ place: Placemark?, otherThan start: Placemark? = nil
  ) -> PlacemarkResolutionResult {
    // Without access to contacts, SiriKit can't resolve “home” and omits the place.
    guard let place else { return .needsValue() }
    return .matches(places(matching: place).filter { $0 != start })
  }

  /// Returns whether the app offers rides at a place.
  static func serves(_ place: Placemark) -> Bool {
    place.location.map { center.kilometers(to: $0) <= radius } ?? false
  }

  /// The calendar of the city.
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  /// Returns the date that components describe.
  ///
  /// A time of day without a date is the next occurrence of that time.
  static func date(of components: DateComponents, after now: Date) -> Date? {
    guard components.hour != nil else { return nil }
    if components.day != nil { return calendar.date(from: components) }
    return calendar.nextDate(after: now, matching: components, matchingPolicy: .nextTime)
  }

  /// Resolves a time that must be in the future.
  static func resolve(
    _ time: DateComponentsRange?, after now: Date
  ) -> DateComponentsRangeResolutionResult {
    guard let time else { return .notRequired() }
    // A date without a time isn't enough to schedule a pickup.
    guard let start = time.startDateComponents, start.hour != nil else { return .needsValue() }
    guard start.day == nil || start.isValidDate(in: calendar),
      let date = date(of: start, after: now), date > now
    else { return .unsupported() }
    return .success(with: DateComponentsRange(start: components(of: date)))
  }

  /// Returns the components of a date, down to the minute.
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
}

extension Location {
  /// Returns the approximate distance by road to another place.
  ///
  /// The calculation assumes a flat surface. The error is small at the size of a city, and no math
  /// library is needed.
  func kilometers(to other: Location) -> Double {
    let perDegree = 111.3
    let north = (other.latitude - latitude) * perDegree
    // A degree of longitude is shorter this far north.
    let east = (other.longitude - longitude) * perDegree * 0.436
    return (north * north + east * east).squareRoot()
  }
}
