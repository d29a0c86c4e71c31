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
  // Maps asks no questions, so the user completes the request in the app.
  case placeMissing
  case samePlace
  case kindUnknown
  case vehicleTooSmall
  case paymentNotAccepted
  /// The ride doesn't exist, or the request comes too late or too early for it.
  case noSuchRide
  case unsuitableFeedback

  /// Creates the obstacle that the response in an activity reports, or nil if it reports none.
  ///
  /// The system adds the response to the activities that it creates.
  init?(_ activity: UserActivity) {
    if case .string(let missing)? = activity.userInfo?["missing"] {
      self.init(rawValue: missing)
      return
    }
    guard case .string(let code) = activity.interaction?.intentResponse?["code"] else { return nil }
    self.init(rawValue: code)
  }

  /// The activity that opens the app to continue, or nil for the system's default activity.
  var userActivity: UserActivity? {
    switch self {
    case .noRideAvailable:
      UserActivity(activityType: UnicornRides.noRideAvailable, title: "Notify me of a ride")
    case .placeMissing, .samePlace, .kindUnknown, .vehicleTooSmall:
      UserActivity(
        activityType: UnicornRides.completeRequest, title: "Book a ride",
        userInfo: ["missing": .string(rawValue)])
    default: nil
    }
  }

  /// Whether the user can resolve the obstacle in the app.
  var isResolvedInApp: Bool { userActivity != nil }

  /// The screen that the app shows when the system opens it after a failed request, if it has one.
  var screen: String? {
    switch self {
    case .signedOut: "the sign-in"
    case .serviceUnavailable: "when the service will be back"
    case .outsideArea: "the map of the area where unicorns go"
    case .previousRideNeedsCompletion: "the ride that is still under way"
    case .scheduledTooFar: "the days for which rides can be booked"
    case .placeMissing, .samePlace: "the map, to choose where the ride starts and ends"
    case .kindUnknown: "the kinds of rides, to choose one"
    case .vehicleTooSmall: "the rides with enough seats"
    default: nil
    }
  }
}

extension ListRideOptionsIntentResponseCode: CommonCode {}
extension RequestRideIntentResponseCode: CommonCode {}
extension GetRideStatusIntentResponseCode: CommonCode {}
