public import IntentKitCore

/// The expected end of a scenario.
///
/// A field that is nil isn't checked. Values in ``response`` and ``parameters`` support the same
/// short forms as in a request: `"Bill"` for a person. Only the mentioned fields of a record are
/// compared. Lists are compared element by element.
public struct Expectation: DeclaredRecord {
  /// The result of the request.
  public var outcome: Outcome.Result?
  /// The phase in which the request ends.
  public var phase: Phase?
  /// The name of the last response code.
  public var code: String?
  /// The reason for the result, if neither the code nor a verdict explains it.
  public var reason: Outcome.Reason?
  /// The parameters at the end; `null` for one that must be absent.
  public var parameters: [String: ParameterValue]?
  /// The properties of the last response; `null` for one that must be absent.
  public var response: [String: ParameterValue]?
  /// The identifiers of the verdicts, in order.
  public var verdicts: [Verdict.ID]?
  /// The app's log entries, in order.
  public var app: [AppLogEntry]?
  /// The assistant's last statement, as spoken.
  public var heard: String?
  /// The assistant's last statement, as displayed.
  public var shown: String?
  /// Texts that the screen shows at the end, each possibly as a part of another.
  public var shows: [String]?
  /// The duration of the request, in simulated time.
  public var elapsed: Duration?

  /// Creates an expectation.
  public init(
    outcome: Outcome.Result? = nil, phase: Phase? = nil, code: String? = nil,
    reason: Outcome.Reason? = nil, parameters: [String: ParameterValue]? = nil,
    response: [String: ParameterValue]? = nil, verdicts: [Verdict.ID]? = nil,
    app: [AppLogEntry]? = nil, heard: String? = nil, shown: String? = nil, shows: [String]? = nil,
    elapsed: Duration? = nil
  ) {
    self.outcome = outcome
    self.phase = phase
    self.code = code
    self.reason = reason
    self.parameters = parameters
    self.response = response
    self.verdicts = verdicts
    self.app = app
    self.heard = heard
    self.shown = shown
    self.shows = shows
    self.elapsed = elapsed
  }

  public static let recordFields = RecordFields<Expectation>(
    .optional("outcome", \.outcome, summary: "The result of the request."),
    .optional("phase", \.phase, summary: "The phase in which the request ends."),
    .optional("code", \.code, summary: "The name of the last response code."),
    .optional(
      "reason", \.reason,
      summary:
        "The reason for the result, if neither the code nor a verdict explains it: unsupported, locked."
    ),
    .optional(
      "parameters", \.parameters,
      summary: "The parameters at the end, by name. Use null for a value that must not exist."),
    .optional(
      "response", \.response,
      summary:
        "The properties of the last response, by name. Use null for a value that must not exist."),
    .optional(
      "verdicts", \.verdicts,
      summary: "The identifiers of all verdicts, in order. Use an empty list for none."),
    .optional("app", \.app, summary: "The app's log entries, in order."),
    .optional("heard", \.heard, summary: "The assistant's last statement, as spoken."),
    .optional("shown", \.shown, summary: "The assistant's last statement, as displayed."),
    .optional(
      "shows", \.shows,
      summary: "Texts on the screen at the end, such as those of the app's views."),
    .optional(
      "elapsed", \.elapsed, summary: "The duration of the request in seconds of simulated time."),
    make: Expectation.init)

  /// Checks that a request with the given types can meet the expectation.
  func check(
    parameters schema: [ParameterSchema], response properties: [ParameterSchema]
  ) throws(ParameterError) {
    for (name, values, known) in [
      ("parameters", parameters, schema), ("response", response, properties),
    ] {
      guard let values else { continue }
      try inside("expect", try inside(.name(name), try PartialMatch.check(values, known)))
    }
  }

  /// Returns the differences between the expectation and a run.
  func differences(
    from run: SimulatorRun, in conversation: @autoclosure () -> Conversation
  ) -> [ExpectationDifference] {
    var differences: [ExpectationDifference] = []
    func compare(_ name: String, _ expected: String?, _ found: @autoclosure () -> String?) {
      guard let expected else { return }
      differences += ExpectationDifference.between(
        expected, found(), at: [.name("expect"), .name(name)])
    }
    func compare(
      _ name: String, _ expected: [String: ParameterValue]?, _ found: (any FieldWritable)?,
      _ schema: [ParameterSchema]
    ) {
      guard let expected else { return }
      differences += PartialMatch.differences(
        between: expected, schema, at: [.name("expect"), .name(name)]
      ) { found?.fieldValue(named: $0) }
    }
    let outcome = run.trace.outcome
    compare("outcome", self.outcome?.rawValue, outcome?.result.rawValue)
    compare("phase", phase?.rawValue, outcome?.phase?.rawValue)
    compare("code", code, outcome?.code)
    compare("reason", reason?.rawValue, outcome?.reason?.rawValue)
    compare("parameters", parameters, run.intent, run.intent.schema.parameters)
    compare("response", response, run.response, run.intent.schema.responseFields)
    compare("verdicts", verdicts.map(Self.text), Self.text(run.trace.verdicts.map(\.id)))
    if let app {
      differences += PartialMatch.differences(
        between: ["app": app.parameterValue], and: ["app": run.trace.appLog.parameterValue],
        Self.recordSchema.fields, at: [.name("expect")])
    }
    compare("heard", heard, conversation().statement?.heard)
    compare("shown", shown, conversation().statement?.read)
    if let shows {
      differences += ExpectationDifference.missing(
        shows, on: conversation().screen, at: [.name("expect"), .name("shows")])
    }
    compare("elapsed", elapsed?.spokenText, run.trace.elapsed?.spokenText)
    return differences
  }

  private static func text(_ verdicts: [Verdict.ID]) -> String {
    verdicts.isEmpty ? "no verdict" : verdicts.map(\.rawValue).joined(separator: ", ")
  }
}

extension Trace {
  /// The time between the start and the end of the request.
  var elapsed: Duration? {
    events.last { if case .ended = $0.kind { true } else { false } }?.at
  }
}
