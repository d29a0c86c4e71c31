import IntentKitCore

/// What both intents with places say of them.
enum PlaceResolver {
  /// Settles a place that a ride cannot do without, and that is not where the passengers are already.
  static func resolve(
    _ place: Placemark?, otherThan start: Placemark? = nil
  ) -> PlacemarkResolutionResult {
    // Without access to the contacts, SiriKit does not know where “home” is, and leaves it out.
    guard let place else { return .needsValue() }
    let matches = City.places(matching: place).filter { $0 != start }
    return switch matches.count {
    case 0: .unsupported()
    case 1: .success(with: matches[0])
    default: .disambiguation(with: matches)
    }
  }
}
