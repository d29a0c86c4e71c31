public import IntentKitCore
public import IntentKitSimulator

/// A request in one line of the queue.
///
/// Workers store nothing between lines. To answer a question, the sender repeats the entire
/// request, with any identifier, and adds the parameter or the user's answer. That's why any worker
/// can process any line.
public struct QueuedRequest: ParameterRecord {
  /// The identifier that the answer repeats.
  public var id: String
  /// The user who makes the request.
  public var user: String
  /// The intent's name: `SetCarLockStatus` or `INSetCarLockStatusIntent`.
  public var intent: String
  /// The known parameters.
  public var parameters: [String: ParameterValue]
  /// The user's answers in words, by parameter, in the order of the questions.
  public var answers: [String: [String]]
  /// The language of the user.
  public var language: Language

  /// Creates a request.
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
