import Foundation
import IntentKitCore
import Testing

/// Section 8 of “What Siri does”.
@Suite struct `Maps` {
  /// A ride that changes at given seconds after the start of its observation.
  private struct Rides: GetRideStatusIntentHandling, RequestRideIntentHandling {
    var clock = ManualClock()
    var first = RideStatus.ride(.confirmed)
    var changes: [(seconds: Double, status: RideStatus?)] = []
    let log = Inbox<String>()

    func resolvePickupLocation(
      for intent: RequestRideIntent
    ) async -> PlacemarkResolutionResult {
      .needsValue()
    }

    func confirm(intent: RequestRideIntent) async -> RequestRideIntentResponse {
      RequestRideIntentResponse(code: .failure, userActivity: nil)
    }

    func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
      RequestRideIntentResponse(code: .success, userActivity: nil)
    }

    func confirm(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
      GetRideStatusIntentResponse(code: .failure, userActivity: nil)
    }

    func handle(intent: GetRideStatusIntent) async -> GetRideStatusIntentResponse {
      GetRideStatusIntentResponse(code: .success, rideStatus: first)
    }

    func startSendingUpdates(
      for intent: GetRideStatusIntent, to observer: any GetRideStatusIntentResponseObserver
    ) {
      Task {
        for change in changes {
          try? await clock.sleep(for: .seconds(change.seconds))
          observer.didUpdate(
            getRideStatus: GetRideStatusIntentResponse(code: .success, rideStatus: change.status))
        }
      }
    }

