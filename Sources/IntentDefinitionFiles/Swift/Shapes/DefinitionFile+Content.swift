extension DefinitionFile {
  /// The intents that the file itself defines.
  var customIntents: [DefinedIntent] { intents.filter { $0.origin == .custom } }

  /// Whether an intent or a type has objects without a type of their own.
  var hasObjectsWithoutType: Bool {
    let types =
      customIntents.flatMap { $0.parameters.map(\.type) + $0.responseProperties.map(\.type) }
      + types.flatMap { $0.properties.map(\.type) }
    return types.contains { if case .object(nil, _) = $0 { true } else { false } }
  }

  /// The object types, including the one for objects without a type of their own if it's used.
  var objectTypes: [DefinedType] {
    guard hasObjectsWithoutType,
      !types.contains(where: { $0.name.value == DefinedType.plainObject.name.value })
    else { return types }
    return types + [.plainObject]
  }
}
