public import IntentKitCore
import IntentKitSimulator

/// The end of a request from the queue.
public struct Ending: ParameterRecord {
  /// The outcome of the request.
  public var outcome: Outcome
  /// The text for the user in the language of the request; the question if one is open.
  public var text: String
  /// The open question, or nil if nothing is missing.
  public var question: Prompt?
  /// The current parameters, for the request that answers the question.
  public var parameters: [String: ParameterValue]
  /// The handler's last response, without its code.
  public var response: [String: ParameterValue]
  /// The verdicts on the handler and on the declarations of its app.
  public var verdicts: [Verdict]

  /// Creates the end of a request.
  public init(
    _ outcome: Outcome, text: String, question: Prompt? = nil,
    parameters: [String: ParameterValue] = [:], response: [String: ParameterValue] = [:],
    verdicts: [Verdict] = []
  ) {
    self.outcome = outcome
    self.text = text
    self.question = question
    self.parameters = parameters
    self.response = response
    self.verdicts = verdicts
  }

  public static let recordSchema = RecordSchema(
    name: "Ending",
    fields: [
      ParameterSchema("outcome", Outcome.self, isRequired: true),
      ParameterSchema("text", String.self, isRequired: true),
      ParameterSchema("question", Prompt.self),
      ParameterSchema("parameters", [String: ParameterValue].self),
      ParameterSchema("response", [String: ParameterValue].self),
      ParameterSchema("verdicts", [Verdict].self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    outcome = try fields.required("outcome")
    text = try fields.required("text")
    question = try fields.optional("question")
    parameters = try fields.value("parameters", default: [:])
    response = try fields.value("response", default: [:])
    verdicts = try fields.value("verdicts", default: [])
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("outcome", outcome)
    fields.write("text", text)
    fields.write("question", question)
    fields.write("parameters", parameters, unless: [:])
    fields.write("response", response, unless: [:])
    fields.write("verdicts", verdicts, unless: [])
  }
}

extension Ending {
  /// Creates the end of a run, in the words of a language.
  init<Request: Intent>(_ run: IntentRun<Request>, app: AppDescription, in language: Language) {
    var response = run.response?.fieldValues ?? [:]
    response["code"] = nil
    let situation = Situation(
      intent: run.intent.schema.name, schema: run.intent.schema, app: app.displayName,
      parameters: run.intent.fieldValues, response: response, verdicts: run.verdicts)
    let question = run.openQuestion
    let words =
      question.map { language.phrasebook.question(for: $0, in: situation) }
      ?? language.phrasebook.statement(for: run.outcome, in: situation)
    self.init(
      run.outcome, text: words.heard, question: question, parameters: situation.parameters,
      response: response, verdicts: run.verdicts)
  }
}

extension IntentRun {
  /// The last question, if it wasn't answered.
  fileprivate var openQuestion: Prompt? {
    switch outcome.result {
    case .needsInput, .awaitingConfirmation: trace.prompts.last
    default: nil
    }
  }
}
