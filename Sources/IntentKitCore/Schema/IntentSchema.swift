/// A description of an intent, both for system intents and custom intents.
///
/// A schema is immutable and used often, so it is a shared object.
public final class IntentSchema: Sendable {
  /// The intent's name without prefix and suffix, such as `SendMessage`.
  public let name: String
  /// The class name of the intent in SiriKit, such as `INSendMessageIntent`.
  public let siriKitName: String
  /// The name of the intent's type, or the class name of a custom intent.
  public let intentTypeName: String
  /// The name of the response's type.
  public let responseTypeName: String
  /// A sentence that describes the intent.
  public let summary: String
  /// The domain of the intent.
  public let domain: String
  /// The parameters, in the order of SiriKit's initializer.
  public let parameters: [ParameterSchema]
  /// The resolve methods, in the order in which they are called.
  public let resolveMethods: [ResolveMethodSchema]
  /// The codes of a response, sorted by raw value.
  public let responseCodes: [ResponseCodeSchema]
  /// The properties of a response besides its code.
  public let responseProperties: [ParameterSchema]
  /// The response property that describes the result of a success; nil if the assistant needs none.
  public let successDetail: String?
  /// All fields of a response: its code, its activity and the properties of the intent's responses.
  package let responseFields: [ParameterSchema]
  /// Whether the user must confirm before the handler acts.
  public let userConfirmation: UserConfirmation
  /// Whether the device must be unlocked before the handler runs.
  public let requiresUnlock: Bool
  /// Whether an app can handle the intent; false for intents that are only donated.
  public let isHandled: Bool
  /// The platforms and versions that support the intent.
  public let availability: Availability
  /// Whether parameters depend on others.
  let hasConditions: Bool
  /// The parameters that replace deprecated ones, by the deprecated one's name.
  let replacements: [String: String]
  /// The definition of a custom intent; nil for system intents.
  public let definition: IntentDefinition?
  /// The definitions that contain the intent's own one; nil for system intents.
  private let origin: IntentDefinitions?

  /// The condition for asking the user to confirm a request.
  public enum UserConfirmation: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// Confirm answered `ready`.
    case always
    /// Never.
    case never
    /// Confirm answered `userConfirmationRequired`.
    case onRequest
    /// Confirm answered `ready`, and the response contains a fee.
    case whenCharged
  }

  /// Creates a schema.
  @inline(never)  // See `ParameterSchema`.
  public init(
    name: String, siriKitName: String, summary: String, domain: String,
    userConfirmation: UserConfirmation = .never, requiresUnlock: Bool = false,
    isHandled: Bool = true, availability: Availability = .everywhere, parameters: [ParameterSchema],
    resolveMethods: [ResolveMethodSchema], responseCodes: [ResponseCodeSchema],
    responseProperties: [ParameterSchema] = [], successDetail: String? = nil,
    definition: IntentDefinition? = nil, definitions: IntentDefinitions? = nil
  ) {
    self.name = name
    self.siriKitName = siriKitName
    intentTypeName = definition == nil ? "\(name)Intent" : siriKitName
    responseTypeName = "\(intentTypeName)Response"
    self.summary = summary
    self.domain = domain
    self.userConfirmation = userConfirmation
    self.requiresUnlock = requiresUnlock
    self.isHandled = isHandled
    self.availability = availability
    self.parameters = parameters
    self.resolveMethods = resolveMethods
    self.responseCodes = responseCodes
    self.responseProperties = responseProperties
    self.successDetail = successDetail
    hasConditions = definition?.parameters.contains { $0.relationship != nil } ?? false
    replacements = parameters.reduce(into: [:]) { replacements, parameter in
      replacements[parameter.name] = parameter.availability.deprecation?.replacement
    }
    let codes = EnumerationSchema(
      name: "\(name)IntentResponseCode",
      cases: responseCodes.map { .init(name: $0.name, rawValue: $0.rawValue) })
    responseFields =
      [
        ParameterSchema("code", type: .enumeration(codes), isRequired: true),
        ParameterSchema("userActivity", UserActivity.self),
      ] + responseProperties
    self.definition = definition
    origin = definitions
  }

  /// The domain of all custom intents.
  public static let customDomain = "Custom"

  /// Whether an app defines the intent, even if its name is one of SiriKit's.
  public var isCustom: Bool { definition != nil }

  /// The sentences with which users request a custom intent.
  public var phrases: [LocalizedPhrase] { definition?.phrases ?? [] }

  /// The definition of a custom intent and the types that it uses; nil for system intents.
  public var definitions: IntentDefinitions? { origin?.subset(for: name) }

  /// Returns the schema of the intent as a record.
  @inline(never)  // See `ParameterSchema`.
  func recordSchema(named name: String) -> RecordSchema {
    RecordSchema(
      name: name, siriKitName: siriKitName, availability: availability, fields: parameters)
  }

  /// Returns the parameter with the given name, or nil.
  public func parameter(named name: String) -> ParameterSchema? {
    parameters.first { $0.name == name }
  }
}
