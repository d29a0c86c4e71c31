import IntentKitCore

/// The activities with which MoveMate comes to the screen.
enum MoveMateActivity {
  /// The type, which the app declares under `NSUserActivityTypes`.
  static let type = "com.example.movemate.workout"

  /// Asks the user for access to health data, which only the app on the screen can do.
  static let healthAccess = UserActivity(
    activityType: type, userInfo: ["action": "askForHealthAccess"])

  /// Shows a workout that was changed.
  static func of(_ action: String, _ workout: Workout, at now: Date) -> UserActivity {
    UserActivity(
      activityType: type, title: ActivityCatalogue.activity(workout.activity)?.name,
      userInfo: [
        "action": .string(action),
        "workout": workout.parameterValue,
        "activeTime": workout.activeTime(at: now).parameterValue,
      ])
  }
}
