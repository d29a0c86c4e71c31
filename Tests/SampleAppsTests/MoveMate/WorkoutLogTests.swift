import Foundation
import IntentKitCore
import Testing

@testable import SampleApps
import TestSupport

@Suite struct `The log of MoveMate` {
  private let start = Date(timeIntervalSinceReferenceDate: 788_950_800)

  enum Step: String, Sendable { case start, pause, resume, end, cancel }

  @Test(
    arguments: [
      // The previous action, the action, and whether it is permitted.
      ([], Step.start, true), ([], .pause, false), ([], .resume, false), ([], .end, false),
      ([], .cancel, false),
      ([.start], .start, false), ([.start], .pause, true), ([.start], .resume, false),
      ([.start], .end, true), ([.start], .cancel, true),
      ([.start, .pause], .start, false), ([.start, .pause], .pause, false),
      ([.start, .pause], .resume, true), ([.start, .pause], .end, true),
      ([.start, .pause], .cancel, true),
      ([.start, .end], .start, true), ([.start, .end], .resume, false),
      ([.start, .cancel], .start, true), ([.start, .cancel], .end, false),
    ] as [([Step], Step, Bool)])
  func `the log permits the actions that fit the state`(before: [Step], step: Step, isAllowed: Bool)
    throws
  {
    var log = WorkoutLog()
    for step in before { try take(step, in: &log) }
    let unchanged = log
    if isAllowed {
      try take(step, in: &log)
    } else {
      #expect(throws: WorkoutLog.Refusal.self) { try take(step, in: &log) }
      #expect(log == unchanged)
    }
  }

  @Test(
    arguments: [
      ([.distance], 5, [.meter, .mile]), ([.time], 20, [.minute, .hour]), ([.time], 30, [.minute]),
      ([.energy], 300, [.kiloCalorie]), ([.distance, .time], 5000, [.meter]), ([], 5, []),
    ] as [(Set<GoalKind>, Double, [WorkoutGoalUnitType])])
  func `the units of a goal are those in which its value is possible`(
    _ kinds: Set<GoalKind>, _ value: Double, _ units: [WorkoutGoalUnitType]
  ) {
    #expect(WorkoutGoalUnitType.usual(for: kinds, value) == units)
  }

  @Test(arguments: [("run", true), ("yoga", false)])
  func `only the named workout changes`(name: String, isIt: Bool) throws {
    var log = WorkoutLog()
    try take(.start, in: &log)
    let activity = try #require(ActivityCatalog.activity(name))
    if isIt {
      _ = try log.end(activity, at: start)
    } else {
      #expect(throws: WorkoutLog.Refusal.noMatchingWorkout) { _ = try log.end(activity, at: start) }
    }
    #expect((log.current == nil) == isIt)
  }

  @Test func `ended workouts are kept and canceled ones are removed`() throws {
    var log = WorkoutLog()
    for step in [Step.start, .end, .start, .cancel] { try take(step, in: &log) }
    #expect(log.finished.count == 1)
  }

  @Test func `pauses don't count toward the duration`() throws {
    var log = WorkoutLog(current: Workout(activity: "run", started: start))
    _ = try log.pause(nil, at: start + 600)
    _ = try log.resume(nil, at: start + 900)
    _ = try log.pause(nil, at: start + 1200)
    #expect(log.current?.activeTime(at: start + 5000) == .seconds(900))
    let ended = try log.end(nil, at: start + 1500)
    #expect(ended.activeTime(at: start + 9000) == .seconds(900))
  }

  @Test func `the log tolerates a clock that was set back`() throws {
    var log = WorkoutLog(current: Workout(activity: "run", started: start))
    #expect(log.current?.activeTime(at: start - 60) == .zero)
    _ = try log.pause(nil, at: start)
    let workout = try log.resume(nil, at: start - 1e300)
    #expect(workout.rest == .zero)
  }

  @Test(arguments: [
    (HandlingMode.background, Outcome.Result.handledInApp), (.foreground, .continuedInApp),
    (.inProcess, .succeeded),
  ])
  func `the log persists between requests in the extension and the app`(
    handlingMode: HandlingMode, result: Outcome.Result
  ) async throws {
    let scratch = try ScratchFolder()
    func outcome(of intent: some Intent) async throws -> Outcome {
      let environment = AppEnvironment(
        now: start, settings: ["start": .string(handlingMode.rawValue)],
        containerFolder: scratch.path)
      let app = try MoveMate(environment: environment)
      return await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        intent, provider: app, delegate: app, app: MoveMate.appDescription
      ).outcome
    }
    let run = StartWorkoutIntent(workoutName: SpeakableString(spokenPhrase: "run"))
    #expect(try await outcome(of: run).result == result)
    #expect(try await outcome(of: PauseWorkoutIntent()).result == result)
    #expect(try await outcome(of: PauseWorkoutIntent()).code == "failureNoMatchingWorkout")
  }

  private func take(_ step: Step, in log: inout WorkoutLog) throws {
    switch step {
    case .start: _ = try log.start(Workout(activity: "run", started: start))
    case .pause: _ = try log.pause(nil, at: start)
    case .resume: _ = try log.resume(nil, at: start)
    case .end: _ = try log.end(nil, at: start)
    case .cancel: _ = try log.cancel(nil)
    }
  }
}

@Suite struct `The activities of MoveMate` {
  @Test(arguments: [
    ("run", ["run"]), ("JOG", ["run"]), ("ランニング", ["run"]), ("cycling", ["cycle"]),
    ("hiit", ["highIntensityIntervalTraining"]), ("quidditch", []), ("", []),
    ("training", ["strength", "highIntensityIntervalTraining"]),
  ])
  func `activities are found by their spoken names`(phrase: String, identifiers: [String]) {
    let found = ActivityCatalog.activities(named: SpeakableString(spokenPhrase: phrase))
    #expect(found.map(\.identifier) == identifiers)
  }

  @Test(arguments: [
    ("cycling", WorkoutLocationType.indoor, "indoorcycle"), ("cycling", .outdoor, "cycle"),
    ("training", .outdoor, "highIntensityIntervalTraining"), ("hiking", .indoor, "hike"),
  ])
  func `indoor and outdoor activities are distinguished`(
    phrase: String, location: WorkoutLocationType, identifier: String
  ) {
    let found = ActivityCatalog.activities(
      named: SpeakableString(spokenPhrase: phrase), at: location)
    #expect(found.map(\.identifier) == [identifier])
  }

  @Test func `each activity has a distinct name`() {
    let names = ActivityCatalog.all.flatMap { Set([$0.name] + $0.synonyms) }
    #expect(Set(names.map { $0.lowercased() }).count == names.count)
  }

  @Test(arguments: [
    (WorkoutGoalUnitType.mile, 186.0, true), (.mile, 187, false), (.hour, 24, true),
    (.hour, 24.5, false), (.kiloCalorie, 10_000, true), (.joule, 50_000_000, false),
    (.unknown, 1e300, true),
  ])
  func `an unknown activity isn't found`(unit: WorkoutGoalUnitType, value: Double, isPossible: Bool)
  {
    #expect(unit.isPossible(value) == isPossible)
  }
}
