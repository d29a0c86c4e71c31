import IntentKitCore

/// Starts a workout.
struct StartWorkoutHandler {
  let service: WorkoutService
}

extension StartWorkoutHandler: StartWorkoutIntentHandling {
  // MARK: - 1. Resolve

  func resolveWorkoutName(
    for intent: StartWorkoutIntent
  ) async -> SpeakableStringResolutionResult {
    guard let name = intent.workoutName else { return .needsValue() }
    return .matches(
      ActivityCatalog.activities(named: name, at: intent.workoutLocationType).map {
        $0.speakable(in: service.language)
      })
  }

  func resolveGoalValue(for intent: StartWorkoutIntent) async -> DoubleResolutionResult {
    // An open-ended workout has no goal.
    if intent.isOpenEnded == true { return .notRequired() }
    guard let value = intent.goalValue else {
      return intent.workoutGoalUnitType == .unknown ? .notRequired() : .needsValue()
    }
    guard value > 0, intent.workoutGoalUnitType.isPossible(value) else { return .unsupported() }
    guard !intent.workoutGoalUnitType.isUnusual(value) else {
      return .confirmationRequired(with: value)
    }
    return .success(with: value)
  }

  func resolveWorkoutGoalUnitType(
    for intent: StartWorkoutIntent
  ) async -> WorkoutGoalUnitTypeResolutionResult {
    guard let value = intent.goalValue else { return .notRequired() }
    let unit = intent.workoutGoalUnitType
    let goals = service.activity(intent.workoutName)?.goals ?? []
    if let kind = unit.goalKind, goals.contains(kind), unit.isPossible(value) {
      return .success(with: unit)
    }
    return .choice(among: WorkoutGoalUnitType.usual(for: goals, value), insteadOf: unit)
  }

  func resolveWorkoutLocationType(
    for intent: StartWorkoutIntent
  ) async -> WorkoutLocationTypeResolutionResult {
    guard let activity = service.activity(intent.workoutName) else { return .notRequired() }
    guard intent.workoutLocationType != .unknown else {
      // Ask as few questions as possible: an activity that suits both locations needs no question.
      return activity.onlyLocation.map { .success(with: $0) } ?? .notRequired()
    }
    guard activity.locations.contains(intent.workoutLocationType) else { return .unsupported() }
    return .success(with: intent.workoutLocationType)
  }

  func resolveIsOpenEnded(for intent: StartWorkoutIntent) async -> BooleanResolutionResult {
    .success(with: intent.goalValue == nil)
  }

  // MARK: - 2. Confirm

  func confirm(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    guard service.settings.healthAccess else {
      // Only the app can present the system's permission sheet.
      return StartWorkoutIntentResponse(
        code: .failureRequiringAppLaunch, userActivity: MoveMateActivity.healthAccess)
    }
    return service.confirm { try $0.start(workout(of: intent)) }
  }

  // MARK: - 3. Handle

  func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
    service.handle(.start) { try $0.start(workout(of: intent)) }
  }

  /// Returns the requested workout if the user trains its activity.
  private func workout(of intent: StartWorkoutIntent) throws(WorkoutLog.Refusal) -> Workout {
    guard let activity = service.activity(intent.workoutName),
      service.settings.activities.contains(activity.identifier)
    else { throw .noMatchingWorkout }
    return Workout(
      activity: activity.identifier, location: intent.workoutLocationType,
      goal: WorkoutGoal(intent.goalValue, intent.workoutGoalUnitType), started: service.now)
  }
}
