import IntentKitCore

/// Resumes the paused workout.
struct ResumeWorkoutHandler: ResumeWorkoutIntentHandling {
  let service: WorkoutService

  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: ResumeWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    service.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: ResumeWorkoutIntent) async -> ResumeWorkoutIntentResponse {
    service.confirm { try $0.resume(service.activity(intent.workoutName), at: service.now) }
  }

  // MARK: - 3. Handle

  func handle(intent: ResumeWorkoutIntent) async -> ResumeWorkoutIntentResponse {
    service.handle(.resume) { try $0.resume(service.activity(intent.workoutName), at: service.now) }
  }
}
