/// One line of what an app went through when a request reached it.
public struct AppLogEntry: ParameterRecord {
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

  public static let recordSchema = RecordSchema(
    name: "AppLogEntry",
    textField: "event",
    fields: [
      ParameterSchema("event", Event.self, isRequired: true, summary: "What happened."),
      ParameterSchema("detail", String.self, summary: "What it happened with."),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    event = try fields.required("event")
    detail = try fields.optional("detail")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("event", event)
    fields.write("detail", detail)
  }
}
