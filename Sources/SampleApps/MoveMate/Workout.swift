import IntentKitCore

/// One workout, while it goes on and afterwards.
struct Workout: ParameterRecord {
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
  /// How long it is until a later date; no time at all when the clock was set back meanwhile.
  fileprivate func duration(to end: Date) -> Duration {
    // A file may hold any date, and a Duration has an end.
    .seconds(min(max(0, end.timeIntervalSince(self)), 1e9))
  }
}
