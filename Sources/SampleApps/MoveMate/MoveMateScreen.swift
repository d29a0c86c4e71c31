import IntentKitCore

/// What MoveMate itself does when it comes to the screen with an activity.
struct MoveMateScreen: Sendable {
  let store: WorkoutStore
  let now: Date

  /// Goes on with an activity that the extension made.
  ///
  /// - Returns: What the user sees; nil for an activity of somebody else.
  func show(_ activity: UserActivity) -> String? {
    guard activity.activityType == MoveMateActivity.type else { return nil }
    guard let (action, workout) = MoveMateActivity.order(in: activity) else {
      return "the question whether MoveMate may write health data"
    }
    do {
      let changed = try store.update { try action.carryOut(workout, in: &$0, at: now) }
      return "\(name(of: changed)), \(action.result)"
    } catch {
      // Something else may have happened since the extension looked.
      return "that \(name(of: workout)) could not be \(action.result)"
    }
  }

  private func name(of workout: Workout) -> String {
    ActivityCatalogue.activity(workout.activity)?.name ?? workout.activity
  }
}

extension WorkoutAction {
  /// What the workout is afterwards, in a word.
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
