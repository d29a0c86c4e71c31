import IntentKitCore

/// The places that the user has saved in the app.
struct PlaceBook: Sendable {
  let places: [Placemark]

  /// Returns a trigger with a location, which the device can monitor, or nil if the place is
  /// unknown.
  func located(_ trigger: SpatialEventTrigger) -> SpatialEventTrigger? {
    var trigger = trigger
    if trigger.event == .unknown { trigger.event = .arrive }
    if trigger.placemark.location != nil { return trigger }
    let name = trigger.placemark.name?.lowercased()
    guard let place = places.first(where: { $0.name?.lowercased() == name }),
      place.location != nil
    else { return nil }
    trigger.placemark = place
    return trigger
  }
}
