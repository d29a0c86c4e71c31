import IntentKitCore

extension WorkoutService {
  /// Continues an activity that the extension created, on the app's screen.
  ///
  /// - Returns: A description of the screen, or nil for another app's activity.
  func show(_ activity: UserActivity) -> String? {
    guard activity.activityType == MoveMateActivity.type else { return nil }
    guard let (action, workout) = MoveMateActivity.action(in: activity) else {
      return "the question whether MoveMate may write health data"
    }
    do {
      let changed = try update { try $0.perform(action, on: workout, at: now) }
      return "\(name(of: changed)), \(action.result)"
    } catch {
      // The log may have changed since the extension read it.
      return "that \(name(of: workout)) could not be \(action.result)"
    }
  }

  private func name(of workout: Workout) -> String {
    ActivityCatalog.activity(workout.activity)?.name ?? workout.activity
  }
}

extension WorkoutAction {
  /// The resulting state of the workout, in one word.
  fileprivate var result: String {
    switch self {
    case .start: "started"
    case .pause: "paused"
    case .resume: "resumed"
    case .end: "ended"
    case .cancel: "cancelled"
    }
  }
}
