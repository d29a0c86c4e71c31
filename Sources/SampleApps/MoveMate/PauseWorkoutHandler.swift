import IntentKitCore

/// Pauses the current workout.
struct PauseWorkoutHandler: PauseWorkoutIntentHandling {
  let desk: WorkoutDesk

  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: PauseWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    desk.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: PauseWorkoutIntent) async -> PauseWorkoutIntentResponse {
    desk.confirm { try $0.pause(desk.activity(intent.workoutName), at: desk.now) }
  }

  // MARK: - 3. Handle

  func handle(intent: PauseWorkoutIntent) async -> PauseWorkoutIntentResponse {
    desk.handle(.pause) { try $0.pause(desk.activity(intent.workoutName), at: desk.now) }
  }
}
