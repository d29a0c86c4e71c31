import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An action that a user can perform on a workout.
enum WorkoutAction: String, Sendable, NamedValue {
  case start
  case pause
  case resume
  case end
  case cancel

  /// Performs the action in a log.
  ///
  /// - Parameters:
  ///   - workout: The workout to start, or the one to act on.
  ///   - log: The log to change.
  ///   - now: The time of the action.
  /// - Returns: The workout after the action.
  /// - Throws: `WorkoutLog.Refusal` if the log doesn't allow the action.
  func perform(
    _ workout: Workout, in log: inout WorkoutLog, at now: Date
  ) throws(WorkoutLog.Refusal) -> Workout {
    let activity = ActivityCatalog.activity(workout.activity)
    return switch self {
    case .start: try log.start(workout)
    case .pause: try log.pause(activity, at: now)
    case .resume: try log.resume(activity, at: now)
    case .end: try log.end(activity, at: now)
    case .cancel: try log.cancel(activity)
    }
  }
}
