import IntentKitCore

/// Ends the current workout and saves it.
struct EndWorkoutHandler: EndWorkoutIntentHandling {
  let service: WorkoutService

  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: EndWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    service.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: EndWorkoutIntent) async -> EndWorkoutIntentResponse {
    service.confirm { try $0.end(service.activity(intent.workoutName), at: service.now) }
  }

  // MARK: - 3. Handle

  func handle(intent: EndWorkoutIntent) async -> EndWorkoutIntentResponse {
    service.handle(.end) { try $0.end(service.activity(intent.workoutName), at: service.now) }
  }
}
