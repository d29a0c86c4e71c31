/// One step of a request.
public struct TraceEvent: Sendable, Hashable {
  /// The time since the start of the request.
  public var at: Duration
  /// The kind of the step, with its data.
  public var kind: Kind
  /// Whether the handler lacks the method, so the default implementation answered.
  ///
  /// A resolve method that the handler lacks has the result ``ResultKind/notImplemented`` instead.
  public var isDefault: Bool

  /// The kinds of steps.
  ///
  /// The large cases are indirect to keep the steps of a trace small.
  public enum Kind: Sendable, Hashable {
    /// A request began with some parameters, possibly by voice and without a screen.
    indirect case started(
      intent: String, parameters: FieldSnapshot, app: String, isVoiceOnly: Bool = false)
    /// A method of the handler was called.
    case called(HandlerMethod)
    /// A resolve method returned its results.
    case resolved(HandlerMethod, results: [ResultSummary], elapsed: Duration)
    /// A method provided options or a default value for a parameter.
    indirect case provided(HandlerMethod, Provision, elapsed: Duration)
    /// The confirm or handle method returned a response.
    indirect case responded(HandlerMethod, code: String, response: FieldSnapshot, elapsed: Duration)
    /// The value of a parameter changed; nil if it was removed.
    indirect case changed(parameter: String, value: ParameterValue?)
    /// The assistant asked the user.
    indirect case asked(Prompt)
    /// The user answered, possibly in words.
    indirect case answered(Answer, words: String? = nil)
    /// The pipeline judged the handler.
    indirect case judged(Verdict)
    /// The request was handed over to the app.
    indirect case handedOver(HandOver, UserActivity)
    /// The app logged an event that the request caused.
    indirect case appLogged(AppLogEntry)
    /// The handler sent an update after it had handled the request.
    indirect case updated(code: String, response: FieldSnapshot, effect: UpdateEffect = .shown)
    /// The app was asked for a view and answered, or not.
    indirect case viewConfigured(ViewStep)
    /// The request ended.
    indirect case ended(Outcome)
  }

  /// The ways to hand a request over to an app.
  public enum HandOver: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The app continues in the foreground.
    case foreground
    /// The app is launched in the background and handles the intent.
    case background
    /// The user is asked to open the app.
    case launch
  }

  /// The effect of an update on what the user sees.
  public enum UpdateEffect: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The update is shown.
    case shown
    /// The update is about something else and changes nothing.
    case ignored
    /// The update can't be shown; the user learns that there are no more updates.
    case invalid
  }

  /// Values that a method provides for a parameter.
  public enum Provision: Sendable, Hashable {
    /// Values to choose from, possibly an empty list.
    case options([ParameterValue])
    /// The app's explanation why there are no values to choose from.
    case noOptions(String)
    /// The value for requests without the parameter, or nil.
    case defaultValue(ParameterValue?)
  }

  /// One result of a resolve method, without its Swift types.
  public struct ResultSummary: Sendable, Hashable {
    /// The kind of the result.
    public var kind: ResultKind
    /// The name of its reason.
    public var reason: String?

    /// Creates a summary.
    public init(_ kind: ResultKind, reason: String? = nil) {
      self.kind = kind
      self.reason = reason
    }
  }

  /// Creates an event.
  public init(at: Duration, _ kind: Kind, isDefault: Bool = false) {
    self.at = at
    self.kind = kind
    self.isDefault = isDefault
  }
}

extension TraceEvent {
  /// The method of the step, if it contains the handler's answer.
  private var answeredMethod: HandlerMethod? {
    switch kind {
    case .resolved(let method, _, _), .provided(let method, _, _), .responded(let method, _, _, _):
      method
    default: nil
    }
  }

  /// Whether the step is an answer of a default implementation, because the handler lacks the
  /// method.
  public var lacksMethod: Bool {
    guard case .resolved(_, let results, _) = kind else { return isDefault }
    return !results.isEmpty && results.allSatisfy { $0.kind == .notImplemented }
  }

  /// The method that the handler lacks, if the step is an answer of its default implementation.
  var missingMethod: HandlerMethod? { lacksMethod ? answeredMethod : nil }
}

/// The fields of a value at one moment, written only when they are read.
///
/// Most traces are discarded unread; keeping the typed value costs almost nothing.
public struct FieldSnapshot: Sendable, Hashable {
  let value: any FieldWritable

  /// Creates a snapshot of a value.
  public init(_ value: any FieldWritable) {
    self.value = value
  }

  /// Creates a snapshot of fields.
  public init(fields: [String: ParameterValue]) {
    self.value = PlainFields(fields: fields)
  }

  /// The fields that held a value.
  public var fields: [String: ParameterValue] {
    (value as? PlainFields)?.fields ?? value.fieldValues
  }

  func writeJSON(to output: JSONOutput) { value.writeFields(to: output) }

  public static func == (left: FieldSnapshot, right: FieldSnapshot) -> Bool {
    // Equal values have equal fields, and most snapshots that are compared are of equal values.
    left.value.isEqual(to: right.value) || left.fields == right.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

extension FieldWritable {
  /// Returns whether another value has the same type and is equal.
  fileprivate func isEqual(to other: any FieldWritable) -> Bool { other as? Self == self }
}

/// The fields of a value of unknown type.
private struct PlainFields: FieldWritable {
  var fields: [String: ParameterValue]

  func write(to fields: inout ParameterWriter) {
    for (name, value) in self.fields { fields.write(name, value) }
  }
}
