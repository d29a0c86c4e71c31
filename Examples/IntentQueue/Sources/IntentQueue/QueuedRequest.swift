public import IntentKitCore
public import IntentKitSimulator

/// What one line of the queue asks for.
///
/// Nothing is kept between lines: whoever was asked something sends the whole request again, under any id, with the
/// parameter filled in or with the answer added. So any worker can take any line.
public struct QueuedRequest: ParameterRecord {
  /// What the answer is known by.
  public var id: String
  /// Whose request it is.
  public var user: String
  /// The intent's name: `SetCarLockStatus`, with `IN` and `Intent` around it or not.
  public var intent: String
  /// What is known of the intent, by parameter.
  public var parameters: [String: ParameterValue]
  /// What the user has said to questions, in words, by parameter; several where the same was asked several times.
  public var answers: [String: [String]]
  /// The language that the user speaks.
  public var language: Language

  /// Makes a request.
  public init(
    id: String, user: String, intent: String, parameters: [String: ParameterValue] = [:],
    answers: [String: [String]] = [:], language: Language = .english
  ) {
    self.id = id
    self.user = user
    self.intent = intent
    self.parameters = parameters
    self.answers = answers
    self.language = language
  }

  public static let recordSchema = RecordSchema(
    name: "QueuedRequest",
    fields: [
      ParameterSchema("id", String.self, isRequired: true),
      ParameterSchema("user", String.self, isRequired: true),
      ParameterSchema("intent", String.self, isRequired: true),
      ParameterSchema("parameters", [String: ParameterValue].self),
      ParameterSchema("answers", [String: ParameterValue].self),
      ParameterSchema("language", Language.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    id = try fields.required("id")
    user = try fields.required("user")
    intent = try fields.required("intent")
    parameters = try fields.value("parameters", default: [:])
    answers = try Self.answers(in: fields.value("answers", default: [:]))
    language = try fields.value("language", default: .english)
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("id", id)
    fields.write("user", user)
    fields.write("intent", intent)
    fields.write("parameters", parameters, unless: [:])
    fields.write("answers", answers.mapValues(\.parameterValue), unless: [:])
    fields.write("language", language, unless: .english)
  }

  private static func answers(
    in values: [String: ParameterValue]
  ) throws(ParameterError) -> [String: [String]] {
    var answers: [String: [String]] = [:]
    for (name, value) in values {
      do throws(ParameterError) {
        answers[name] = try [String](parameterValue: value)
      } catch {
        throw error.inside(["answers", name])
      }
    }
    return answers
  }
}
