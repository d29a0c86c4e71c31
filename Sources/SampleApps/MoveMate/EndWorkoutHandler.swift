import IntentKitCore

/// Ends the current workout and saves it.
struct EndWorkoutHandler: EndWorkoutIntentHandling {
  let desk: WorkoutDesk

  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: EndWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    desk.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: EndWorkoutIntent) async -> EndWorkoutIntentResponse {
    desk.confirm { try $0.end(desk.activity(intent.workoutName), at: desk.now) }
  }

  // MARK: - 3. Handle

  func handle(intent: EndWorkoutIntent) async -> EndWorkoutIntentResponse {
    desk.handle(.end) { try $0.end(desk.activity(intent.workoutName), at: desk.now) }
  }
}
