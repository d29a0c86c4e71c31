import IntentKitCore

/// Ends the current workout and discards it.
struct CancelWorkoutHandler: CancelWorkoutIntentHandling {
  let desk: WorkoutDesk

  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: CancelWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    desk.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: CancelWorkoutIntent) async -> CancelWorkoutIntentResponse {
    desk.confirm { try $0.cancel(desk.activity(intent.workoutName)) }
  }

  // MARK: - 3. Handle

  func handle(intent: CancelWorkoutIntent) async -> CancelWorkoutIntentResponse {
    desk.handle(.cancel) { try $0.cancel(desk.activity(intent.workoutName)) }
  }
}
