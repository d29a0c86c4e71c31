import IntentKitCore

/// One workout, from its start until after its end.
struct Workout: ParameterRecord {
  /// The identifier of the workout's activity.
  var activity: String
  var location: WorkoutLocationType
  /// The goal, or nil for an open-ended workout.
  var goal: WorkoutGoal?
  var started: Date
  /// The start of the current pause, or nil if the workout isn't paused.
  var paused: Date?
  /// The end of the workout, or nil if it hasn't ended.
  var ended: Date?
  /// The total length of all completed pauses.
  var rest: Duration

  init(
    activity: String, location: WorkoutLocationType = .unknown, goal: WorkoutGoal? = nil,
    started: Date
  ) {
    self.activity = activity
    self.location = location
    self.goal = goal
    self.started = started
    rest = .zero
  }

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

  static let recordSchema = RecordSchema(
    name: "Workout",
    fields: [
      ParameterSchema("activity", String.self, isRequired: true),
      ParameterSchema("location", WorkoutLocationType.self),
      ParameterSchema("goal", WorkoutGoal.self),
      ParameterSchema("started", Date.self, isRequired: true),
      ParameterSchema("paused", Date.self),
      ParameterSchema("ended", Date.self),
      ParameterSchema("rest", Duration.self),
    ])

  init(from fields: inout ParameterReader) throws(ParameterError) {
    activity = try fields.required("activity")
    location = try fields.value("location", default: .unknown)
    goal = try fields.optional("goal")
    started = try fields.required("started")
    paused = try fields.optional("paused")
    ended = try fields.optional("ended")
    rest = try fields.value("rest", default: .zero)
  }

  func write(to fields: inout ParameterWriter) {
    fields.write("activity", activity)
    fields.write("location", location, unless: .unknown)
    fields.write("goal", goal)
    fields.write("started", started)
    fields.write("paused", paused)
    fields.write("ended", ended)
    fields.write("rest", rest, unless: .zero)
  }
}

extension Date {
  /// Returns the time until a later date, or zero if the clock was set back in between.
  fileprivate func duration(to end: Date) -> Duration {
    // A file may contain any date, but a `Duration` is limited.
    .seconds(min(max(0, end.timeIntervalSince(self)), 1e9))
  }
}
