import IntentKitCore

/// The response codes that the five workout intents have in common.
protocol WorkoutCode: ResponseCode {
  static var ready: Self { get }
  static var continueInApp: Self { get }
  static var handleInApp: Self { get }
  static var success: Self { get }
  static var failure: Self { get }
}

extension StartWorkoutIntentResponseCode: WorkoutCode {}
extension PauseWorkoutIntentResponseCode: WorkoutCode {}
extension ResumeWorkoutIntentResponseCode: WorkoutCode {}
extension EndWorkoutIntentResponseCode: WorkoutCode {}
extension CancelWorkoutIntentResponseCode: WorkoutCode {}

extension WorkoutCode {
  /// Creates the code that reports a refusal to the user.
  init(_ refusal: WorkoutLog.Refusal) {
    self = (try? Self(parameterValue: .string(refusal.rawValue))) ?? .failure
  }
}
