import IntentKitCore

/// What the codes of the five workout intents have in common.
protocol WorkoutCode: ResponseCode {
  static var ready: Self { get }
  static var continueInApp: Self { get }
  static var handleInApp: Self { get }
  static var success: Self { get }
  static var failure: Self { get }
  static var failureNoMatchingWorkout: Self { get }

  /// The code that tells the user of a refusal.
  init(_ refusal: WorkoutLog.Refusal)
}

// MARK: - Default implementations

extension WorkoutCode {
  init(_ refusal: WorkoutLog.Refusal) {
    switch refusal {
    // Only a start is refused for an ongoing workout.
    case .ongoingWorkout: self = .failure
    case .noMatchingWorkout: self = .failureNoMatchingWorkout
    }
  }
}

extension StartWorkoutIntentResponseCode: WorkoutCode {
  init(_ refusal: WorkoutLog.Refusal) {
    switch refusal {
    case .ongoingWorkout: self = .failureOngoingWorkout
    case .noMatchingWorkout: self = .failureNoMatchingWorkout
    }
  }
}

extension PauseWorkoutIntentResponseCode: WorkoutCode {}
extension ResumeWorkoutIntentResponseCode: WorkoutCode {}
extension EndWorkoutIntentResponseCode: WorkoutCode {}
extension CancelWorkoutIntentResponseCode: WorkoutCode {}
