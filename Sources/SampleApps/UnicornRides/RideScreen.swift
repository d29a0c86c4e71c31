import IntentKitCore

/// What UnicornRides shows when the system opens it with a request that stopped at an obstacle.
enum RideScreen: String {
  case signIn = "the sign-in"
  case serviceStatus = "when the service will be back"
  case map = "the map of the area where unicorns go"
  case currentRide = "the ride that is still under way"
  case calendar = "the days for which rides can be booked"

  /// The screen for an activity that the system has made; nil when it is about something else.
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
