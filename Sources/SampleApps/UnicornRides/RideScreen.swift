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
    guard let code = activity.interaction?.intentResponse?["code"] else { return nil }
    switch code {
    case "failureRequiringAppLaunchMustVerifyCredentials": self = .signIn
    case "failureRequiringAppLaunchServiceTemporarilyUnavailable": self = .serviceStatus
    case "failureRequiringAppLaunchNoServiceInArea": self = .map
    case "failureRequiringAppLaunchPreviousRideNeedsCompletion": self = .currentRide
    case "failureRequiringAppLaunchRideScheduledTooFar": self = .calendar
    default: return nil
    }
  }
}
