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

  /// Creates the obstacle that the response in an activity reports, if any.
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

  /// Returns the screen, if any, that the app shows when the system opens it after a failed
  /// request.
  func screen(in language: AppLanguage) -> String? {
    switch self {
    case .signedOut: language.text("the sign-in", "サインイン")
    case .serviceUnavailable: language.text("when the service will be back", "サービス再開の予定")
    case .outsideArea: language.text("the map of the area where unicorns go", "一角獣が走る地域の地図")
    case .previousRideNeedsCompletion:
      language.text("the ride that is still under way", "まだ終わっていない乗車")
    case .scheduledTooFar:
      language.text("the days for which rides can be booked", "予約できる日")
    case .placeMissing, .samePlace:
      language.text("the map, to choose where the ride starts and ends", "乗り降りする場所を選ぶ地図")
    case .kindUnknown: language.text("the kinds of rides, to choose one", "選べる車の種類")
    case .vehicleTooSmall: language.text("the rides with enough seats", "全員が乗れる車")
    default: nil
    }
  }
}

extension ListRideOptionsIntentResponseCode: CommonCode {}
extension RequestRideIntentResponseCode: CommonCode {}
extension GetRideStatusIntentResponseCode: CommonCode {}
