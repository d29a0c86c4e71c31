import IntentKitCore

/// The places that the user has saved in the app.
struct PlaceBook: Sendable {
  let places: [Placemark]

  /// Resolves a trigger to one with a location that the device can monitor.
  func resolve(_ trigger: SpatialEventTrigger?) -> SpatialEventTriggerResolutionResult {
    guard var trigger else { return .notRequired() }
    if trigger.event == .unknown { trigger.event = .arrive }
    if trigger.placemark.location != nil { return .success(with: trigger) }
    let name = trigger.placemark.name?.lowercased()
    guard let place = places.first(where: { $0.name?.lowercased() == name }),
      place.location != nil
    else { return .unsupported() }
    trigger.placemark = place
    return .success(with: trigger)
  }
}
