/// An event in the app while a request is handled.
public struct AppLogEntry: DeclaredRecord {
  /// The kinds of events.
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
    .required("event", \.event, summary: "The kind of event."),
    .optional("detail", \.detail, summary: "The subject of the event."),
    make: AppLogEntry.init)
}
