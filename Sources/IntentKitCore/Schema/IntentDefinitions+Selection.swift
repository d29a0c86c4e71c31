extension IntentDefinitions {
  /// Reads the definitions among the members of a larger object.
  ///
  /// - Parameter object: The object with the members.
  /// - Throws: ``ParameterError`` if the members aren't valid definitions.
  package init(within object: ParameterValue) throws(ParameterError) {
    var fields: [String: ParameterValue] = [:]
    for field in Self.recordSchema.fields { fields[field.name] = object[field.name] }
    try self.init(parameterValue: .object(fields))
  }

  /// Returns the schema of a custom intent defined here, or of a system intent.
  package func schema(of intent: String) -> IntentSchema? {
    (try? schemas())?.custom(named: intent) ?? SystemIntents.named(intent)?.schema
  }

  /// Adds the intents of other definitions, and those types that these don't have.
  package mutating func add(_ others: IntentDefinitions) {
    definitions += others.definitions
    for type in others.types where !types.contains(type) { types.append(type) }
  }

  /// Returns the definition of one intent and the types that it uses, in their original order.
  func subset(for name: String) -> IntentDefinitions {
    let definitions = definitions.filter { $0.name == name }
    let known = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    var used: Set<String> = []
    var open = definitions.flatMap { definition in
      definition.parameters.map(\.type) + definition.responseProperties.map(\.type)
    }
    while let name = open.popLast() {
      // The element type of a list is used, too.
      let element = name.filter { $0 != "[" && $0 != "]" }
      guard let type = known[element], used.insert(element).inserted else { continue }
      open += (type.fields ?? []).map(\.type)
    }
    return IntentDefinitions(definitions, types: types.filter { used.contains($0.name) })
  }
}
