/// A judgement of the pipeline: what a handler did that the contract does not allow, or that a user will not like.
///
/// A verdict has a stable ``id``, under which the documentation explains it, and says what happened, where, when, and
/// what to do about it.
public struct Verdict: ParameterRecord {
  /// The stable name of a kind of verdict, such as `completed-twice`.
  public struct ID: Sendable, Hashable, ParameterKeyword {
    public let rawValue: String

    /// Makes an identifier of its text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// The contract is broken: the assistant would say that there was a problem with the app.
    case fault
    /// It works, but not as the author will have meant it.
    case warning
    /// It works, and could be written better.
    case note
  }

  /// What kind of verdict it is.
  public var id: ID
  /// How bad it is.
  public var severity: Severity
  /// The method that is to blame.
  public var method: HandlerMethod
  /// How long the call had been running when it was judged.
  public var elapsed: Duration
  /// What happened, as a sentence.
  public var message: String
  /// What to do about it, as a sentence.
  public var cure: String

  /// Makes a verdict.
  public init(
    _ id: ID, severity: Severity = .fault, method: HandlerMethod, elapsed: Duration,
    message: String, cure: String
  ) {
    self.id = id
    self.severity = severity
    self.method = method
    self.elapsed = elapsed
    self.message = message
    self.cure = cure
  }

  public static let recordSchema = RecordSchema(
    name: "Verdict",
    fields: [
      ParameterSchema("id", ID.self, isRequired: true),
      ParameterSchema("severity", Severity.self, isRequired: true),
      ParameterSchema("method", HandlerMethod.self, isRequired: true),
      ParameterSchema("elapsed", Duration.self, isRequired: true),
      ParameterSchema("message", String.self, isRequired: true),
      ParameterSchema("cure", String.self, isRequired: true),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    id = try fields.required("id")
    severity = try fields.required("severity")
    method = try fields.required("method")
    elapsed = try fields.required("elapsed")
    message = try fields.required("message")
    cure = try fields.required("cure")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("id", id)
    fields.write("severity", severity)
    fields.write("method", method)
    fields.write("elapsed", elapsed)
    fields.write("message", message)
    fields.write("cure", cure)
  }
}
