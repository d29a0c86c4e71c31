package import IntentKitCore
import SampleStorage

/// A ride booking app that lists options, books, tracks and cancels rides, and takes feedback.
///
/// The scenario's settings configure the app:
/// - `signedIn`: Whether the user is signed in. Defaults to true.
/// - `online`: Whether the service is reachable. Defaults to true.
/// - `freeVehicles`: The kinds of ride with a free vehicle. Defaults to all.
/// - `bookedInApp`: The kinds of ride that users book in the app itself. Defaults to an empty list.
/// - `rides`: The rides to use until the container stores some.
/// - `mapInMaps`: Whether the view of a ride has a map even in Maps, by mistake. Defaults to false.
/// - `updateFlaw`: A mistake in the updates of a ride: `anotherRide` or `noOption`. By default,
///   updates are right.
package struct UnicornRides {
  /// The type of the activity that opens the app if no vehicle is available.
  static let noRideAvailable = "com.example.UnicornRides.noRideAvailable"
  /// The type of the activity that opens the app to complete a request.
  static let completeRequest = "com.example.UnicornRides.completeRequest"
  /// The type of the activity that opens the app to book a ride there.
  static let bookRide = "com.example.UnicornRides.bookRide"
  /// The type of the activity that opens the app to cancel a ride.
  static let cancelRide = "com.example.UnicornRides.cancelRide"

  package static let appDescription = AppDescription(
    displayName: "UnicornRides",
    alternativeNames: ["ユニコーンライド"],
    intentsSupported: [
      // Maps offers the app only if it supports all of these intents.
      ListRideOptionsIntent.schema, RequestRideIntent.schema, GetRideStatusIntent.schema,
      CancelRideIntent.schema, SendRideFeedbackIntent.schema,
    ].map(\.siriKitName),
    userActivityTypes: [noRideAvailable, completeRequest, bookRide, cancelRide],
    vocabularies: RideKind.vocabularies)

  package static let summary = "Books rides through Reykjavik, and says where they are."
  package static let japaneseSummary = "レイキャビクの車を予約し、どこにいるかを知らせます。"

  private let service: RideService
  let language: AppLanguage
  /// Whether the view of a ride has a map even in Maps.
  let hasMapInMaps: Bool

  package init(environment: AppEnvironment) throws(ParameterError) {
    let settings = try RideSettings(parameterValue: .object(environment.settings))
    language = AppLanguage(environment)
    hasMapInMaps = settings.mapInMaps
    let document = StoredDocument(
      container: AppContainer(environment), name: "rides.json",
      initial: RideLog(rides: settings.rides))
    service = RideService(
      settings: settings, document: document, environment: environment,
      stopwatch: Stopwatch(environment.clock))
  }
}

extension UnicornRides: SampleApp {
  package func application(continue activity: UserActivity) async -> String? {
    switch activity.activityType {
    case Self.noRideAvailable:
      language.text("the offer to tell you when a unicorn is free", "一角獣が空いたときのお知らせ")
    case Self.bookRide:
      language.text("the booking of the ride that was picked", "選んだ車の予約")
    case Self.cancelRide: language.text("the ride, and how to cancel it", "車とキャンセルの方法")
    default: RideObstacle(activity)?.screen(in: language)
    }
  }

  package func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is ListRideOptionsIntent: ListRideOptionsHandler(service: service)
    case is RequestRideIntent: RequestRideHandler(service: service)
    case is GetRideStatusIntent: GetRideStatusHandler(service: service)
    case is CancelRideIntent: CancelRideHandler(service: service)
    case is SendRideFeedbackIntent: SendRideFeedbackHandler(service: service)
    default: nil
    }
  }
}
