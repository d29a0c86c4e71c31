import IntentKitCore

/// The reason why a ride request can't be fulfilled.
enum RideObstacle: Error, Sendable, Hashable, CaseIterable {
  case signedOut
  case serviceUnavailable
  case outsideArea
  case previousRideNeedsCompletion
  case previousRideNeedsFeedback
  case scheduledTooFar
  case noRideAvailable
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
