import IntentKitCore

/// The resolution of places, which two intents share.
enum PlaceResolver {
  /// Resolves a required place that must differ from the start of the ride.
  static func resolve(
    _ place: Placemark?, otherThan start: Placemark? = nil
  ) -> PlacemarkResolutionResult {
    // Without access to contacts, SiriKit can't resolve “home” and omits the place.
    guard let place else { return .needsValue() }
    return .matches(City.places(matching: place).filter { $0 != start })
  }
}
