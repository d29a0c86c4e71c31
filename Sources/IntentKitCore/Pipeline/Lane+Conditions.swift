// Parameters that depend on others (What Siri does, 1 and 7).

extension Lane {
  /// Returns whether the handler searches the options of a parameter.
  func searchesOptions(of parameter: String) -> Bool {
    schema.parameter(named: parameter)?.definition?.searchesOptions ?? false
  }

  /// Returns whether the condition of a parameter doesn't hold, and keeps its resolver in this case.
  func isSkipped(_ resolver: ParameterResolver<Request>) -> Bool {
    if schema.isRelevant(resolver.parameter, among: intent.fieldValues) { return false }
    skipped.append(resolver)
    return true
  }

  /// Returns the resolvers of parameters whose condition holds now.
  func takeRelevant() -> [ParameterResolver<Request>] {
    let values = intent.fieldValues
    let relevant = skipped.filter { schema.isRelevant($0.parameter, among: values) }
    skipped.removeAll { schema.isRelevant($0.parameter, among: values) }
    return relevant
  }

  /// Fills in the default values of parameters without resolve methods; only custom intents have any.
  func fillInUnresolved(_ handler: Request.Handling) async throws(LaneEnd) {
    let resolvers = intent.resolvers
    for parameter in schema.parameters
    where parameter.definition?.defaultValue != nil
      && !resolvers.contains(where: { $0.parameter == parameter.name })
      && schema.isRelevant(parameter.name, among: intent.fieldValues)
    {
      try await fillIn(parameter.name, by: nil, handler)
    }
  }
}

extension IntentSchema {
  /// Returns whether the condition of a parameter holds, and those of the parameters that it depends
  /// on.
  package func isRelevant(_ parameter: String, among values: [String: ParameterValue]) -> Bool {
    guard let relationship = self.parameter(named: parameter)?.definition?.relationship else {
      return true
    }
    return relationship.isFulfilled(by: values) && isRelevant(relationship.parent, among: values)
  }
}

extension Intent {
  /// Returns the intent with another value for a parameter.
  func replacingField(
    _ name: String, with value: ParameterValue
  ) throws(ParameterError) -> Self {
    var fields = fieldValues
    fields[name] = value
    return try replacingFields(with: fields)
  }
}
