public import IntentKitCore

/// A ride booking app: it shows what rides cost, books one, says how it is going, cancels it, and takes a rating.
///
/// Settings: `signedIn` and `online` (both true unless said otherwise), `freeVehicles` (the kinds of ride that have a
/// vehicle to spare; all of them unless said otherwise), and `rides` (what was booked before, until the container has rides).
public struct UnicornRides: SampleApp {
  /// What the app is opened with when it has no vehicle to offer.
  static let noRideAvailable = "com.example.UnicornRides.noRideAvailable"
  /// What the app is opened with to cancel a ride by hand.
  static let cancelRide = "com.example.UnicornRides.cancelRide"

  public static let appDescription = AppDescription(
    displayName: "UnicornRides",
    intentsSupported: [
      // Maps wants all of them, or it offers none.
      ListRideOptionsIntent.schema.siriKitName,
      RequestRideIntent.schema.siriKitName,
      GetRideStatusIntent.schema.siriKitName,
      CancelRideIntent.schema.siriKitName,
      SendRideFeedbackIntent.schema.siriKitName,
    ],
    userActivityTypes: [noRideAvailable, cancelRide])

  public static let summary = "Books rides through Reykjavik, and says where they are."

  private let service: RideService
  private let clock: any Clock<Duration>

  public init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try RideSettings(parameterValue: .object(environment.settings))
    clock = environment.clock
    service = RideService(
      settings: settings, container: AppContainer(environment), now: environment.now)
  }

  public func application(continue activity: UserActivity) async -> String? {
    switch activity.activityType {
    case Self.noRideAvailable: "the offer to tell you when a unicorn is free"
    case Self.cancelRide: "the ride, and how to cancel it"
    default: RideScreen(activity)?.rawValue
    }
  }

  public func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is ListRideOptionsIntent: ListRideOptionsHandler(service: service)
    case is RequestRideIntent: RequestRideHandler(service: service)
    case is GetRideStatusIntent: GetRideStatusHandler(service: service, clock: clock)
    case is CancelRideIntent: CancelRideHandler(service: service)
    case is SendRideFeedbackIntent: SendRideFeedbackHandler(service: service)
    default: nil
    }
  }
}
