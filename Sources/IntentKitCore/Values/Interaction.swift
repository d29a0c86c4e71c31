#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A request and its response, as an app receives them.
public struct Interaction: DeclaredRecord {
  /// The name of the intent.
  public var intentName: String
  /// The name of the intent's type.
  public var intentTypeName: String
  /// The parameters of the intent.
  public var intent: [String: ParameterValue] {
    get { intentFields.fields }
    set { intentFields = FieldSnapshot(fields: newValue) }
  }
  /// The fields of the response, if there is one.
  public var intentResponse: [String: ParameterValue]? {
    get { responseFields?.fields }
    set { responseFields = newValue.map { FieldSnapshot(fields: $0) } }
  }
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

  // Snapshots, because apps look at a few fields of most interactions, and at none of many.
  private(set) var intentFields: FieldSnapshot
  private(set) var responseFields: FieldSnapshot?

  public static let recordFields = RecordFields<Interaction>(
    siriKitName: "INInteraction",
    .required("intentName", \.intentName),
    .optional("intentTypeName", \.customTypeName),
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
  /// The name of the intent's type, if it doesn't follow from the intent's name.
  private var customTypeName: String? {
    intentTypeName == Self.typeName(of: intentName) ? nil : intentTypeName
  }

  private static func typeName(of intent: String) -> String { "\(intent)Intent" }

  private init(
    intentName: String, intentTypeName: String?, intent: [String: ParameterValue],
    intentResponse: [String: ParameterValue]?, intentHandlingStatus: IntentHandlingStatus,
    direction: InteractionDirection, date: Date?, identifier: String?, groupIdentifier: String?
  ) {
    self.intentName = intentName
    self.intentTypeName = intentTypeName ?? Self.typeName(of: intentName)
    intentFields = FieldSnapshot(fields: intent)
    responseFields = intentResponse.map { FieldSnapshot(fields: $0) }
    self.intentHandlingStatus = intentHandlingStatus
    self.direction = direction
    self.date = date
    self.identifier = identifier
    self.groupIdentifier = groupIdentifier
  }
}

extension Interaction {
  /// Creates an interaction from an intent and its response.
  public init<Request: Intent>(intent: Request, response: Request.Response?) {
    self.init(intent: FieldCell(intent), response: response.map { FieldCell($0) })
  }

  /// Creates an interaction that shares an intent and its response.
  init<Request: Intent>(intent: FieldCell<Request>, response: FieldCell<Request.Response>?) {
    let schema = intent.value.schema
    intentName = schema.name
    intentTypeName = schema.intentTypeName
    intentFields = FieldSnapshot(intent)
    responseFields = response.map { FieldSnapshot($0) }
    intentHandlingStatus =
      response.map { IntentHandlingStatus($0.value.code.meaning) } ?? .unspecified
    direction = .unspecified
  }

  /// Returns a field of the response, or nil if it holds no value.
  package func responseField(_ name: String) -> ParameterValue? {
    responseFields?.value(at: [name])
  }

  /// Returns the intent itself if the interaction was created from one of the given type and hasn't
  /// been changed since.
  package func originalIntent<Request: Intent>(as type: Request.Type) -> Request? {
    (intentFields.value as? FieldCell<Request>)?.value
  }

  /// Returns the response itself if the interaction was created from one of the given type and
  /// hasn't been changed since.
  package func originalResponse<Response: IntentResponse>(as type: Response.Type) -> Response? {
    (responseFields?.value as? FieldCell<Response>)?.value
  }
}

extension IntentHandlingStatus {
  /// Creates the status that corresponds to the meaning of a response code.
  ///
  /// See <doc:WhatSiriDoes#4.1-Codes>.
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
