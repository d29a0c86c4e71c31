/// An intent that is known as data: a schema, and the values of its parameters.
///
/// It goes the same way as an intent with a type of its own, through the same pipeline. Its
/// handlers are reached by names, so they may be anywhere, such as in another process.
///
/// ```swift
/// let intent = try DynamicIntent(SendMessageIntent.schema, fields: ["recipients": ["Bill"]])
/// ```
public struct DynamicIntent: Intent {
  private let form: DynamicForm
  /// The parameters that hold something, as their types write them.
  public private(set) var fields: [String: ParameterValue] = [:]
  /// The parameters for which the user wants to be asked each time, so that no default takes their
  /// place (behaviour reference, 7).
  public var askedEachTime: Set<String> = []

  /// Makes an intent with what is known of the request.
  ///
  /// - Throws: ``ParameterError`` when a value has no parameter of its name, or does not fit it.
  ///   Show it to whoever wrote the values.
  public init(
    _ schema: IntentSchema, fields: [String: ParameterValue] = [:]
  ) throws(ParameterError) {
    form = DynamicForm(schema)
    self.fields = try schema.parameters.rewritten(fields)
  }

  /// Makes the same intent as one that has a type of its own.
  public init(_ intent: some Intent) {
    form = DynamicForm(intent.schema)
    fields = intent.fieldValues
    askedEachTime = (intent as? DynamicIntent)?.askedEachTime ?? []
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

  /// Puts a value that fits in the place of a parameter's, or takes the value away.
  mutating func put(_ value: DynamicValue?, into parameter: ParameterSchema) {
    let value = value.flatMap { $0.isAbsent ? nil : $0.parameterValue }
    // What must hold something keeps it.
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
