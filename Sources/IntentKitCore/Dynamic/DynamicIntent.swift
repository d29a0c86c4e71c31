/// An intent without a Swift type: a schema, and the values of its parameters.
///
/// A dynamic intent runs in the same pipeline as other intents. Its handlers are called by name, so
/// they can run in another process.
///
/// ```swift
/// let intent = try DynamicIntent(SendMessageIntent.schema, fields: ["recipients": ["Bill"]])
/// ```
public struct DynamicIntent: Intent {
  private let form: DynamicForm
  /// The values of the parameters, in the form in which their types write them.
  public private(set) var fields: [String: ParameterValue] = [:]

  /// Creates an intent with the known values of a request.
  ///
  /// - Parameters:
  ///   - schema: The schema of the intent.
  ///   - fields: The values of parameters by name.
  /// - Throws: ``ParameterError`` if a parameter is unknown or its value doesn't fit. Show the
  ///   error to the author of the values.
  public init(
    _ schema: IntentSchema, fields: [String: ParameterValue] = [:]
  ) throws(ParameterError) {
    form = DynamicForm(schema)
    self.fields = try schema.parameters.rewritten(fields)
  }

  /// Creates a dynamic intent from a typed one.
  public init(_ intent: some Intent) {
    form = DynamicForm(intent.schema)
    fields = intent.fieldValues
  }

  public var schema: IntentSchema { form.schema }
  public var resolvers: [ParameterResolver<Self>] { form.resolvers }
  public var updates: IntentUpdates<Self>? { form.updates }

  public func confirm(with handler: any DynamicIntentHandling) async -> DynamicIntentResponse {
    await HandlerFailure.watched(.missing) { () async throws(HandlerFailure) in
      try await handler.confirm(self)
    }
  }

  public func handle(with handler: any DynamicIntentHandling) async -> DynamicIntentResponse {
    await HandlerFailure.watched(.missing) { () async throws(HandlerFailure) in
      try await handler.handle(self)
    }
  }

  /// Sets or removes the value of a parameter.
  mutating func put(_ value: DynamicValue?, into parameter: ParameterSchema) {
    let value = value.flatMap { $0.isAbsent ? nil : $0.parameterValue }
    // A required parameter keeps its value.
    guard value != nil || !parameter.isRequired else { return }
    fields[parameter.name] = value
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.schema.name == right.schema.name && left.fields == right.fields
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(schema.name)
    hasher.combine(fields)
  }
}

extension DynamicIntent {
  public func write(to fields: inout ParameterWriter) {
    for (name, value) in self.fields { fields.write(name, value) }
  }

  public func replacingFields(
    with fields: [String: ParameterValue]
  ) throws(ParameterError) -> Self {
    var intent = self
    intent.fields = try schema.parameters.rewritten(fields)
    return intent
  }

  public func response(
    from fields: [String: ParameterValue]
  ) throws(ParameterError) -> DynamicIntentResponse {
    try DynamicIntentResponse(schema, fields: fields)
  }
}
