import IntentKitCore

/// One workout, while it goes on and afterwards.
struct Workout: DeclaredRecord {
  /// The identifier of its activity.
  var activity: String
  var location: WorkoutLocationType
  /// How much is enough; nil for a workout with an open end.
  var goal: WorkoutGoal?
  var started: Date
  /// Since when it rests; nil while it goes on.
  var paused: Date?
  /// When it ended; nil until then.
  var ended: Date?
  /// How long all pauses were that are over.
  var rest: Duration

  /// Goes on after a pause.
  mutating func resume(at now: Date) {
    guard let paused else { return }
    rest += paused.duration(to: now)
    self.paused = nil
  }

  /// How long was trained, without the pauses, until now or the end.
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

extension Workout {
  init(
    activity: String, location: WorkoutLocationType = .unknown, goal: WorkoutGoal? = nil,
    started: Date
  ) {
    self.init(
      activity: activity, location: location, goal: goal, started: started, rest: .zero)
  }
}

extension Date {
  /// How long it is until a later date; no time at all when the clock was set back meanwhile.
  fileprivate func duration(to end: Date) -> Duration {
    // A file may hold any date, and a Duration has an end.
    .seconds(min(max(0, end.timeIntervalSince(self)), 1e9))
  }
}
