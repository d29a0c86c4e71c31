public import IntentKitCore

/// What came of running a scenario, as a value that can be written down and read back.
public struct RunRecord: ParameterRecord {
  /// The intent's name: `SendMessage`.
  public var intent: String
  /// What defines a custom intent: its definition, and the types that it is made of; nothing for SiriKit’s intents.
  public var definitions: IntentDefinitions
  /// The app, by the name the user knows.
  public var app: String
  /// The language that was spoken.
  public var language: Language
  /// The moment of the request.
  public var now: Date
  /// How long the handler had for each answer.
  public var limit: Duration
  /// The intent with the values that were settled.
  public var parameters: [String: ParameterValue]
  /// The last response of the handler, if there was one.
  public var response: [String: ParameterValue]?
  /// Everything that happened.
  public var trace: Trace
  /// Where the request did not go as the scenario says.
  public var differences: [Difference]
  /// The status with which a command that ran this scenario alone exits.
  public var status: ExitStatus
  /// What was learnt of the app’s process; nil for an app in this program.
  public var launch: LaunchReport?

  /// One point in which a request did not go as its scenario says.
  public struct Difference: ParameterRecord {
    /// The place in the scenario.
    public var path: String
    /// What the scenario says.
    public var expected: String
    /// What happened.
    public var found: String
    /// The place in the file, as far as it is known; it is where to change the scenario.
    public var place: String?

    /// The difference as a sentence.
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

  /// How the request ended.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// Makes the record of a run.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - differences: What keeps it from passing.
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
    // The trace says both again.
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
  /// What is known of the intent; nil for a custom one of which only the name was saved.
  var schema: IntentSchema? { definitions.schema(of: intent) }

  /// What went wrong first, in a sentence; a fault says it best, where the scenario does not expect it.
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

  /// What kind of complaint it is, in a word: the place of a difference, the name of a verdict, or how the request
  /// ended.
  var complaintKind: String {
    differences.first?.path ?? fault?.id.rawValue ?? outcome.result.rawValue
  }

  /// The first verdict that says that the contract is broken.
  private var fault: Verdict? { trace.verdicts.first { $0.severity == .fault } }
}
