public import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// A distance in meters.
public typealias CLLocationDistance = Double
/// The radius of uncertainty in meters.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double

/// The latitude and the longitude of a point on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator; south is negative.
  public var latitude: CLLocationDegrees
  /// Degrees east of the prime meridian; west is negative.
  public var longitude: CLLocationDegrees

  /// Creates a coordinate of zero degrees.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a coordinate.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension CLLocationCoordinate2D {
  /// Reads the degrees from an archive.
  init(coder: NSCoder) {
    self.init(
      latitude: coder.decodeDouble(forKey: "latitude"),
      longitude: coder.decodeDouble(forKey: "longitude"))
  }

  /// Encodes the degrees in an object's archive.
  func encode(with coder: NSCoder) {
    coder.encode(latitude, forKey: "latitude")
    coder.encode(longitude, forKey: "longitude")
  }
}

/// A coordinate that no point has.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns whether the degrees of a coordinate are possible.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// Creates a coordinate.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// A location on the globe at a time.
///
/// `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.
public final class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The latitude and the longitude.
  public let coordinate: CLLocationCoordinate2D
  /// The altitude above sea level in meters.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty in meters; negative if the coordinate is invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the altitude in meters; negative if the altitude is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of travel in degrees from north; negative if it is invalid.
  public let course: CLLocationDirection
  /// The speed in meters per second; negative if it is invalid.
  public let speed: CLLocationSpeed
  /// The time at which the location was determined.
  public let timestamp: Date

  /// Creates a location of zero degrees, as a placeholder.
  public convenience override init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a location from its coordinates.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location with an altitude.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a direction of travel.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coordinate.encode(with: coder)
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(speed, forKey: "speed")
    coder.encode(timestamp as NSDate, forKey: "timestamp")
  }

  public convenience init?(coder: NSCoder) {
    guard let timestamp = coder.decodeDate("timestamp") else { return nil }
    self.init(
      coordinate: CLLocationCoordinate2D(coder: coder),
      altitude: coder.decodeDouble(forKey: "altitude"),
      horizontalAccuracy: coder.decodeDouble(forKey: "horizontalAccuracy"),
      verticalAccuracy: coder.decodeDouble(forKey: "verticalAccuracy"),
      course: coder.decodeDouble(forKey: "course"), speed: coder.decodeDouble(forKey: "speed"),
      timestamp: timestamp)
  }

  /// Returns the distance to another location in meters, along a great circle.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (first, second) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let latitude = sin((second.latitude - first.latitude) * radians / 2)
    let longitude = sin((second.longitude - first.longitude) * radians / 2)
    let chord =
      latitude * latitude + cos(first.latitude * radians) * cos(second.latitude * radians)
      * longitude * longitude
    // The mean radius of the Earth.
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLLocation else { return false }
    return coordinate.latitude == other.coordinate.latitude
      && coordinate.longitude == other.coordinate.longitude && altitude == other.altitude
      && horizontalAccuracy == other.horizontalAccuracy
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(coordinate.latitude)
    hasher.combine(coordinate.longitude)
    return hasher.finalize()
  }
}
