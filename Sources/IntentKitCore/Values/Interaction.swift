/// A request and its response, as an app receives them.
public struct Interaction: ParameterRecord {
  /// The name of the intent, such as `SendMessage`.
  public var intentName: String
  /// The parameters of the intent.
  public var intent: [String: ParameterValue]
  /// The fields of the response, if there is one.
  public var intentResponse: [String: ParameterValue]?
  /// The progress of the request.
  public var intentHandlingStatus: IntentHandlingStatus
  /// The direction of the interaction: to or from the user.
  public var direction: InteractionDirection
  /// The date of the interaction.
  public var date: Date?
  /// The identifier of the interaction.
  public var identifier: String?
  /// The identifier of a group of interactions that can be deleted together.
  public var groupIdentifier: String?

  /// Creates an interaction from an intent and its response.
  public init<Request: Intent>(intent: Request, response: Request.Response?) {
    self.intentName = intent.schema.name
    self.intent = intent.fieldValues
    self.intentResponse = response?.fieldValues
    self.intentHandlingStatus =
      response.map { IntentHandlingStatus($0.code.meaning) } ?? .unspecified
    self.direction = .unspecified
  }

  public static let recordSchema = RecordSchema(
    name: "Interaction",
    siriKitName: "INInteraction",
    fields: [
      ParameterSchema("intentName", String.self, isRequired: true),
      ParameterSchema("intent", [String: ParameterValue].self, isRequired: true),
      ParameterSchema("intentResponse", [String: ParameterValue].self),
      ParameterSchema("intentHandlingStatus", IntentHandlingStatus.self),
      ParameterSchema("direction", InteractionDirection.self),
      ParameterSchema("date", Date.self),
      ParameterSchema("identifier", String.self),
      ParameterSchema("groupIdentifier", String.self),
    ])

  public init(from fields: inout ParameterReader) throws(ParameterError) {
    intentName = try fields.required("intentName")
    intent = try fields.required("intent")
    intentResponse = try fields.optional("intentResponse")
    intentHandlingStatus = try fields.value("intentHandlingStatus", default: .unspecified)
    direction = try fields.value("direction", default: .unspecified)
    date = try fields.optional("date")
    identifier = try fields.optional("identifier")
    groupIdentifier = try fields.optional("groupIdentifier")
  }

  public func write(to fields: inout ParameterWriter) {
    fields.write("intentName", intentName)
    fields.write("intent", intent)
    fields.write("intentResponse", intentResponse)
    fields.write("intentHandlingStatus", intentHandlingStatus, unless: .unspecified)
    fields.write("direction", direction, unless: .unspecified)
    fields.write("date", date)
    fields.write("identifier", identifier)
    fields.write("groupIdentifier", groupIdentifier)
  }
}

extension IntentHandlingStatus {
  /// Creates the status that corresponds to the meaning of a response code (What Siri does, 4.2).
  public init(_ meaning: CodeMeaning) {
    self =
      switch meaning {
      case .unspecified: .unspecified
      case .ready: .ready
      case .inProgress: .inProgress
      case .success: .success
      case .failure, .failureRequiringAppLaunch: .failure
      case .continueInApp, .handleInApp: .deferredToApplication
      case .userConfirmationRequired: .userConfirmationRequired
      }
  }
}
