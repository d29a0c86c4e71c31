import Foundation
import IntentKitCore
import Testing

/// Section 8 of “What Siri does”.
@Suite struct `Ride options in Maps` {
  private static let start = Date(timeIntervalSinceReferenceDate: 788_950_800)

  /// Lists two options that expire some seconds after each answer, or after the first one.
  private struct Rides: ListRideOptionsIntentHandling {
    var clock = ManualClock()
    var validity: Double?
    /// Whether every list expires with the first one.
    var isStale = false
    /// The activity for booking the second option.
    var activity: UserActivity?
    /// The code of every answer after the first one.
    var laterCode = ListRideOptionsIntentResponseCode.success

    func handle(intent: ListRideOptionsIntent) async -> ListRideOptionsIntentResponse {
      let seconds = Double(clock.now.offset.components.seconds)
      let pickup = start + seconds
      return ListRideOptionsIntentResponse(
        code: seconds == 0 ? .success : laterCode,
        rideOptions: [
          RideOption(name: "Sedan", estimatedPickupDate: pickup),
          RideOption(
            name: "SUV", estimatedPickupDate: pickup, userActivityForBookingInApplication: activity),
        ],
        expirationDate: validity.map { start + (isStale ? 0 : seconds) + $0 })
    }
  }

  private func pick(
    after seconds: Double?, from rides: Rides, _ answers: Answer...
  ) async -> (IntentRun<ListRideOptionsIntent>, [Prompt]) {
    let dialogue = ScriptedAnswers(answers)
    let source = RequestSource.maps(
      watching: .zero,
      picking: seconds.map { .init(after: .seconds($0), now: Self.start) })
    let run = await IntentPipeline(
      time: .simulated(rides.clock, patience: .seconds(600)), source: source
    ).run(ListRideOptionsIntent(), handler: rides, dialogue: dialogue)
    return (run, await dialogue.prompts)
  }

  /// The seconds at which the handler was called.
  private func calls(_ run: IntentRun<ListRideOptionsIntent>) -> [Double] {
    run.trace.events.compactMap { event in
      if case .called = event.kind { Double(event.at.components.seconds) } else { nil }
    }
  }

  @Test func `without a pick, the options are only listed`() async {
    let (run, prompts) = await pick(after: nil, from: Rides(validity: 10))
    #expect(run.outcome == Outcome(.succeeded, phase: .handle, code: "success"))
    #expect(prompts.isEmpty)
  }

  @Test(
    arguments: [
      (60, nil, [0]), (60, 300, [0]), (300, 300, [0]), (301, 300, [0, 300]),
      (1000, 300, [0, 300, 600, 900]),
    ] as [(Double, Double?, [Double])])
  func `options that expire are requested again`(
    seconds: Double, validity: Double?, times: [Double]
  ) async {
    let (run, prompts) = await pick(
      after: seconds, from: Rides(validity: validity), .option(0))
    #expect(calls(run) == times)
    #expect(prompts.map(\.isRenewed) == [times.count > 1])
    #expect(prompts.map { $0.options.map(\.title) } == [["Sedan", "SUV"]])
    #expect(run.outcome == Outcome(.succeeded, phase: .handle, code: "success"))
    #expect(run.verdicts.isEmpty)
    #expect(run.trace.events.last.map { $0.at } == .seconds(seconds))
  }

  @Test(arguments: [1e300, Double.infinity, -1e300, -Double.infinity, Double.nan])
  func `a date outside of any calendar ends the request like any other`(validity: Double) async {
    let (run, _) = await pick(after: 100, from: Rides(validity: validity), .option(0), .option(0))
    #expect(run.outcome.phase == .handle)
  }

  @Test func `options that have expired again end the request`() async {
    let (run, prompts) = await pick(
      after: 100, from: Rides(validity: 10, isStale: true), .option(0))
    #expect(calls(run) == [0, 10])
    #expect(prompts.isEmpty)
    #expect(
      run.outcome
        == Outcome(.gaveUp, phase: .handle, code: "success", reason: .tooManyRounds))
  }

  @Test func `a failure instead of new options ends the request`() async {
    let (run, prompts) = await pick(
      after: 100, from: Rides(validity: 10, laterCode: .failure), .option(0))
    #expect(prompts.isEmpty)
    #expect(run.outcome == Outcome(.failed, phase: .handle, code: "failure"))
  }

  @Test func `an option with an activity for booking opens the app`() async {
    let activity = UserActivity(activityType: "book")
    let (run, _) = await pick(after: 5, from: Rides(activity: activity), .option(1))
    #expect(run.outcome == Outcome(.continuedInApp, phase: .handle, code: "success"))
    let handedOver = run.trace.events.compactMap { event -> String? in
      guard case .handedOver(let way, let activity) = event.kind else { return nil }
      return "\(way.rawValue) \(activity.activityType)"
    }
    #expect(handedOver == ["foreground book"])
    let (other, _) = await pick(after: 5, from: Rides(activity: activity), .option(0))
    #expect(other.outcome.result == .succeeded)
  }

  @Test(
    arguments: [
      (.cancel, .cancelled), (.unavailable, .needsInput),
    ] as [(Answer, Outcome.Result)])
  func `the user need not pick an option`(answer: Answer, result: Outcome.Result) async {
    let (run, _) = await pick(after: 5, from: Rides(), answer)
    #expect(run.outcome.result == result)
  }
}
