/// Everything that is known of an intent, as data: one description for system and custom intents
/// alike.
///
/// A schema never changes and is asked for often, so it is shared rather than copied.
public final class IntentSchema: Sendable {
  /// The intent's name without prefix and ending: `SendMessage`.
  public let name: String
  /// The name of the intent's class in SiriKit: `INSendMessageIntent`.
  public let siriKitName: String
  /// What the intent does, as a sentence.
  public let summary: String
  /// The domain it belongs to: `Messages`.
  public let domain: String
  /// The parameters, in the order of SiriKit's initialiser.
  public let parameters: [ParameterSchema]
  /// The resolve methods, in the order in which they are asked.
  public let resolveMethods: [ResolveMethodSchema]
  /// The codes a response may carry, by rising raw value.
  public let responseCodes: [ResponseCodeSchema]
  /// What a response can say beside its code.
  public let responseProperties: [ParameterSchema]
  /// All fields of a response: its code, its activity and the properties of the intent's responses.
  package let responseFields: [ParameterSchema]
  /// Whether the assistant wants the user's yes before it lets the handler act.
  public let userConfirmation: UserConfirmation
  /// Whether the device must be unlocked before the handler runs.
  public let requiresUnlock: Bool
  /// Whether an app can handle the intent at all; false for those that are only donated.
  public let isHandled: Bool
  /// Where the intent exists, since when, and what replaced it.
  public let availability: Availability
  /// All definitions among which the intent’s own is; nil for SiriKit’s intents.
  private let origin: IntentDefinitions?

  /// When the assistant asks "shall I?".
  public enum UserConfirmation: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// After confirm has said `ready`.
    case always
    /// Not at all.
    case never
    /// Only when confirm answers `userConfirmationRequired`.
    case onRequest
  }

  /// Makes a schema; for a custom intent with all definitions among which its own is.
  public init(
    name: String,
    siriKitName: String,
    summary: String,
    domain: String,
    userConfirmation: UserConfirmation = .never,
    requiresUnlock: Bool = false,
    isHandled: Bool = true,
    availability: Availability = .everywhere,
    parameters: [ParameterSchema],
    resolveMethods: [ResolveMethodSchema],
    responseCodes: [ResponseCodeSchema],
    responseProperties: [ParameterSchema] = [],
    definitions: IntentDefinitions? = nil
  ) {
    self.name = name
    self.siriKitName = siriKitName
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
    let codes = EnumerationSchema(
      name: "\(name)IntentResponseCode",
      cases: responseCodes.map { .init(name: $0.name, rawValue: $0.rawValue) })
    responseFields =
      [
        ParameterSchema("code", type: .enumeration(codes), isRequired: true),
        ParameterSchema("userActivity", UserActivity.self),
      ] + responseProperties
    origin = definitions
  }

  /// The domain of all custom intents.
  package static let customDomain = "Custom"

  /// What defines a custom intent: its definition, and the types that it is made of; nil for
  /// SiriKit’s intents.
  public var definitions: IntentDefinitions? { origin?.only(name) }

  /// The parameter with a name, or nil when there is none.
  public func parameter(named name: String) -> ParameterSchema? {
    parameters.first { $0.name == name }
  }
}
