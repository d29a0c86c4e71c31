public import IntentKitCore
import IntentKitSimulator

/// How a request of the queue ended.
public struct Ending: ParameterRecord {
  /// How it ended.
  public var outcome: Outcome
  /// What to say to the user, in the language of the request: the question where there is one.
  public var text: String
  /// What is still needed; nil when nothing is.
  public var question: Prompt?
  /// The parameters as they are now, for the request that has the answer.
  public var parameters: [String: ParameterValue]
  /// What the handler answered last, without its code.
  public var response: [String: ParameterValue]
  /// What the handler did wrong.
  public var verdicts: [Verdict]

  /// Makes an ending.
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
  /// The ending of a run, in the words of a language.
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
  /// The question that found nobody to answer it.
  fileprivate var openQuestion: Prompt? {
    switch outcome.result {
    case .needsInput, .awaitingConfirmation: trace.prompts.last
    default: nil
    }
  }
}
