import IntentKitCore

/// Pauses, resumes, ends or cancels the current workout.
///
/// One type can handle several intents. Swift selects a method by the type of the intent.
struct CurrentWorkoutHandler {
  let service: WorkoutService
}

extension CurrentWorkoutHandler: PauseWorkoutIntentHandling, ResumeWorkoutIntentHandling,
  EndWorkoutIntentHandling, CancelWorkoutIntentHandling
{
  // MARK: - 1. Resolve

  func resolveWorkoutName(for intent: PauseWorkoutIntent) async -> SpeakableStringResolutionResult {
    service.resolveCurrent(intent.workoutName)
  }

  func resolveWorkoutName(
    for intent: ResumeWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    service.resolveCurrent(intent.workoutName)
  }

  func resolveWorkoutName(for intent: EndWorkoutIntent) async -> SpeakableStringResolutionResult {
    service.resolveCurrent(intent.workoutName)
  }

  func resolveWorkoutName(
    for intent: CancelWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    service.resolveCurrent(intent.workoutName)
  }

  // MARK: - 2. Confirm

  func confirm(intent: PauseWorkoutIntent) async -> PauseWorkoutIntentResponse {
    service.confirm { try $0.pause(service.activity(intent.workoutName), at: service.now) }
  }

  func confirm(intent: ResumeWorkoutIntent) async -> ResumeWorkoutIntentResponse {
    service.confirm { try $0.resume(service.activity(intent.workoutName), at: service.now) }
  }

  func confirm(intent: EndWorkoutIntent) async -> EndWorkoutIntentResponse {
    service.confirm { try $0.end(service.activity(intent.workoutName), at: service.now) }
  }

  func confirm(intent: CancelWorkoutIntent) async -> CancelWorkoutIntentResponse {
    service.confirm { try $0.cancel(service.activity(intent.workoutName)) }
  }

  // MARK: - 3. Handle

  func handle(intent: PauseWorkoutIntent) async -> PauseWorkoutIntentResponse {
    service.handle(.pause) { try $0.pause(service.activity(intent.workoutName), at: service.now) }
  }

  func handle(intent: ResumeWorkoutIntent) async -> ResumeWorkoutIntentResponse {
    service.handle(.resume) { try $0.resume(service.activity(intent.workoutName), at: service.now) }
  }

  func handle(intent: EndWorkoutIntent) async -> EndWorkoutIntentResponse {
    service.handle(.end) { try $0.end(service.activity(intent.workoutName), at: service.now) }
  }

  func handle(intent: CancelWorkoutIntent) async -> CancelWorkoutIntentResponse {
    service.handle(.cancel) { try $0.cancel(service.activity(intent.workoutName)) }
  }
}
