/// One step of a request's life.
public struct TraceEvent: Sendable, Hashable {
  /// When it happened, counted from the request's start.
  public var at: Duration
  /// What happened.
  public var kind: Kind

  /// What can happen.
  ///
  /// The large cases stand aside, so that a step takes little room in a trace.
  public enum Kind: Sendable, Hashable {
    /// A request began, with what was known of it.
    indirect case started(intent: String, parameters: FieldSnapshot, app: String)
    /// A method of the handler was called.
    case called(HandlerMethod)
    /// A resolve method gave its results.
    case resolved(HandlerMethod, results: [ResultSummary], elapsed: Duration)
    /// A method gave something for a parameter beside its results.
    indirect case provided(HandlerMethod, Provision, elapsed: Duration)
    /// Confirm or handle gave a response.
    indirect case responded(
      HandlerMethod, code: String, response: FieldSnapshot, elapsed: Duration)
    /// A parameter got another value, or none.
    indirect case changed(parameter: String, value: ParameterValue?)
    /// The assistant asked the user.
    indirect case asked(Prompt)
    /// The user answered.
    indirect case answered(Answer)
    /// The pipeline judged the handler.
    indirect case judged(Verdict)
    /// The request was handed over to the app.
    indirect case handedOver(HandOver, UserActivity)
    /// The app went through something because of the request.
    indirect case appLogged(AppLogEntry)
    /// The handler told of a change after it had handled the request.
    indirect case updated(code: String, response: FieldSnapshot)
    /// The request ended.
    indirect case ended(Outcome)
  }

  /// The ways in which an app gets a request.
  public enum HandOver: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The app comes to the foreground and goes on.
    case foreground
    /// The app is started in the background and handles the intent.
    case background
    /// The app is offered to the user because it is needed.
    case launch
  }

  /// What a method gives for a parameter beside its results.
  public enum Provision: Sendable, Hashable {
    /// Values to choose from; there may be none.
    case options([ParameterValue])
    /// No values to choose from, for a reason in the words of the app.
    case noOptions(String)
    /// A value for requests that say nothing of the parameter, or none.
    case defaultValue(ParameterValue?)
  }

  /// One result of a resolve method, without its Swift types.
  public struct ResultSummary: Sendable, Hashable {
    /// What kind of result it is.
    public var kind: ResultKind
    /// The reason that came with it, by name.
    public var reason: String?

    /// Makes a summary.
    public init(_ kind: ResultKind, reason: String? = nil) {
      self.kind = kind
      self.reason = reason
    }
  }

  /// Makes an event.
  public init(at: Duration, _ kind: Kind) {
    self.at = at
    self.kind = kind
  }
}

/// The fields of a value at one moment, which are written only when they are read.
///
/// Most traces are discarded unread; keeping the typed value costs almost nothing.
public struct FieldSnapshot: Sendable, Hashable {
  private let value: any FieldWritable

  /// Creates a snapshot of a value.
  public init(_ value: any FieldWritable) {
    self.value = value
  }

  /// Creates a snapshot of fields.
  public init(fields: [String: ParameterValue]) {
    self.value = PlainFields(fields: fields)
  }

  /// The fields that held a value.
  public var fields: [String: ParameterValue] { value.fieldValues }

  public static func == (left: FieldSnapshot, right: FieldSnapshot) -> Bool {
    left.fields == right.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

/// The fields of a value of unknown type.
private struct PlainFields: FieldWritable {
  var fields: [String: ParameterValue]

  func write(to fields: inout ParameterWriter) {
    for (name, value) in self.fields { fields.write(name, value) }
  }
}
