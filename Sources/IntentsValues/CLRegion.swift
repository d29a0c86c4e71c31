public import Foundation

/// An area on the globe with an identifier.
///
/// `@unchecked` because an app may change the flags; the values of requests are copied.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The identifier that the app chose.
  public let identifier: String
  /// Whether the app is notified when the user enters the region.
  public var notifyOnEntry = true
  /// Whether the app is notified when the user leaves the region.
  public var notifyOnExit = true

  /// Creates a region.
  public init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A circle on the globe.
///
/// `@unchecked` because the superclass is; it states the reason.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The center of the circle.
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns whether a coordinate is inside the circle.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let center = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return location.distance(from: center) <= radius
  }
}
