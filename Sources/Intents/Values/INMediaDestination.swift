import IntentKitCore

/// The place to add media to.
public enum INMediaDestination: Sendable, Hashable {
  /// The user's library.
  case library
  /// A playlist, by name.
  case playlist(String)

  /// The name of the playlist; nil for the library.
  public var playlistName: String? {
    if case .playlist(let name) = self { name } else { nil }
  }
}

extension INMediaDestination: ReferenceConvertible {
  public typealias ReferenceType = INMediaDestinationReference

  /// The name of the playlist, or that of the library.
  public var description: String { playlistName ?? "library" }

  public var debugDescription: String { description }
}

// So that archives take a destination as the object that it is on a device.
extension INMediaDestination: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> INMediaDestinationReference {
    INMediaDestinationReference(self)
  }

  public static func _forceBridgeFromObjectiveC(
    _ source: INMediaDestinationReference, result: inout INMediaDestination?
  ) {
    result = source.destination
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: INMediaDestinationReference, result: inout INMediaDestination?
  ) -> Bool {
    result = source.destination
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: INMediaDestinationReference?
  ) -> INMediaDestination {
    source?.destination ?? .library
  }
}

extension INMediaDestination: BridgedValue {
  static func read(_ value: ParameterValue) throws(ParameterError) -> INMediaDestination {
    switch try MediaDestination(parameterValue: value) {
    case .library: .library
    case .playlist(let name): .playlist(name)
    }
  }

  static func write(_ value: INMediaDestination) throws(ParameterError) -> ParameterValue {
    switch value {
    case .library: MediaDestination.library.parameterValue
    case .playlist(let name): MediaDestination.playlist(name).parameterValue
    }
  }

  static var absent: INMediaDestination { .library }
}

/// The place to add media to, as an object.
public final class INMediaDestinationReference: NSObject, NSSecureCoding, NSCopying,
  @unchecked Sendable
{
  // `@unchecked` because `NSObject` isn't `Sendable`; the properties never change.
  let destination: INMediaDestination

  init(_ destination: INMediaDestination) { self.destination = destination }

  /// Returns the user's library.
  public class func library() -> INMediaDestinationReference { Self(.library) }

  /// Returns a playlist.
  public class func playlistDestination(
    withName playlistName: String
  ) -> INMediaDestinationReference { Self(.playlist(playlistName)) }

  /// The kind of destination.
  public var mediaDestinationType: INMediaDestinationType {
    playlistName == nil ? .library : .playlist
  }

  /// The name of the playlist; nil for the library.
  public var playlistName: String? { destination.playlistName }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public static var supportsSecureCoding: Bool { true }

  public func encode(with coder: NSCoder) {
    coder.encode(playlistName as NSString?, forKey: "playlistName")
  }

  public convenience init?(coder: NSCoder) {
    self.init(coder.decodeText("playlistName").map { .playlist($0) } ?? .library)
  }
}
