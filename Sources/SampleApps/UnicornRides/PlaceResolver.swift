import IntentKitCore

/// The resolution of places, which two intents share.
enum PlaceResolver {
  /// Resolves a required place that must differ from the start of the ride.
  static func resolve(
    _ place: Placemark?, otherThan start: Placemark? = nil
  ) -> PlacemarkResolutionResult {
    // Without access to contacts, SiriKit can't resolve “home” and omits the place.
    guard let place else { return .needsValue() }
    let matches = City.places(matching: place).filter { $0 != start }
    return switch matches.count {
    case 0: .unsupported()
    case 1: .success(with: matches[0])
    default: .disambiguation(with: matches)
    }
  }
}
