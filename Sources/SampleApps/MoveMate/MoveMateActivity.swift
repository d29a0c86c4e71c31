import IntentKitCore

/// The user activities that open MoveMate.
enum MoveMateActivity {
  /// The activity type that the app declares under `NSUserActivityTypes`.
  static let type = "com.example.movemate.workout"

  /// Asks the user for access to health data, as only the app on the screen can.
  static let healthAccess = UserActivity(
    activityType: type, userInfo: ["action": "askForHealthAccess"])

  /// Returns an activity that asks the app to perform an action on a workout.
  static func performing(
    _ action: WorkoutAction, on workout: Workout, in language: AppLanguage
  ) -> UserActivity {
    UserActivity(
      activityType: type, title: ActivityCatalog.activity(workout.activity)?.name(in: language),
      userInfo: ["action": action.parameterValue, "workout": workout.parameterValue])
  }

  /// Returns the action and the workout that an activity asks for, or nil if it asks for neither.
  static func action(in activity: UserActivity) -> (WorkoutAction, Workout)? {
    guard let userInfo = activity.userInfo,
      let action = userInfo["action"].flatMap({ try? WorkoutAction(parameterValue: $0) }),
      let workout = userInfo["workout"].flatMap({ try? Workout(parameterValue: $0) })
    else { return nil }
    return (action, workout)
  }
}
