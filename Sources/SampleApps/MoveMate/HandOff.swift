import IntentKitCore

/// Who goes on with a workout once the request is understood.
enum HandOff: String, Sendable, NamedValue {
  /// The app, started in the background, so that the user stays where they are; since iOS 11.
  case background
  /// The app on the screen: the way of iOS 10, still good for workouts that need a look at it.
  case foreground
  /// Nobody: the request is carried out where it is handled, which since iOS 14 may be the app itself.
  case inProcess
}
