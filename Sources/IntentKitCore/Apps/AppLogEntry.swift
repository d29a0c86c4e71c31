/// One line of what an app went through when a request reached it.
public struct AppLogEntry: DeclaredRecord {
  /// What an app can go through.
  public enum Event: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The app was launched in the background, without a scene.
    case launchedInBackground
    /// The app was launched, with a scene on the screen.
    case launchedInForeground
    /// The app was in memory and moved to the foreground.
    case enteredForeground
    /// The app handled an intent; the detail is the name of the intent.
    case handledIntent
    /// The app had no handler for an intent; the detail is the name of the intent.
    case ignoredIntent
    /// The app continued an activity; the detail is the type of the activity.
    case continuedActivity
    /// The app didn't receive or recognize an activity; the detail is the type of the activity.
    case ignoredActivity
    /// The app showed something to the user; the detail describes it.
    case showed
  }

  /// The kind of event.
  public var event: Event
  /// The subject of the event.
  public var detail: String?

  /// Creates an entry.
  public init(_ event: Event, _ detail: String? = nil) {
    self.event = event
    self.detail = detail
  }

  public static let recordFields = RecordFields<AppLogEntry>(
    textField: "event",
    .required("event", \.event, summary: "What happened."),
    .optional("detail", \.detail, summary: "What it happened with."),
    make: AppLogEntry.init)
}
