import IntentKitCore

/// Resumes the paused workout.
struct ResumeWorkoutHandler: ResumeWorkoutIntentHandling {
  let desk: WorkoutDesk

  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: ResumeWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    desk.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: ResumeWorkoutIntent) async -> ResumeWorkoutIntentResponse {
    desk.confirm { try $0.resume(desk.activity(intent.workoutName), at: desk.now) }
  }

  // MARK: - 3. Handle

  func handle(intent: ResumeWorkoutIntent) async -> ResumeWorkoutIntentResponse {
    desk.handle(.resume) { try $0.resume(desk.activity(intent.workoutName), at: desk.now) }
  }
}
