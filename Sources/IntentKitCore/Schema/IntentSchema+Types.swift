extension IntentSchema {
  /// Creates the schema of an intent from its type.
  ///
  /// The table of its fields has the parameters, the resolvers have the resolve methods, and the
  /// types of the response and its code have the rest.
  ///
  /// - Parameters:
  ///   - type: The type of the intent, whose name ends with `Intent`.
  ///   - summary: A sentence that describes the intent.
  ///   - domain: The domain of the intent; by default that of custom intents.
  ///   - userConfirmation: The condition for asking the user to confirm.
  ///   - requiresUnlock: Whether the device must be unlocked first.
  ///   - successDetail: The response property that describes the result of a success.
  @inline(never)  // See `ParameterSchema`.
  public convenience init<Request: DeclaredIntent>(
    of type: Request.Type, summary: String, domain: String = IntentSchema.customDomain,
    userConfirmation: UserConfirmation = .never, requiresUnlock: Bool = false,
    successDetail: String? = nil
  ) {
    let record = Request.recordFields.schema
    self.init(
      name: record.name.droppingSuffix("Intent"), siriKitName: record.siriKitName ?? record.name,
      summary: summary, domain: domain, userConfirmation: userConfirmation,
      requiresUnlock: requiresUnlock, isHandled: Request.Handling.self != Never.self,
      availability: record.availability,
      parameters: record.fields,
      resolveMethods: Request.resolvers.flatMap { resolver in
        resolver.schemas.map { method in
          var method = method
          method.availability.inherit(from: record.availability)
          return method
        }
      },
      responseCodes: Request.Response.Code.known,
      responseProperties: Request.Response.properties, successDetail: successDetail,
      definition: type is any CustomIntent.Type
        ? IntentDefinition(
          record, summary: summary, userConfirmation: userConfirmation,
          requiresUnlock: requiresUnlock) : nil)
  }
}

extension IntentDefinition {
  /// Creates the definition of a custom intent from the table of its fields.
  fileprivate init(
    _ record: RecordSchema, summary: String, userConfirmation: IntentSchema.UserConfirmation,
    requiresUnlock: Bool
  ) {
    self.init(
      record.name.droppingSuffix("Intent"), summary: LocalizedText(summary),
      userConfirmation: userConfirmation, requiresUnlock: requiresUnlock,
      parameters: record.fields.map {
        Parameter($0.name, type: $0.type.swiftName, isRequired: $0.isRequired, summary: $0.summary)
      })
  }
}

extension RecordFields where Record: IntentResponse {
  /// Creates the table of a response: its code, its activity and the given fields.
  ///
  /// - Parameters:
  ///   - empty: A response without details; its code can be any.
  ///   - siriKitName: The name of the type in SiriKit, if any.
  ///   - details: The rows of the other fields, in the order in which the schema lists them.
  @inline(never)  // See `ParameterSchema`.
  public init(
    response empty: Record, siriKitName: String? = nil, details: [Field<Record>] = []
  ) {
    self.init(
      empty, siriKitName: siriKitName,
      [
        .required("code", \.code), .optional("userActivity", \.userActivity),
      ] + details)
  }
}
