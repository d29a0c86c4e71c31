#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A request and its response, as an app receives them.
public struct Interaction: DeclaredRecord {
  /// The name of the intent, such as `SendMessage`.
  public var intentName: String
  /// The name of the intent's type, such as `SendMessageIntent`.
  public var intentTypeName: String
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
    self.intent = intent
    self.intentResponse = intentResponse
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
    self.init(
      intentName: intent.schema.name, intentTypeName: intent.schema.intentTypeName,
      intent: intent.fieldValues,
      intentResponse: response?.fieldValues,
      intentHandlingStatus: response.map { IntentHandlingStatus($0.code.meaning) } ?? .unspecified,
      direction: .unspecified, date: nil, identifier: nil, groupIdentifier: nil)
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
