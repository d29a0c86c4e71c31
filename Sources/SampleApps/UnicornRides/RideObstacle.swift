import IntentKitCore

/// What stands in the way of a ride.
enum RideObstacle: Error, Sendable, Hashable, CaseIterable {
  case signedOut
  case serviceUnavailable
  case outsideArea
  case previousRideNeedsCompletion
  case previousRideNeedsFeedback
  case scheduledTooFar
  case noRideAvailable
  case paymentNotAccepted
  /// There is no such ride, or it is too late or too early for what is wanted of it.
  case noSuchRide
  case unsuitableFeedback

  /// What the app is opened with, where the user goes on there; nil leaves it to the system.
  var userActivity: UserActivity? {
    guard self == .noRideAvailable else { return nil }
    return UserActivity(activityType: UnicornRides.noRideAvailable, title: "Notify me of a ride")
  }
}
