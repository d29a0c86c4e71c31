import Intents

/// Handles the intent of `Courier.intentdefinition`, whose classes are generated.
class ShareStatusHandler: NSObject, ShareStatusIntentHandling {
  private static let places: [Place] = {
    [("home", "Home", 20), ("office", "Office", 5)].map { identifier, name, minutes in
      let place = Place(identifier: identifier, display: name)
      place.minutes = NSNumber(value: minutes)
      return place
    }
  }()

  func resolveStatus(
    for intent: ShareStatusIntent, with completion: @escaping (StatusResolutionResult) -> Void
  ) {
    completion(intent.status == .unknown ? .needsValue() : .success(with: intent.status))
  }

  func resolvePlace(
    for intent: ShareStatusIntent,
    with completion: @escaping (ShareStatusPlaceResolutionResult) -> Void
  ) {
    guard let place = intent.place else {
      completion(.needsValue())
      return
    }
    let known = ShareStatusHandler.places.first { $0.displayString == place.displayString }
    completion(known.map { .success(with: $0) } ?? .unsupported(forReason: .notKnown))
  }

  func providePlaceOptions(
    for intent: ShareStatusIntent, with completion: @escaping ([Place]?, Error?) -> Void
  ) {
    completion(ShareStatusHandler.places, nil)
  }

  func handle(
    intent: ShareStatusIntent, completion: @escaping (ShareStatusIntentResponse) -> Void
  ) {
    switch intent.status {
    case .unknown: completion(ShareStatusIntentResponse(code: .failure, userActivity: nil))
    case .free: completion(.failureUnchanged(summary: "free"))
    case .busy: completion(.success(summary: "busy"))
    case .away:
      let minutes = intent.place?.minutes?.intValue ?? 0
      completion(.success(summary: "away, \(minutes) minutes from here"))
    }
  }
}
