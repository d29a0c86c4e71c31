/// One line of what an app went through when a request reached it.
public struct AppLogEntry: DeclaredRecord {
  /// What an app can go through.
  public enum Event: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// It was launched without a scene, unseen by the user.
    case launchedInBackground
    /// It was launched, and has a scene on the screen.
    case launchedInForeground
    /// It was in memory and came to the screen.
    case enteredForeground
    /// It was asked to handle an intent; the detail is the intent's name.
    case handledIntent
    /// It had no handler for an intent; the detail is the intent's name.
    case ignoredIntent
    /// It was given an activity; the detail is the activity's type.
    case continuedActivity
    /// It was not given an activity, or knew nothing of it; the detail is the activity's type.
    case ignoredActivity
    /// The user sees something; the detail is what.
    case showed
  }

  /// What happened.
  public var event: Event
  /// What it happened with.
  public var detail: String?

  /// Makes a line.
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
