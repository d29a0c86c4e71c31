import IntentKitCore

/// What a user can do with a workout.
enum WorkoutAction: String, Sendable, NamedValue {
  case start
  case pause
  case resume
  case end
  case cancel

  /// Does it in a log.
  ///
  /// - Parameters:
  ///   - workout: The workout to start, or the one that is meant.
  ///   - log: The log to change.
  ///   - now: When it is done.
  /// - Returns: The workout as it is afterwards.
  func carryOut(
    _ workout: Workout, in log: inout WorkoutLog, at now: Date
  ) throws(WorkoutLog.Refusal) -> Workout {
    let activity = ActivityCatalogue.activity(workout.activity)
    return switch self {
    case .start: try log.start(workout)
    case .pause: try log.pause(activity, at: now)
    case .resume: try log.resume(activity, at: now)
    case .end: try log.end(activity, at: now)
    case .cancel: try log.cancel(activity)
    }
  }
}
