public import IntentKitCore
public import IntentKitSimulator

/// A run in a form for comparisons, which is created from a new run or from saved data.
public struct ComparedRun: Sendable {
  /// The name of the run in reports.
  public var name: String
  /// The name of the intent.
  public var intent: String?
  /// The name of the app.
  public var app: String?
  /// The trace, or nil if only the end was saved.
  public var trace: Trace?
  /// The outcome.
  public var outcome: Outcome?
  /// The parameters at the end.
  public var parameters: [String: ParameterValue]?
  /// The last response.
  public var response: [String: ParameterValue]?
  /// The identifiers of the verdicts, in order.
  public var verdicts: [Verdict.ID]?
  /// The intent's schema, or nil if only its name or nothing was saved.
  var schema: IntentSchema?
  /// Texts that contain all given values, including every identifier that wasn't generated.
  var given: [String] = []

  /// Creates a compared run from a run.
  public init(_ run: SimulatorRun, name: String) {
    self.init(run.trace, name: name)
    schema = run.intent.schema
    let world = run.file.scenario.given.parameterValue
    given.append(JSONWriter.text(world, style: .compact))
  }

  /// Creates a compared run from a trace, which contains everything to compare.
  ///
  /// - Parameters:
  ///   - trace: The trace of the request.
  ///   - name: The name of the run in reports.
  ///   - definitions: The definition of a custom intent.
  public init(
    _ trace: Trace, name: String, definitions: IntentDefinitions = IntentDefinitions()
  ) {
    self.name = name
    self.trace = trace
    outcome = trace.outcome
    verdicts = trace.verdicts.map(\.id)
    var parameters: [String: ParameterValue] = [:]
    for event in trace.events {
      switch event.kind {
      case .started(let intent, let fields, let app):
        self.intent = intent
        self.app = app
        parameters = fields.fields
        given.append(JSONWriter.text(.object(parameters), style: .compact))
      case .changed(let parameter, let value): parameters[parameter] = value
      case .responded(_, _, let fields, _), .updated(_, let fields): response = fields.fields
      default: break
      }
    }
    self.parameters = parameters
    schema = intent.flatMap { definitions.schema(of: $0) }
  }

  /// Creates a compared run from a saved report.
  ///
  /// The command `intentsim run --format json` writes such reports, with or without a trace.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - name: The name of the run in reports.
  /// - Throws: `ParameterError` if the value isn't a valid report. Show it to the user.
  public init(report: [String: ParameterValue], name: String) throws(ParameterError) {
    var fields = ParameterReader(report)
    let trace: Trace? = try fields.optional("trace")
    let definitions = try IntentDefinitions(within: .object(report))
    _ = try definitions.schemas()
    self.init(trace ?? Trace(), name: name, definitions: definitions)
    guard trace == nil else { return }
    self.trace = nil
    outcome = try fields.required("outcome")
    intent = try fields.optional("intent")
    schema = intent.flatMap { definitions.schema(of: $0) }
    app = try fields.optional("app")
    parameters = try fields.optional("parameters")
    response = try fields.optional("response")
    verdicts = (try fields.optional("verdicts") as [Verdict]?)?.map(\.id)
    if let parameters { given.append(JSONWriter.text(.object(parameters), style: .compact)) }
  }
}
