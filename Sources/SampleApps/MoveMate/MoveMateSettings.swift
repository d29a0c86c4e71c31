import IntentKitCore

/// The state of MoveMate when a request arrives.
struct MoveMateSettings: DeclaredRecord {
  var start: HandlingMode
  var current: String?
  var paused: Bool
  var minutes: Int
  var healthAccess: Bool
  var activities: [String]
  var storageFull: Bool
  var handlesInApp: Bool

  static let recordFields = RecordFields<MoveMateSettings>(
    name: "MoveMate settings",
    .optional("start", \.start, default: .background),
    .optional("current", \.current).mapped(by: known(activity:)),
    .optional("paused", \.paused, default: false),
    .optional("minutes", \.minutes, default: 20).mapped(
      by: limited(to: 0...1440, expected: "a number of minutes from 0 to 1440")),
    .optional("healthAccess", \.healthAccess, default: true),
    .optional("activities", \.activities, default: ActivityCatalog.all.map(\.identifier))
      .mapped(by: known(activities:)),
    .optional("storageFull", \.storageFull, default: false),
    .optional("handlesInApp", \.handlesInApp, default: true),
    make: MoveMateSettings.init)

  private static func known(activities: [String]) throws(ParameterError) -> [String] {
    for (index, activity) in activities.enumerated() {
      _ = try inside(.index(index), try known(activity: activity))
    }
    return activities
  }

  private static func known(activity: String?) throws(ParameterError) -> String? {
    guard let activity, ActivityCatalog.activity(activity) == nil else { return activity }
    let known = ActivityCatalog.all.map(\.identifier).joined(separator: ", ")
    throw ParameterError(
      found: "the activity “\(activity.shortened(to: 60))”", expected: "one of \(known)")
  }
}

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
