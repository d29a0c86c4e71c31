/// A custom intent as its author describes it; what every custom intent has goes without saying.
///
/// It is a part of what `intentsim describe --format json` writes of an intent, with the same
/// names, and some keys of a parameter stand in the place of its resolve method.
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
public struct IntentDefinition: ParameterRecord {
  /// The intent's name without prefix and ending: `OrderSoup`.
  public var name: String
  /// What the intent does, as a sentence.
  public var summary: String?
  /// Whether the assistant asks for a yes before the request is handled; it does so always or
  /// never.
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
  public struct Parameter: ParameterRecord {
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

  /// One response code that a custom intent has of its own; as a bare text, one that tells of a
  /// failure.
  public struct ResponseCode: ParameterRecord {
    /// The code's name.
    public var name: String
    /// Whether it tells of a success or of a failure; custom codes tell of nothing else (behaviour
    /// reference, 4.1).
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

  public static let recordSchema = RecordSchema(
    name: "IntentDefinition",
    fields: [
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("summary", String.self),
      ParameterSchema("userConfirmation", IntentSchema.UserConfirmation.self),
      ParameterSchema("requiresUnlock", Bool.self),
      ParameterSchema("parameters", [Parameter].self),
      ParameterSchema("responseCodes", [ResponseCode].self),
      ParameterSchema("responseProperties", [FieldDefinition].self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.required("name")
    summary = try fields.optional("summary")
    userConfirmation = try fields.value("userConfirmation", default: .never)
    requiresUnlock = try fields.value("requiresUnlock", default: false)
    parameters = try fields.value("parameters", default: [])
    responseCodes = try fields.value("responseCodes", default: [])
    responseProperties = try fields.value("responseProperties", default: [])
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("summary", summary)
    fields.write("userConfirmation", userConfirmation, unless: .never)
    fields.write("requiresUnlock", requiresUnlock, unless: false)
    fields.write("parameters", parameters, unless: [])
    fields.write("responseCodes", responseCodes, unless: [])
    fields.write("responseProperties", responseProperties, unless: [])
  }
}

extension IntentDefinition.Parameter {
  public static let recordSchema = RecordSchema(
    name: "Parameter",
    fields: [
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("type", String.self, isRequired: true),
      ParameterSchema("isRequired", Bool.self),
      ParameterSchema("isResolvable", Bool.self),
      ParameterSchema("providesOptions", Bool.self),
      ParameterSchema("providesDefault", Bool.self),
      ParameterSchema("prompt", String.self),
      ParameterSchema("unsupportedReasons", [String].self),
      ParameterSchema("summary", String.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.required("name")
    type = try fields.required("type")
    isRequired = try fields.value("isRequired", default: false)
    isResolvable = try fields.value("isResolvable", default: true)
    providesOptions = try fields.value("providesOptions", default: false)
    providesDefault = try fields.value("providesDefault", default: false)
    prompt = try fields.optional("prompt")
    unsupportedReasons = try fields.value("unsupportedReasons", default: [])
    summary = try fields.optional("summary")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("type", type)
    fields.write("isRequired", isRequired, unless: false)
    fields.write("isResolvable", isResolvable, unless: true)
    fields.write("providesOptions", providesOptions, unless: false)
    fields.write("providesDefault", providesDefault, unless: false)
    fields.write("prompt", prompt)
    fields.write("unsupportedReasons", unsupportedReasons, unless: [])
    fields.write("summary", summary)
  }
}

extension IntentDefinition.ResponseCode {
  public static let recordSchema = RecordSchema(
    name: "ResponseCode", textField: "name",
    fields: [
      ParameterSchema("name", String.self, isRequired: true),
      ParameterSchema("meaning", CodeMeaning.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    name = try fields.required("name")
    meaning = try fields.value("meaning", default: .failure)
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("name", name)
    fields.write("meaning", meaning, unless: .failure)
  }
}
