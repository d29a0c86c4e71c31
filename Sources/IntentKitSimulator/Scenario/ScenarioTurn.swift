public import IntentKitCore

/// One question of a scenario and its answer.
public struct ScenarioTurn: ParameterRecord {
  /// What is asked about: a parameter, `confirmation` for the request as a whole, or `unlock`; nil when it does not
  /// matter.
  public var asked: String?
  /// The result that must have led to the question; nil when it does not matter.
  public var why: ResultKind?
  /// What the user says.
  public var answer: String

  /// Makes a turn.
  public init(asked: String? = nil, why: ResultKind? = nil, answer: String) {
    self.asked = asked
    self.why = why
    self.answer = answer
  }

  public static let recordSchema = RecordSchema(
    name: "Turn",
    textField: "answer",
    fields: [
      ParameterSchema("asked", String.self),
      ParameterSchema("why", ResultKind.self),
      ParameterSchema("answer", String.self, isRequired: true),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    asked = try fields.optional("asked")
    why = try fields.optional("why")
    answer = try fields.required("answer")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("asked", asked)
    fields.write("why", why)
    fields.write("answer", answer)
  }
}
