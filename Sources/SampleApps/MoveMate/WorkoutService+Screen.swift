import IntentKitCore

extension WorkoutService {
  /// Continues an activity that the extension created, on the app's screen.
  ///
  /// - Returns: A description of the screen, or nil for another app's activity.
  func show(_ activity: UserActivity) -> String? {
    guard activity.activityType == MoveMateActivity.type else { return nil }
    guard let (action, workout) = MoveMateActivity.action(in: activity) else {
      return language.text(
        "the question whether MoveMate may write health data", "ヘルスケアデータの書き込みの許可")
    }
    do {
      let changed = try update { try $0.perform(action, on: workout, at: now) }
      let name = name(of: changed)
      return language.text("\(name), \(action.result)", "\(name)を\(action.japaneseResult)しました")
    } catch {
      // The log may have changed since the extension read it.
      let name = name(of: workout)
      return language.text(
        "that \(name) could not be \(action.result)",
        "\(name)を\(action.japaneseResult)できませんでした")
    }
  }

  private func name(of workout: Workout) -> String {
    ActivityCatalog.activity(workout.activity)?.name(in: language) ?? workout.activity
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
    case .cancel: "canceled"
    }
  }

  /// The action as a Japanese noun.
  fileprivate var japaneseResult: String {
    switch self {
    case .start: "開始"
    case .pause: "一時停止"
    case .resume: "再開"
    case .end: "終了"
    case .cancel: "中止"
    }
  }
}
