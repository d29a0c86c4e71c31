public import IntentKitCore
public import IntentKitSimulator

/// A run as far as it can be compared with another: one that was just made, or what was saved of one.
public struct ComparedRun: Sendable {
  /// What it is called where differences are shown.
  public var name: String
  /// The intent, by name.
  public var intent: String?
  /// The app that the request was for.
  public var app: String?
  /// Every step; nil where only the end was saved.
  public var trace: Trace?
  /// How it ended.
  public var outcome: Outcome?
  /// The parameters at the end.
  public var parameters: [String: ParameterValue]?
  /// The last response.
  public var response: [String: ParameterValue]?
  /// The identifiers of the verdicts, in order.
  public var verdicts: [Verdict.ID]?
  /// What is known of the intent; nil where nothing of it was saved but its name, if that.
  var schema: IntentSchema?
  /// Texts in which everything stands that was given, among it every identifier that nobody made up.
  var given: [String] = []

  /// Takes a run.
  public init(_ run: SimulatorRun, name: String) {
    self.init(run.trace, name: name)
    schema = run.intent.schema
    let world = run.file.scenario.given.parameterValue
    given.append(JSONWriter.text(world, style: .compact))
  }

  /// Takes a trace; all that a run comes to can be read from it.
  ///
  /// - Parameters:
  ///   - trace: Everything that happened.
  ///   - name: What it is called where differences are shown.
  ///   - definitions: What defines the intent, if it is a custom one.
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

  /// Takes a saved report on a run, as `intentsim run --format json` writes it, with or without its trace.
  ///
  /// - Throws: `ParameterError` when it is none; show it to whoever saved it.
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
