/// A user's request to an app, as a value.
///
/// A system intent is a struct with one property for each parameter; a ``DynamicIntent`` is a
/// schema with the values of its parameters. An intent calls the methods of its handler itself, so
/// the pipeline runs every intent without knowing its type.
///
/// An intent only writes fields, because a dynamic intent can't be read from its fields without a
/// schema. Typed intents also read them; see ``TypedIntent``.
public protocol Intent: FieldWritable {
  /// The response of a handler.
  associatedtype Response: IntentResponse
  /// The handlers of this intent, as an existential: `any SendMessageIntentHandling`.
  associatedtype Handling: Sendable

  /// The description of the intent: its parameters, resolve methods and response codes.
  var schema: IntentSchema { get }

  /// The resolvers of the parameters, in the order in which the parameters are resolved.
  var resolvers: [ParameterResolver<Self>] { get }

  /// Asks a handler whether it could carry out the intent.
  func confirm(with handler: Handling) async -> Response

  /// Asks a handler to carry out the intent.
  func handle(with handler: Handling) async -> Response

  /// The updates that a handler sends after it has handled the intent, or nil for intents without
  /// updates.
  var updates: IntentUpdates<Self>? { get }

  /// Returns an intent with the same schema and other values.
  ///
  /// - Parameter fields: The values of all parameters, by name.
  /// - Returns: The intent with these values.
  /// - Throws: ``ParameterError`` if a value doesn't fit its parameter.
  func replacingFields(with fields: [String: ParameterValue]) throws(ParameterError) -> Self

  /// Reads a response to this intent.
  ///
  /// - Parameter fields: The properties of the response by name, including its `code`.
  /// - Returns: The response.
  /// - Throws: ``ParameterError`` if a value doesn't fit its property.
  func response(from fields: [String: ParameterValue]) throws(ParameterError) -> Response
}

/// An intent whose Swift type has a property for each parameter.
public protocol TypedIntent: Intent, ParameterRecord where Response: ParameterRecord {
  /// The description of the intent: its parameters, resolve methods and response codes.
  static var schema: IntentSchema { get }

  /// The resolvers of the parameters, in the order in which the parameters are resolved.
  static var resolvers: [ParameterResolver<Self>] { get }
}

/// An intent that SiriKit defines.
public protocol SystemIntent: DeclaredIntent {}

/// An intent that an app defines, with a Swift type that was generated from its definition.
///
/// Apps list such types as ``IntentApp/customIntentTypes``.
public protocol CustomIntent: TypedIntent {}

// MARK: - Default implementations

extension Intent {
  /// No updates.
  public var updates: IntentUpdates<Self>? { nil }
}

extension Intent where Self: ParameterRecord {
  public func replacingFields(
    with fields: [String: ParameterValue]
  ) throws(ParameterError) -> Self {
    try Self(parameterValue: .object(fields))
  }
}

extension Intent where Response: ParameterRecord {
  public func response(from fields: [String: ParameterValue]) throws(ParameterError) -> Response {
    try Response(parameterValue: .object(fields))
  }
}

extension TypedIntent {
  public var schema: IntentSchema { Self.schema }
  public var resolvers: [ParameterResolver<Self>] { Self.resolvers }

  public static var recordSchema: RecordSchema {
    schema.recordSchema(named: "\(Self.self)")
  }
}
