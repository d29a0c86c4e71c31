import IntentKitCore

/// The activities with which MoveMate comes to the screen.
enum MoveMateActivity {
  /// The type, which the app declares under `NSUserActivityTypes`.
  static let type = "com.example.movemate.workout"

  /// An activity that tells the app what to do.
  static func of(_ action: String) -> UserActivity {
    UserActivity(activityType: type, userInfo: ["action": .string(action)])
  }
}
