import IntentKitCore

/// Pauses the current workout.
struct PauseWorkoutHandler: PauseWorkoutIntentHandling {
  let service: WorkoutService

  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: PauseWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    service.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: PauseWorkoutIntent) async -> PauseWorkoutIntentResponse {
    service.confirm { try $0.pause(service.activity(intent.workoutName), at: service.now) }
  }

  // MARK: - 3. Handle

  func handle(intent: PauseWorkoutIntent) async -> PauseWorkoutIntentResponse {
    service.handle(.pause) { try $0.pause(service.activity(intent.workoutName), at: service.now) }
  }
}
