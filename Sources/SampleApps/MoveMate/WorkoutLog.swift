import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The document that MoveMate stores: the current workout and the finished ones.
///
/// The log enforces the rules of the app. A change that breaks a rule throws and leaves the log
/// unchanged.
struct WorkoutLog: DeclaredRecord {
  var current: Workout?
  var finished: [Workout] = []

  /// The reason why a change isn't possible.
  ///
  /// The raw value is the name of the code that reports the refusal, for the intents that have one.
  enum Refusal: String, Error {
    /// A workout is in progress, and only one is possible at a time.
    case ongoingWorkout = "failureOngoingWorkout"
    /// No workout is in the state that the change requires.
    case noMatchingWorkout = "failureNoMatchingWorkout"
  }

  /// Starts a workout unless one is in progress.
  mutating func start(_ workout: Workout) throws(Refusal) -> Workout {
    guard current == nil else { throw .ongoingWorkout }
    current = workout
    return workout
  }

  /// Pauses the current workout if it's running and matches the activity, if any.
  mutating func pause(_ activity: Activity?, at now: Date) throws(Refusal) -> Workout {
    var workout = try currentWorkout(activity)
    guard workout.paused == nil else { throw .noMatchingWorkout }
    workout.paused = now
    current = workout
    return workout
  }

  /// Resumes the current workout if it's paused and matches the activity, if any.
  mutating func resume(_ activity: Activity?, at now: Date) throws(Refusal) -> Workout {
    var workout = try currentWorkout(activity)
    guard workout.paused != nil else { throw .noMatchingWorkout }
    workout.resume(at: now)
    current = workout
    return workout
  }

  /// Ends the current workout, paused or not, and saves it.
  mutating func end(_ activity: Activity?, at now: Date) throws(Refusal) -> Workout {
    var workout = try currentWorkout(activity)
    workout.resume(at: now)
    workout.ended = now
    finished.append(workout)
    current = nil
    return workout
  }

  /// Ends the current workout and discards it.
  mutating func cancel(_ activity: Activity?) throws(Refusal) -> Workout {
    let workout = try currentWorkout(activity)
    current = nil
    return workout
  }

  /// Performs an action that the extension handed over to the app.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - workout: The workout to start, or the one to act on.
  ///   - now: The time of the action.
  /// - Returns: The workout after the action.
  /// - Throws: `Refusal` if the log doesn't allow the action.
  mutating func perform(
    _ action: WorkoutAction, on workout: Workout, at now: Date
  ) throws(Refusal) -> Workout {
    let activity = ActivityCatalog.activity(workout.activity)
    return switch action {
    case .start: try start(workout)
    case .pause: try pause(activity, at: now)
    case .resume: try resume(activity, at: now)
    case .end: try end(activity, at: now)
    case .cancel: try cancel(activity)
    }
  }

  private func currentWorkout(_ activity: Activity?) throws(Refusal) -> Workout {
    guard let current, activity == nil || activity?.identifier == current.activity else {
      throw .noMatchingWorkout
    }
    return current
  }

  static let recordFields = RecordFields<WorkoutLog>(
    .optional("current", \.current),
    .optional("finished", \.finished, default: []),
    make: WorkoutLog.init)
}

extension WorkoutLog {
  /// Creates the initial log that settings describe.
  init(_ settings: MoveMateSettings, at now: Date) {
    self.init()
    guard let activity = settings.current else { return }
    let minutes = Double(settings.minutes)
    var workout = Workout(activity: activity, started: now.addingTimeInterval(-60 * minutes))
    // The pause starts halfway, so that active time and paused time differ.
    if settings.paused { workout.paused = now.addingTimeInterval(-30 * minutes) }
    current = workout
  }
}

/// An action that a user can perform on a workout.
enum WorkoutAction: String, Sendable, NamedValue {
  case start
  case pause
  case resume
  case end
  case cancel
}

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
  /// Creates a goal from resolved parameters, or nil if they don't specify one.
  init?(_ value: Double?, _ unit: WorkoutGoalUnitType) {
    guard let value, unit != .unknown else { return nil }
    self.init(value: value, unit: unit)
  }
}
