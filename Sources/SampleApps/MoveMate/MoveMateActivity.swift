import IntentKitCore

/// The activities with which MoveMate comes to the screen.
enum MoveMateActivity {
  /// The type, which the app declares under `NSUserActivityTypes`.
  static let type = "com.example.movemate.workout"

  /// Asks the user for access to health data, which only the app on the screen can do.
  static let healthAccess = UserActivity(
    activityType: type, userInfo: ["action": "askForHealthAccess"])

  /// Asks the app to do something with a workout.
  static func ordering(_ action: WorkoutAction, _ workout: Workout) -> UserActivity {
    UserActivity(
      activityType: type, title: ActivityCatalogue.activity(workout.activity)?.name,
      userInfo: ["action": action.parameterValue, "workout": workout.parameterValue])
  }

  /// What the app is asked to do; nil when the activity asks for nothing of the kind.
  static func order(in activity: UserActivity) -> (WorkoutAction, Workout)? {
    guard let userInfo = activity.userInfo,
      let action = userInfo["action"].flatMap({ try? WorkoutAction(parameterValue: $0) }),
      let workout = userInfo["workout"].flatMap({ try? Workout(parameterValue: $0) })
    else { return nil }
    return (action, workout)
  }
}
