public import Foundation

/// An area on the globe with an identifier.
///
/// `@unchecked` because an app may change the flags; the values of requests are copied.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier that the app chose.
  public let identifier: String
  /// Whether the app is notified when the user enters the region.
  public var notifyOnEntry = true
  /// Whether the app is notified when the user leaves the region.
  public var notifyOnExit = true

  /// Creates a region.
  public init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(notifyOnEntry, forKey: "notifyOnEntry")
    coder.encode(notifyOnExit, forKey: "notifyOnExit")
  }

  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeText("identifier") else { return nil }
    self.identifier = identifier
    notifyOnEntry = coder.decodeBool(forKey: "notifyOnEntry")
    notifyOnExit = coder.decodeBool(forKey: "notifyOnExit")
  }
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

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    center.encode(with: coder)
    coder.encode(radius, forKey: "radius")
  }

  public required init?(coder: NSCoder) {
    center = CLLocationCoordinate2D(coder: coder)
    radius = coder.decodeDouble(forKey: "radius")
    super.init(coder: coder)
  }

  /// Returns whether a coordinate is inside the circle.
  public func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let center = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return location.distance(from: center) <= radius
  }
}
