public import IntentKitCore
public import IntentKitSimulator

/// The result of running a scenario, in a form that can be stored.
public struct RunRecord: ParameterRecord {
  /// The intent's name, such as `SendMessage`.
  public var intent: String
  /// The definition of a custom intent and the types that it uses, which are empty for SiriKit's
  /// intents.
  public var definitions: IntentDefinitions
  /// The display name of the app.
  public var app: String
  /// The language of the conversation.
  public var language: Language
  /// The time of the request.
  public var now: Date
  /// The time limit for each answer of the handler.
  public var limit: Duration
  /// The intent's resolved parameters.
  public var parameters: [String: ParameterValue]
  /// The handler's last response, if any.
  public var response: [String: ParameterValue]?
  /// The trace of the request.
  public var trace: Trace
  /// The differences between the run and the scenario.
  public var differences: [Difference]
  /// The exit status of a command that runs only this scenario.
  public var status: ExitStatus
  /// A report on the app's process, or nil for an app in this process.
  public var launch: LaunchReport?

  /// A difference between a scenario's expectation and its run.
  public struct Difference: ParameterRecord {
    /// The path in the scenario.
    public var path: String
    /// The expected value.
    public var expected: String
    /// The actual value.
    public var found: String
    /// The location in the file, as far as it's known.
    public var place: String?

    /// A sentence that describes the difference.
    public var message: String {
      "\(path.isEmpty ? "" : "\(path): ")expected \(expected), found \(found)."
    }

    public static let recordSchema = RecordSchema(
      name: "Difference",
      fields: [
        ParameterSchema("path", String.self, isRequired: true),
        ParameterSchema("expected", String.self, isRequired: true),
        ParameterSchema("found", String.self, isRequired: true),
        ParameterSchema("place", String.self),
      ])
  }

  /// The outcome of the request.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// Creates the record of a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - differences: The reasons why the run doesn't pass.
  public init(_ run: SimulatorRun, differences: [ExpectationDifference]) {
    intent = run.intent.schema.name
    definitions = run.intent.schema.definitions ?? IntentDefinitions()
    app = run.app.displayName
    language = run.choices.language
    now = run.choices.now
    limit = run.limit
    parameters = run.intent.fieldValues
    response = run.response?.fieldValues
    trace = run.trace
    self.differences = differences.map { difference in
      Difference(
        path: difference.path.description, expected: difference.expected, found: difference.found,
        place: run.file.place(of: difference.path))
    }
    status = run.status
    launch = run.launch
  }

  public static let recordSchema = RecordSchema(
    name: "RunRecord",
    fields: [
      ParameterSchema("intent", String.self, isRequired: true),
      ParameterSchema("app", String.self, isRequired: true),
      ParameterSchema("language", Language.self, isRequired: true),
      ParameterSchema("now", Date.self, isRequired: true),
      ParameterSchema("limit", Duration.self, isRequired: true),
      ParameterSchema("parameters", [String: ParameterValue].self, isRequired: true),
      ParameterSchema("response", [String: ParameterValue].self),
      ParameterSchema("trace", Trace.self, isRequired: true),
      ParameterSchema("outcome", Outcome.self),
      ParameterSchema("verdicts", [Verdict].self),
      ParameterSchema("differences", [Difference].self, isRequired: true),
      ParameterSchema("status", Int.self, isRequired: true),
      ParameterSchema("launch", LaunchReport.self),
    ] + IntentDefinitions.recordSchema.fields)

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    intent = try fields.required("intent")
    definitions = try IntentDefinitions(from: &fields)
    _ = try definitions.schemas()
    app = try fields.required("app")
    language = try fields.required("language")
    now = try fields.required("now")
    limit = try fields.required("limit")
    parameters = try fields.required("parameters")
    response = try fields.optional("response")
    trace = try fields.required("trace")
    // Both are part of the trace.
    _ = try fields.optional("outcome") as Outcome?
    _ = try fields.optional("verdicts") as [Verdict]?
    differences = try fields.required("differences")
    let number: Int = try fields.required("status")
    guard let status = Int32(exactly: number).flatMap(ExitStatus.init(rawValue:)) else {
      throw ParameterError(
        found: "\(number)",
        expected: "one of \(ExitStatus.allCases.map { "\($0.rawValue)" }.joined(separator: ", "))",
        path: ParameterPath([.name("status")]))
    }
    self.status = status
    launch = try fields.optional("launch")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("intent", intent)
    definitions.write(to: &fields)
    fields.write("app", app)
    fields.write("language", language)
    fields.write("now", now)
    fields.write("limit", limit)
    fields.write("parameters", parameters)
    fields.write("response", response)
    fields.write("trace", trace)
    fields.write("outcome", outcome)
    fields.write("verdicts", trace.verdicts.map(language.phrasebook.record(of:)))
    fields.write("differences", differences)
    fields.write("status", Int(status.rawValue))
    fields.write("launch", launch)
  }
}

extension RunRecord.Difference {
  public init(from fields: inout ParameterReader) throws(ParameterError) {
    path = try fields.required("path")
    expected = try fields.required("expected")
    found = try fields.required("found")
    place = try fields.optional("place")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("path", path)
    fields.write("expected", expected)
    fields.write("found", found)
    fields.write("place", place)
  }
}

extension RunRecord {
  /// The intent's schema, or nil for a custom intent that was stored without its definition.
  var schema: IntentSchema? { definitions.schema(of: intent) }

  /// A sentence that describes the first problem.
  ///
  /// An unexpected fault takes precedence, because it's the best explanation.
  var complaint: String {
    let saysFault = differences.first.map { $0.path == "expect.verdicts" } ?? true
    if let fault, saysFault { return language.phrasebook.explanation(of: fault).message }
    if let difference = differences.first { return difference.message }
    if outcome.isNotStarted, let reason = outcome.reason,
      let explanation = language.phrasebook.explanation(
        of: reason, app: app, intent: schema?.siriKitName ?? "\(intent)Intent")
    {
      return "\(explanation.message) \(explanation.cure)"
    }
    let code = outcome.code.map { " with the code \($0)" } ?? ""
    return "The request ended as \(outcome.result.rawValue)\(code)."
  }

  /// The kind of the problem: the path of a difference, the name of a verdict, or the result of the
  /// request.
  var complaintKind: String {
    differences.first?.path ?? fault?.id.rawValue ?? outcome.result.rawValue
  }

  /// The first verdict that reports a broken contract.
  private var fault: Verdict? { trace.verdicts.first { $0.severity == .fault } }
}
