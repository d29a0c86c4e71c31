/// A request and what came of it, as an app is told of it.
public struct Interaction: DeclaredRecord {
  /// The name of the intent: `SendMessage`.
  public var intentName: String
  /// The intent's parameters.
  public var intent: [String: ParameterValue]
  /// The response's fields, once there is one.
  public var intentResponse: [String: ParameterValue]?
  /// How far the request has come.
  public var intentHandlingStatus: IntentHandlingStatus
  /// Whether the request came from the user or to the user.
  public var direction: InteractionDirection
  /// When it happened.
  public var date: Date?
  /// What tells this interaction from others.
  public var identifier: String?
  /// What it can be deleted by, together with others.
  public var groupIdentifier: String?

  public static let recordFields = RecordFields<Interaction>(
    siriKitName: "INInteraction",
    .required("intentName", \.intentName),
    .required("intent", \.intent),
    .optional("intentResponse", \.intentResponse),
    .optional("intentHandlingStatus", \.intentHandlingStatus, absence: .unspecified),
    .optional("direction", \.direction, absence: .unspecified),
    .optional("date", \.date),
    .optional("identifier", \.identifier),
    .optional("groupIdentifier", \.groupIdentifier),
    make: Interaction.init)
}

extension Interaction {
  /// Makes an interaction of an intent and its response.
  public init<Request: Intent>(intent: Request, response: Request.Response?) {
    self.init(
      intentName: intent.schema.name, intent: intent.fieldValues,
      intentResponse: response?.fieldValues,
      intentHandlingStatus: response.map { IntentHandlingStatus($0.code.meaning) } ?? .unspecified,
      direction: .unspecified)
  }
}

extension IntentHandlingStatus {
  /// The status that a response of some meaning stands for (behaviour reference, 4.2).
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
