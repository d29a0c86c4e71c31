import IntentKitCore

/// The reason why a ride request can't be fulfilled.
///
/// The raw value is the name of the code that reports the obstacle, for the intents that have one.
enum RideObstacle: String, Error, Sendable {
  case signedOut = "failureRequiringAppLaunchMustVerifyCredentials"
  case serviceUnavailable = "failureRequiringAppLaunchServiceTemporarilyUnavailable"
  case outsideArea = "failureRequiringAppLaunchNoServiceInArea"
  case previousRideNeedsCompletion = "failureRequiringAppLaunchPreviousRideNeedsCompletion"
  case previousRideNeedsFeedback = "failurePreviousRideNeedsFeedback"
  case scheduledTooFar = "failureRequiringAppLaunchRideScheduledTooFar"
  case noRideAvailable = "failureRequiringAppLaunch"
  case paymentNotAccepted
  /// The ride doesn't exist, or the request comes too late or too early for it.
  case noSuchRide
  case unsuitableFeedback

  /// The activity that opens the app to continue, or nil for the system's default activity.
  var userActivity: UserActivity? {
    guard self == .noRideAvailable else { return nil }
    return UserActivity(activityType: UnicornRides.noRideAvailable, title: "Notify me of a ride")
  }
}
