/// A question of the assistant, without its wording.
public struct Prompt: ParameterRecord {
  /// The kind of answer that the question expects.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// Any value of a type.
    case value
    /// One of the options.
    case choice
    /// Confirmation of a value.
    case confirmation
    /// Confirmation of the whole request, or a change to it.
    case request
    /// Unlocking the device.
    case unlock
  }

  /// An option that the user can choose.
  public struct Option: ParameterRecord {
    /// The value.
    public var value: ParameterValue
    /// The text that is spoken and shown.
    public var title: String

    /// Creates an option.
    public init(value: ParameterValue, title: String) {
      self.value = value
      self.title = title
    }
  }

  /// The kind of answer that the question expects.
  public var kind: Kind
  /// The parameter in question; nil for the whole request.
  public var parameter: String?
  /// The index of the element in question; nil for the whole parameter.
  public var element: Int?
  /// The result that led to the question.
  public var cause: ResultKind?
  /// The name of the reason in the result.
  public var reason: String?
  /// The value in question.
  public var value: ParameterValue?
  /// The spoken text of the value in question.
  public var valueText: String?
  /// The options that the user can choose from.
  public var options: [Option]
  /// Whether the question is repeated because the last answer wasn't understood.
  public var isRepeated: Bool

  /// Creates a question.
  public init(
    _ kind: Kind, parameter: String? = nil, element: Int? = nil, cause: ResultKind? = nil,
    reason: String? = nil, value: ParameterValue? = nil, valueText: String? = nil,
    options: [Option] = [], isRepeated: Bool = false
  ) {
    self.kind = kind
    self.parameter = parameter
    self.element = element
    self.cause = cause
    self.reason = reason
    self.value = value
    self.valueText = valueText
    self.options = options
    self.isRepeated = isRepeated
  }

  public static let recordSchema = RecordSchema(
    name: "Prompt",
    fields: [
      ParameterSchema("kind", Kind.self, isRequired: true),
      ParameterSchema("parameter", String.self),
      ParameterSchema("element", Int.self),
      ParameterSchema("cause", ResultKind.self),
      ParameterSchema("reason", String.self),
      ParameterSchema("value", ParameterValue.self),
      ParameterSchema("valueText", String.self),
      ParameterSchema("options", [Option].self),
      ParameterSchema("isRepeated", Bool.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    kind = try fields.required("kind")
    parameter = try fields.optional("parameter")
    element = try fields.optional("element")
    cause = try fields.optional("cause")
    reason = try fields.optional("reason")
    value = try fields.optional("value")
    valueText = try fields.optional("valueText")
    options = try fields.value("options", default: [])
    isRepeated = try fields.value("isRepeated", default: false)
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("kind", kind)
    fields.write("parameter", parameter)
    fields.write("element", element)
    fields.write("cause", cause)
    fields.write("reason", reason)
    fields.write("value", value)
    fields.write("valueText", valueText)
    if !options.isEmpty { fields.write("options", options) }
    if isRepeated { fields.write("isRepeated", isRepeated) }
  }
}

extension Prompt.Option {
  public static let recordSchema = RecordSchema(
    name: "Option",
    fields: [
      ParameterSchema("value", ParameterValue.self, isRequired: true),
      ParameterSchema("title", String.self, isRequired: true),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    value = try fields.required("value")
    title = try fields.required("title")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("value", value)
    fields.write("title", title)
  }
}
