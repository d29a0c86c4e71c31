import IntentKitCore

/// The process that carries out a workout request once its parameters are resolved.
enum HandlingMode: String, Sendable, NamedValue {
  /// The app, launched in the background, so that the user stays in the current app.
  ///
  /// Available since iOS 11.
  case background
  /// The app, on the screen.
  ///
  /// This was the only way in iOS 10. It still suits workouts that need the user's attention.
  case foreground
  /// The process that handles the request: the extension or, since iOS 14, the app itself.
  case inProcess
}
