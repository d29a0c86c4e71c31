/// A question of the assistant to the user, as data; its words are made by whoever plays the assistant's voice.
public struct Prompt: DeclaredRecord {
  /// What kind of answer is wanted.
  public enum Kind: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// A value, open.
    case value
    /// One of the options.
    case choice
    /// A yes or a no to one value.
    case confirmation
    /// A yes or a no to the request as a whole, or a change.
    case request
    /// To unlock the device.
    case unlock
  }

  /// One of several values the user may choose.
  public struct Option: DeclaredRecord {
    /// The value.
    public var value: ParameterValue
    /// What is read out and shown.
    public var title: String

    /// Makes an option.
    public init(value: ParameterValue, title: String) {
      self.value = value
      self.title = title
    }
  }

  /// What kind of answer is wanted.
  public var kind: Kind
  /// The parameter in question; nil for the request as a whole.
  public var parameter: String?
  /// Which element of the parameter is in question, from zero; nil for the parameter as a whole.
  public var element: Int?
  /// The result that led to the question.
  public var cause: ResultKind?
  /// The reason that came with the result, by name.
  public var reason: String?
  /// The value in question.
  public var value: ParameterValue?
  /// What the assistant says for the value in question.
  public var valueText: String?
  /// What the user may choose from.
  public var options: [Option]
  /// Whether the same was asked just before and the answer was not understood.
  public var isRepeated: Bool

  /// Makes a question.
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

  public static let recordFields = RecordFields<Prompt>(
    .required("kind", \.kind),
    .optional("parameter", \.parameter),
    .optional("element", \.element),
    .optional("cause", \.cause),
    .optional("reason", \.reason),
    .optional("value", \.value),
    .optional("valueText", \.valueText),
    .optional("options", \.options, absence: []),
    .optional("isRepeated", \.isRepeated, absence: false),
    make: Prompt.init)
}

extension Prompt.Option {
  public static let recordFields = RecordFields<Prompt.Option>(
    .required("value", \.value),
    .required("title", \.title),
    make: Prompt.Option.init)
}