    func stopSendingUpdates(for intent: GetRideStatusIntent) { log.add("stopped") }
  }

  private func watch(
    _ rides: Rides, for period: Duration = .seconds(600), patience: Duration = .seconds(600)
  ) async -> IntentRun<GetRideStatusIntent> {
    let run = await IntentPipeline(
      time: .simulated(rides.clock, patience: patience), source: .maps(watching: period)
    ).run(GetRideStatusIntent(), handler: rides)
    return run
  }

  @Test func `Maps calls neither resolve nor confirm and asks no questions`() async {
    let run = await IntentPipeline(
      time: .simulated(patience: .seconds(600)), source: .maps(watching: .zero)
    ).run(
      RequestRideIntent(rideOptionName: SpeakableString(spokenPhrase: "Sedan")), handler: Rides())
    #expect(run.outcome == Outcome(.succeeded, phase: .handle, code: "success"))
    #expect(run.trace.calls == ["handle"])
    #expect(run.trace.prompts.isEmpty)
  }

  @Test func `Maps observes a ride until its completion`() async throws {
    let rides = Rides(changes: [
      (60, .ride(.approachingPickup)), (60, .ride(.ongoing)),
      (300, .ride(.completed, .completed())), (1, .ride(.ongoing)),
    ])
    let run = await watch(rides)
    #expect(run.trace.phases == [.approachingPickup, .ongoing, .completed])
    #expect(run.trace.updateTimes == [.seconds(60), .seconds(120), .seconds(420)])
    #expect(run.response?.rideStatus?.phase == .completed)
    // The handler sends a further update, although it was stopped.
    let ignored = Verdict.Kind.ignoredUpdate(ride: "ride-1", expected: "ride-1")
    #expect(
      run.verdicts == [Verdict(ignored, method: .stopSendingUpdates, elapsed: .seconds(1))])
    #expect(run.trace.events.last?.at == .seconds(420))
    #expect(try Trace(parameterValue: run.trace.parameterValue) == run.trace)
    #expect(await rides.log.waitFor(1) == ["stopped"])
  }

  @Test func `Maps stops observing after its time limit`() async {
    let rides = Rides(changes: [(60, .ride(.approachingPickup)), (6000, .ride(.ongoing))])
    let run = await watch(rides)
    #expect(run.trace.phases == [.approachingPickup])
    #expect(run.trace.events.last?.at == .seconds(600))
    #expect(await rides.log.waitFor(1) == ["stopped"])
  }

  @Test func `Maps stops waiting for a handler that sends no updates`() async {
    let run = await watch(Rides(), patience: .milliseconds(20))
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.events.last?.at == .seconds(600))
  }

  @Test func `Maps doesn't observe a completed ride`() async {
    let run = await watch(Rides(first: .ride(.completed, .canceledByUser())))
    #expect(run.trace.calls == ["handle"])
    #expect(run.verdicts.isEmpty)
  }

  @Test(arguments: [
    RideStatus(phase: .confirmed, rideOption: .sedan),
    .ride(.unknown), .ride(.completed),
    RideStatus(rideIdentifier: "ride-1", phase: .confirmed), nil,
  ])
  func `Maps stops observing after an invalid update`(_ status: RideStatus?) async {
    let rides = Rides(changes: [(60, status), (60, .ride(.ongoing))])
    let run = await watch(rides)
    #expect(run.trace.judgements == [.invalidUpdate])
    #expect(run.trace.updateTimes == [.seconds(60)])
    #expect(run.trace.effects == [.invalid])
    #expect(run.response?.rideStatus == .ride(.confirmed))
    #expect(await rides.log.waitFor(1) == ["stopped"])
  }

  @Test func `Maps doesn't observe a ride with an invalid status`() async {
    let run = await watch(Rides(first: .ride(.unknown)))
    #expect(run.trace.judgements == [.invalidUpdate])
    #expect(run.trace.calls == ["handle"])
    #expect(run.verdicts.first?.method == .handle)
    #expect(
      run.outcome
        == Outcome(.failed, phase: .handle, code: "success", reason: .verdict(.invalidUpdate)))
  }

  @Test func `Maps ignores updates of another ride and continues`() async throws {
    var other = RideStatus.ride(.ongoing)
    other.rideIdentifier = "ride-2"
    let run = await watch(
      Rides(changes: [(60, other), (60, .ride(.completed, .completed()))]))
    #expect(run.trace.judgements == [.ignoredUpdate])
    #expect(run.trace.updateTimes == [.seconds(60), .seconds(120)])
    #expect(run.trace.effects == [.ignored, .shown])
    #expect(try Trace(parameterValue: run.trace.parameterValue) == run.trace)
  }

  @Test func `the caller can stop the observation of a ride`() async {
    let rides = Rides(clock: ManualClock())
    let task = Task {
      await IntentPipeline(source: .maps(watching: .seconds(3600))).run(
        GetRideStatusIntent(), handler: rides)
    }
    task.cancel()
    #expect(await task.value.outcome.result == .cancelled)
  }

  @Test func `Maps skips apps that don't declare all ride intents`() async {
    let request = RequestRideIntent.schema
    let some = AppDescription(displayName: "Rides", intentsSupported: [request.siriKitName])
    let maps = RequestSource.maps(watching: .zero)
    #expect(some.obstacle(to: request) == nil)
    #expect(some.obstacle(to: request, from: maps) == .ridesIncomplete)
    #expect(
      some.verdict(onRequestFor: request, from: maps)?.kind
        == .ridesIncomplete(
          missing: SystemIntents.rides.map(\.siriKitName).filter { $0 != request.siriKitName }))
    #expect(
      AppDescription(displayName: "Chat").verdict(
        onRequestFor: SendMessageIntent.schema, from: maps)?.kind
        == .notInMaps(intent: "INSendMessageIntent"))
    #expect(
      AppDescription(displayName: "Chat").obstacle(to: SendMessageIntent.schema, from: maps)
        == .notInMaps)
    #expect(AppDescription(displayName: "Rides").obstacle(to: request, from: maps) == nil)
  }
}

extension RideOption {
  fileprivate static let sedan = RideOption(
    name: "Sedan", estimatedPickupDate: Date(timeIntervalSinceReferenceDate: 0))
}

extension RideStatus {
  fileprivate static func ride(
    _ phase: RidePhase, _ completion: RideCompletionStatus? = nil
  ) -> RideStatus {
    RideStatus(
      rideIdentifier: "ride-1", phase: phase, completionStatus: completion, rideOption: .sedan)
  }
}

extension Trace {
  fileprivate var phases: [RidePhase] {
    updates.compactMap { update in
      update["rideStatus"]?["phase"].flatMap { try? RidePhase(parameterValue: $0) }
    }
  }

  fileprivate var updateTimes: [Duration] {
    events.compactMap { if case .updated = $0.kind { $0.at } else { nil } }
  }

  fileprivate var effects: [TraceEvent.UpdateEffect] {
    events.compactMap { if case .updated(_, _, let effect) = $0.kind { effect } else { nil } }
  }

  private var updates: [[String: ParameterValue]] {
    events.compactMap { event in
      if case .updated(_, let response, _) = event.kind { response.fields } else { nil }
    }
  }
}
