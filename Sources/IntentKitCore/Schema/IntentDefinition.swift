/// A custom intent as its author describes it; what every custom intent has goes without saying.
///
/// It is a part of what `intentsim describe --format json` writes of an intent, with the same names, and some keys of a
/// parameter stand in the place of its resolve method.
///
/// ```json
/// {
///   "name": "OrderSoup",
///   "userConfirmation": "always",
///   "parameters": [
///     { "name": "soup", "type": "Soup", "providesOptions": true, "prompt": "Which soup?" },
///     { "name": "quantity", "type": "Int", "providesDefault": true }
///   ],
///   "responseCodes": ["failureSoldOut"],
///   "responseProperties": [{ "name": "waitTime", "type": "Int" }]
/// }
/// ```
public struct IntentDefinition: DeclaredRecord {
  /// The intent's name without prefix and ending: `OrderSoup`.
  public var name: String
  /// What the intent does, as a sentence.
  public var summary: String?
  /// Whether the assistant asks for a yes before the request is handled; it does so always or never.
  public var userConfirmation: IntentSchema.UserConfirmation
  /// Whether the device must be unlocked before the handler runs.
  public var requiresUnlock: Bool
  /// The parameters, in the order in which they are resolved.
  public var parameters: [Parameter]
  /// The codes that the intent has beside those of every custom intent.
  public var responseCodes: [ResponseCode]
  /// What a response can say beside its code.
  public var responseProperties: [FieldDefinition]

  /// One parameter of a custom intent.
  public struct Parameter: DeclaredRecord {
    /// The name in Swift, in files and on the wire.
    public var name: String
    /// What its values look like, in the words of Swift: `Int`, `[Person]`, `Soup`.
    public var type: String
    /// Whether a request without it cannot be made.
    public var isRequired: Bool
    /// Whether the handler has a resolve method for it.
    public var isResolvable: Bool
    /// Whether the handler offers values to choose from when it needs one.
    public var providesOptions: Bool
    /// Whether the handler has a value for requests that say nothing of it.
    public var providesDefault: Bool
    /// What the assistant asks when a value is needed; nil where it finds words itself.
    public var prompt: String?
    /// Why the handler may not support a value, by names.
    public var unsupportedReasons: [String]
    /// What it says, as a sentence.
    public var summary: String?

    /// Makes a parameter.
    public init(
      _ name: String, type: String, isRequired: Bool = false, isResolvable: Bool = true,
      providesOptions: Bool = false, providesDefault: Bool = false, prompt: String? = nil,
      unsupportedReasons: [String] = [], summary: String? = nil
    ) {
      self.name = name
      self.type = type
      self.isRequired = isRequired
      self.isResolvable = isResolvable
      self.providesOptions = providesOptions
      self.providesDefault = providesDefault
      self.prompt = prompt
      self.unsupportedReasons = unsupportedReasons
      self.summary = summary
    }
  }

  /// One response code that a custom intent has of its own; as a bare text, one that tells of a failure.
  public struct ResponseCode: DeclaredRecord {
    /// The code's name.
    public var name: String
    /// Whether it tells of a success or of a failure; custom codes tell of nothing else (behaviour reference, 4.1).
    public var meaning: CodeMeaning

    /// Makes a code.
    public init(_ name: String, meaning: CodeMeaning = .failure) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// Makes a definition.
  public init(
    _ name: String, summary: String? = nil,
    userConfirmation: IntentSchema.UserConfirmation = .never, requiresUnlock: Bool = false,
    parameters: [Parameter] = [], responseCodes: [ResponseCode] = [],
    responseProperties: [FieldDefinition] = []
  ) {
    self.name = name
    self.summary = summary
    self.userConfirmation = userConfirmation
    self.requiresUnlock = requiresUnlock
    self.parameters = parameters
    self.responseCodes = responseCodes
    self.responseProperties = responseProperties
  }

  public static let recordFields = RecordFields<IntentDefinition>(
    .required("name", \.name),
    .optional("summary", \.summary),
    .optional("userConfirmation", \.userConfirmation, absence: .never),
    .optional("requiresUnlock", \.requiresUnlock, absence: false),
    .optional("parameters", \.parameters, absence: []),
    .optional("responseCodes", \.responseCodes, absence: []),
    .optional("responseProperties", \.responseProperties, absence: []),
    make: IntentDefinition.init)
}

extension IntentDefinition.Parameter {
  public static let recordFields = RecordFields<IntentDefinition.Parameter>(
    .required("name", \.name),
    .required("type", \.type),
    .optional("isRequired", \.isRequired, absence: false),
    .optional("isResolvable", \.isResolvable, absence: true),
    .optional("providesOptions", \.providesOptions, absence: false),
    .optional("providesDefault", \.providesDefault, absence: false),
    .optional("prompt", \.prompt),
    .optional("unsupportedReasons", \.unsupportedReasons, absence: []),
    .optional("summary", \.summary),
    make: IntentDefinition.Parameter.init)
}

extension IntentDefinition.ResponseCode {
  public static let recordFields = RecordFields<IntentDefinition.ResponseCode>(
    textField: "name",
    .required("name", \.name),
    .optional("meaning", \.meaning, absence: .failure),
    make: IntentDefinition.ResponseCode.init)
}
