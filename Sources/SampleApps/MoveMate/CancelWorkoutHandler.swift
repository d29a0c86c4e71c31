import IntentKitCore

/// Ends the current workout and discards it.
struct CancelWorkoutHandler: CancelWorkoutIntentHandling {
  let service: WorkoutService

  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: CancelWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    service.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: CancelWorkoutIntent) async -> CancelWorkoutIntentResponse {
    service.confirm { try $0.cancel(service.activity(intent.workoutName)) }
  }

  // MARK: - 3. Handle

  func handle(intent: CancelWorkoutIntent) async -> CancelWorkoutIntentResponse {
    service.handle(.cancel) { try $0.cancel(service.activity(intent.workoutName)) }
  }
}
