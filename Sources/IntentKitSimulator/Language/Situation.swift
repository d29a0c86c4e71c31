public import IntentKitCore

/// What the assistant knows of a request when it speaks.
public struct Situation: Sendable {
  /// The intent's name without prefix and ending: `SendMessage`.
  public var intent: String
  /// Everything that is known of the intent; nil for a saved trace of an intent that nobody knows.
  public var schema: IntentSchema?
  /// The name by which users speak of the app.
  public var app: String
  /// The parameters as they are now.
  public var parameters: [String: ParameterValue]
  /// The fields of the last response.
  public var response: [String: ParameterValue]
  /// What the pipeline found fault with so far.
  public var verdicts: [Verdict]
  /// When the request is made, if that is known; days near it are named by their distance.
  public var now: Date?

  /// Makes a situation.
  public init(
    intent: String, schema: IntentSchema? = nil, app: String,
    parameters: [String: ParameterValue] = [:], response: [String: ParameterValue] = [:],
    verdicts: [Verdict] = [], now: Date? = nil
  ) {
    self.intent = intent
    self.schema = schema
    self.app = app
    self.parameters = parameters
    self.response = response
    self.verdicts = verdicts
    self.now = now
  }

  /// Makes the situation in which a dialogue is asked.
  public init(_ context: DialogueContext) {
    self.init(
      intent: context.schema.name, schema: context.schema, app: context.app.displayName,
      parameters: context.parameters)
  }

  /// Takes in what a step of a request tells.
  ///
  /// - Parameters:
  ///   - event: The step.
  ///   - schema: What is known of the intent; found by its name when there is nothing, if SiriKit defines it.
  mutating func note(_ event: TraceEvent, knowing schema: IntentSchema?) {
    switch event.kind {
    case .started(let intent, let parameters, let app):
      self = Situation(
        intent: intent, schema: schema ?? SystemIntents.named(intent)?.schema, app: app,
        parameters: parameters.fields, now: now)
    case .changed(let parameter, let value): parameters[parameter] = value
    case .responded(_, _, let response, _), .updated(_, let response):
      self.response = response.fields
    case .judged(let verdict): verdicts.append(verdict)
    case .called, .resolved, .provided, .asked, .answered, .handedOver, .appLogged, .ended: break
    }
  }

  /// What the values of a parameter look like, where that is known.
  func type(of parameter: String?) -> ParameterType? {
    parameter.flatMap { schema?.parameter(named: $0)?.type }
  }

  /// What is asked for a parameter in its author's words, where there are any (behaviour reference, 2.5).
  func prompt(for parameter: String) -> String? { schema?.parameter(named: parameter)?.prompt }
}

extension ParameterType {
  /// Whether values are people, one or several.
  var isPerson: Bool {
    switch self {
    case .record(let reference): reference.name == Person.recordSchema.name
    case .list(let element): element.isPerson
    default: false
    }
  }
}
