import IntentKitCore

/// The screen that UnicornRides shows when the system opens it after a failed request.
enum RideScreen: String {
  case signIn = "the sign-in"
  case serviceStatus = "when the service will be back"
  case map = "the map of the area where unicorns go"
  case currentRide = "the ride that is still under way"
  case calendar = "the days for which rides can be booked"

  /// Creates the screen for an activity that the system created, or nil for any other activity.
  init?(_ activity: UserActivity) {
    guard case .string(let code) = activity.interaction?.intentResponse?["code"] else { return nil }
    switch RideObstacle(rawValue: code) {
    case .signedOut: self = .signIn
    case .serviceUnavailable: self = .serviceStatus
    case .outsideArea: self = .map
    case .previousRideNeedsCompletion: self = .currentRide
    case .scheduledTooFar: self = .calendar
    default: return nil
    }
  }
}
