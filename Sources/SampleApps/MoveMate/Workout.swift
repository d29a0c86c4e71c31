import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One workout, from its start until after its end.
struct Workout: DeclaredRecord {
  /// The identifier of the workout's activity.
  var activity: String
  var location: WorkoutLocationType = .unknown
  /// The goal, or nil for an open-ended workout.
  var goal: WorkoutGoal?
  var started: Date
  /// The start of the current pause, or nil if the workout isn't paused.
  var paused: Date?
  /// The end of the workout, or nil if it hasn't ended.
  var ended: Date?
  /// The total length of all completed pauses.
  var rest: Duration = .zero

  /// Ends the current pause.
  mutating func resume(at now: Date) {
    guard let paused else { return }
    rest += paused.duration(to: now)
    self.paused = nil
  }

  /// Returns the time spent training, without pauses, until now or until the workout ended.
  func activeTime(at now: Date) -> Duration {
    started.duration(to: ended ?? paused ?? now) - rest
  }

  static let recordFields = RecordFields<Workout>(
    .required("activity", \.activity),
    .optional("location", \.location, absence: .unknown),
    .optional("goal", \.goal),
    .required("started", \.started),
    .optional("paused", \.paused),
    .optional("ended", \.ended),
    .optional("rest", \.rest, absence: .zero),
    make: Workout.init)
}

extension Date {
  /// Returns the time until a later date, or zero if the clock was set back in between.
  fileprivate func duration(to end: Date) -> Duration {
    // A file may contain any date, but a `Duration` is limited.
    .seconds(min(max(0, end.timeIntervalSince(self)), 1e9))
  }
}

/// The distance, time or energy that completes a workout.
struct WorkoutGoal: DeclaredRecord {
  var value: Double
  var unit: WorkoutGoalUnitType

  static let recordFields = RecordFields<WorkoutGoal>(
    .required("value", \.value),
    .required("unit", \.unit),
    make: WorkoutGoal.init)
}

extension WorkoutGoal {
  /// Creates a goal from resolved parameters, or nil if they specify none.
  init?(_ value: Double?, _ unit: WorkoutGoalUnitType) {
    guard let value, unit != .unknown else { return nil }
    self.init(value: value, unit: unit)
  }
}
