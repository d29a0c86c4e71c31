import IntentKitCore

/// The response codes that the five workout intents have in common.
protocol WorkoutCode: ResponseCode {
  static var ready: Self { get }
  static var continueInApp: Self { get }
  static var handleInApp: Self { get }
  static var success: Self { get }
  static var failure: Self { get }
  static var failureNoMatchingWorkout: Self { get }

  /// Creates the code that reports a refusal to the user.
  init(_ refusal: WorkoutLog.Refusal)
}

// MARK: - Default implementations

extension WorkoutCode {
  init(_ refusal: WorkoutLog.Refusal) {
    switch refusal {
    // Only a start can be refused because of an ongoing workout.
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
