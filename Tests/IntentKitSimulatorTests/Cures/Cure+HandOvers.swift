import Foundation
import IntentKitCore
import IntentKitPlatform
import TestSupport

extension Cure {
  private static func confirming(_ code: SendMessageIntentResponseCode) -> Run {
    { await ScriptedHandler(confirm: { _ in .init(code: code) }).run() }
  }

  private static func starting(inApp code: StartWorkoutIntentResponseCode?) -> Run {
    { await Workouts(inApp: code.map { Workouts.Handler(code: $0) }).run() }
  }

  private static func calling(
    _ confirm: StartCallIntentResponseCode, _ handle: StartCallIntentResponseCode
  ) -> Run {
    struct Handler: StartCallIntentHandling {
      let codes: (confirm: StartCallIntentResponseCode, handle: StartCallIntentResponseCode)

      func confirm(intent: StartCallIntent) async -> StartCallIntentResponse {
        .init(code: codes.confirm)
      }
      func handle(intent: StartCallIntent) async -> StartCallIntentResponse {
        .init(code: codes.handle)
      }
    }
    return {
      await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        StartCallIntent(), handler: Handler(codes: (confirm, handle)), dialogue: Answering([.yes])
      ).verdicts
    }
  }

  private static func riding(_ first: RideStatus?, _ updates: RideStatus?...) -> Run {
    riding(first, .success, updates)
  }

  private static func riding(
    _ first: RideStatus?, _ code: GetRideStatusIntentResponseCode, _ updates: [RideStatus?]
  ) -> Run {
    {
      await IntentPipeline(
        time: .simulated(patience: .milliseconds(20)), source: .maps(watching: .seconds(60))
      ).run(
        GetRideStatusIntent(), handler: Rides(first: first, code: code, updates: updates)
      ).verdicts
    }
  }

  /// A ride that changes at once.
  private struct Rides: GetRideStatusIntentHandling {
    let first: RideStatus?
    let code: GetRideStatusIntentResponseCode
    let updates: [RideStatus?]

    func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
      GetRideStatusIntentResponse(code: .success, rideStatus: first)
    }

    func startSendingUpdates(
      for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
    ) {
      for update in updates {
        observer.didUpdate(
          getRideStatus: GetRideStatusIntentResponse(code: code, rideStatus: update))
      }
    }
  }

  /// Follows a ride that moves every second.
  private static func riding(stopping: Bool) -> Run {
    {
      let clock = ManualClock()
      return await IntentPipeline(
        time: .simulated(clock, patience: .milliseconds(20)),
        source: .maps(watching: .seconds(60))
      ).run(GetRideStatusIntent(), handler: MovingRides(clock: clock, stops: stopping)).verdicts
    }
  }

  private final class MovingRides: GetRideStatusIntentHandling {
    private let clock: ManualClock
    private let stops: Bool
    private let task = Locked<Task<Void, Never>?>(nil)

    init(clock: ManualClock, stops: Bool) { (self.clock, self.stops) = (clock, stops) }

    func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
      GetRideStatusIntentResponse(code: .success, rideStatus: .ride(.ongoing))
    }

    func startSendingUpdates(
      for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
    ) {
      let task = Task { [clock] in
        while (try? await clock.sleep(for: .seconds(1))) != nil {
          observer.didUpdate(
            getRideStatus: GetRideStatusIntentResponse(
              code: .success, rideStatus: .ride(.ongoing)))
        }
      }
      self.task.withLock { $0 = task }
    }

    func stopSendingUpdates(for intent: GetRideStatusIntent) {
      if stops { task.withLock { $0 }?.cancel() }
    }
  }

  private static func status(_ phase: RidePhase) -> ParameterValue {
    RideStatus.ride(phase).parameterValue
  }

  /// Follows a ride of a handler by name, which sends one update.
  private static func riding(
    byName schema: IntentSchema, _ update: [String: ParameterValue]
  ) -> Run {
    {
      let rides = NamedApp(
        fields: ["code": "success", "rideStatus": status(.confirmed)], update: (schema, update))
      return try await rides.run(
        GetRideStatusIntent.schema, from: .maps(watching: .seconds(60)),
        patience: .milliseconds(20))
    }
  }

  static let handOvers: [Cure] = codes + apps + rides

  private static let codes: [Cure] = [
    Cure(
      .codeNotAllowed, "confirm answers inProgress", in: "confirm(intent:)",
      "Answer ready, or a failure code.",
      mistaken: confirming(.inProgress), cured: confirming(.ready), confirming(.failure)),
    Cure(
      .codeNotAllowed, "handle asks for confirmation", in: "handle(intent:)",
      "Answer it from confirm, where the user can still be asked; here, answer continueInApp.",
      mistaken: calling(.ready, .userConfirmationRequired),
      cured: calling(.userConfirmationRequired, .continueInApp)),
    Cure(
      .codeNotAllowed, "the app hands over again", in: "handle(intent:) in the app",
      "Answer success, continueInApp or a failure code in the app.",
      mistaken: starting(inApp: .handleInApp),
      cured: starting(inApp: .success), starting(inApp: .continueInApp), starting(inApp: .failure)),
  ]

  private static let apps: [Cure] = [
    Cure(
      .notHandledInApp, "the app has no handler", in: "handle(intent:)",
      "Return a handler from application(handlerFor:), or finish the work in the extension.",
      mistaken: starting(inApp: nil), cured: starting(inApp: .success),
      { await Workouts(inExtension: .init(code: .success), inApp: nil).run() }),
    Cure(
      .notHandledInApp, "the app returns a handler of another intent", in: "handle(intent:)",
      "Return a handler of INStartWorkoutIntent from application(handlerFor:).",
      mistaken: starting(Mistaken()), cured: starting(inApp: .success)),
  ]

  /// An app with a handler of another intent.
  private struct Mistaken: IntentHandlerProvider, IntentAppDelegate {
    func handler(for intent: any Intent) -> (any IntentHandling)? {
      Workouts.Handler(code: .handleInApp)
    }
    func application(handlerFor intent: any Intent) -> (any IntentHandling)? { ScriptedHandler() }
  }

  private static func starting(_ app: some IntentHandlerProvider & IntentAppDelegate) -> Run {
    {
      await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        StartWorkoutIntent(), provider: app, delegate: app
      ).verdicts
    }
  }

  private static let start = HandlerMethod.startSendingUpdates.name
  private static let complete =
    "Send success and a rideStatus with its identifier, phase and option, and with a "
    + "completionStatus once the ride is completed."

  private static let rides: [Cure] = [
    Cure(
      .invalidUpdate, "the first response lacks its status", in: "handle(intent:)", complete,
      mistaken: riding(nil), cured: riding(.ride(.confirmed))),
    Cure(
      .invalidUpdate, "an update has a failure code", in: start,
      "Send updates with the code success.",
      mistaken: riding(.ride(.confirmed), .failure, [.ride(.ongoing)]),
      cured: riding(.ride(.confirmed), .ride(.ongoing))),
    Cure(
      .invalidUpdate, "an update lacks the phase", in: start, "Set the phase of the ride status.",
      mistaken: riding(.ride(.confirmed), .ride(.unknown)),
      cured: riding(.ride(.confirmed), .ride(.ongoing))),
    Cure(
      .invalidUpdate, "an update is a response of another intent", in: start,
      "Send a response of the intent with its rideStatus.",
      mistaken: riding(
        byName: SendMessageIntent.schema, ["code": "success", "sentMessages": []]),
      cured: riding(
        byName: GetRideStatusIntent.schema, ["code": "success", "rideStatus": status(.ongoing)])),
    Cure(
      .ignoredUpdate, "updates don't stop", in: "stopSendingUpdates(for:)",
      "In stopSendingUpdates, end the timers, tasks and subscriptions that send updates, and release "
        + "the observer.",
      mistaken: riding(stopping: false), cured: riding(stopping: true)),
  ]
}

extension RideStatus {
  fileprivate static func ride(
    _ phase: RidePhase, _ completion: RideCompletionStatus? = nil, identifier: String = "ride-1"
  ) -> RideStatus {
    RideStatus(
      rideIdentifier: identifier, phase: phase, completionStatus: completion,
      rideOption: RideOption(
        name: "Sedan", estimatedPickupDate: Date(timeIntervalSinceReferenceDate: 0)))
  }
}
