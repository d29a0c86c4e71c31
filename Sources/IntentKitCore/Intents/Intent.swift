/// What a user wants of an app, as a value.
///
/// A system intent such as ``SendMessageIntent`` is a struct with one property a parameter. An intent knows how to reach
/// the methods of its handler protocol, which is how the pipeline asks them without knowing the intent.
public protocol Intent: ParameterRecord {
  /// What a handler answers.
  associatedtype Response: IntentResponse
  /// The handlers of this intent, as an existential such as `any SendMessageIntentHandling`.
  associatedtype Handling: Sendable

  /// Everything that is known of the intent.
  var schema: IntentSchema { get }

  /// The ways to resolve the parameters, in the order in which they are asked.
  var resolvers: [ParameterResolver<Self>] { get }

  /// Asks a handler whether it could act on the intent.
  func confirm(with handler: Handling) async -> Response

  /// Asks a handler to act on the intent.
  func handle(with handler: Handling) async -> Response

  /// How a handler goes on telling what changes; nil for intents that are over once they are handled.
  var updates: IntentUpdates<Self>? { get }
}

/// An intent that SiriKit defines.
public protocol SystemIntent: Intent {
  /// Everything that is known of the intent.
  static var schema: IntentSchema { get }

  /// The ways to resolve the parameters, in the order in which they are asked.
  static var resolvers: [ParameterResolver<Self>] { get }
}

// MARK: - Default implementations

extension Intent {
  /// Is over once it is handled.
  public var updates: IntentUpdates<Self>? { nil }
}

extension SystemIntent {
  public var schema: IntentSchema { Self.schema }
  public var resolvers: [ParameterResolver<Self>] { Self.resolvers }

  public static var recordSchema: RecordSchema {
    RecordSchema(
      name: "\(Self.self)", siriKitName: schema.siriKitName, availability: schema.availability,
      fields: schema.parameters)
  }
}
