extension IntentDefinitions {
  /// Reads the definitions that stand among other members of an object, such as a guest’s hello or
  /// a saved run.
  ///
  /// - Throws: ``ParameterError`` when they are no definitions.
  package init(within object: ParameterValue) throws(ParameterError) {
    var fields: [String: ParameterValue] = [:]
    for field in Self.recordSchema.fields { fields[field.name] = object[field.name] }
    try self.init(parameterValue: .object(fields))
  }

  /// All that is known of an intent: one that is defined here, or one of SiriKit’s.
  package func schema(of intent: String) -> IntentSchema? {
    (try? schemas())?.custom(named: intent) ?? SystemIntents.named(intent)?.schema
  }

  /// The definition of one intent and the types that it is made of, in the order in which they
  /// stand here.
  func only(_ name: String) -> IntentDefinitions {
    let definitions = definitions.filter { $0.name == name }
    let known = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    var used: Set<String> = []
    var open = definitions.flatMap { definition in
      definition.parameters.map(\.type) + definition.responseProperties.map(\.type)
    }
    while let name = open.popLast() {
      // A list is made of its elements.
      let element = name.filter { $0 != "[" && $0 != "]" }
      guard let type = known[element], used.insert(element).inserted else { continue }
      open += (type.fields ?? []).map(\.type)
    }
    return IntentDefinitions(definitions, types: types.filter { used.contains($0.name) })
  }
}
