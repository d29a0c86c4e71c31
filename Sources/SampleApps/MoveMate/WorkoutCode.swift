import IntentKitCore

/// The response codes that the five workout intents have in common.
protocol WorkoutCode: CommonCode {
  static var continueInApp: Self { get }
  static var handleInApp: Self { get }
}

extension StartWorkoutIntentResponseCode: WorkoutCode {}
extension PauseWorkoutIntentResponseCode: WorkoutCode {}
extension ResumeWorkoutIntentResponseCode: WorkoutCode {}
extension EndWorkoutIntentResponseCode: WorkoutCode {}
extension CancelWorkoutIntentResponseCode: WorkoutCode {}
