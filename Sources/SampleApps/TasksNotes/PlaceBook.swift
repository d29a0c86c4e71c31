import IntentKitCore

/// The places that the user has told the app of.
struct PlaceBook: Sendable {
  let places: [Placemark]

  /// A trigger that the device can watch for, or nil: for that, one must know where its place is.
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
