/// The custom intents that an app defines, with the types that they use.
///
/// ```json
/// {
///   "definitions": [{ "name": "OrderSoup", "parameters": [{ "name": "soup", "type": "Soup" }] }],
///   "types": [{ "name": "Soup", "cases": ["clamChowder", "miso"] }]
/// }
/// ```
public struct IntentDefinitions: DeclaredRecord {
  /// The intents.
  public var definitions: [IntentDefinition]
  /// The types that SiriKit doesn't define.
  public var types: [TypeDefinition]

  /// Creates definitions.
  public init(_ definitions: [IntentDefinition] = [], types: [TypeDefinition] = []) {
    self.definitions = definitions
    self.types = types
  }

  public static let recordFields = RecordFields<IntentDefinitions>(
    .optional("definitions", \.definitions, absence: []),
    .optional("types", \.types, absence: []),
    make: IntentDefinitions.init)

  /// Returns the schemas of the intents.
  ///
  /// - Returns: A schema for each definition.
  /// - Throws: ``ParameterError`` if a name is defined twice, a type is undefined, or a definition
  ///   is invalid. The error contains the path, as in `definitions[0].parameters[2].type`. Show it
  ///   to the author of the definitions.
  public func schemas() throws(ParameterError) -> [IntentSchema] {
    // Most apps don't define any.
    if definitions.isEmpty, types.isEmpty { return [] }
    let table = try checkedTypes()
    var schemas: [IntentSchema] = []
    try inside("definitions") { () throws(ParameterError) in
      try checkNames(definitions.map(\.name), .intent, at: "name", by: { $0.lowercased() })
      for (index, definition) in definitions.enumerated() {
        schemas.append(try inside(.index(index), try definition.schema(table, from: self)))
      }
    }
    return schemas
  }

  /// Returns the schema of one intent, for a type that was generated from its definition.
  ///
  /// - Precondition: The definitions are valid and contain the intent.
  /// - Parameter name: The name of the intent, without its suffix.
  /// - Returns: The schema.
  public func schema(named name: String) -> IntentSchema {
    do throws(ParameterError) {
      let table = try checkedTypes()
      guard let index = definitions.firstIndex(where: { $0.name == name }) else {
        throw .unknownName(name, kind: "intent", known: definitions.map(\.name))
      }
      return try inside(
        "definitions", try inside(.index(index), try definitions[index].schema(table, from: self)))
    } catch {
      preconditionFailure("The definition of \(name) is invalid: \(error)")
    }
  }

  private func checkedTypes() throws(ParameterError) -> TypeTable {
    let table = TypeTable(types)
    try inside("types", try check(types, table))
    return table
  }

  // MARK: - Types

  private func check(_ types: [TypeDefinition], _ table: TypeTable) throws(ParameterError) {
    try checkNames(types.map(\.name), .type, at: "name")
    for (index, type) in types.enumerated() {
      try inside(.index(index), try check(type, table))
    }
    try checkThatRecordsAreFinite()
  }

  private func check(_ type: TypeDefinition, _ table: TypeTable) throws(ParameterError) {
    switch (type.cases, type.fields) {
    case (let cases?, nil):
      guard !cases.isEmpty else {
        throw ParameterError(found: "an empty array", expected: "at least one case")
          .inside("cases")
      }
      try inside("cases", try check(cases))
      guard type.textField == nil else {
        throw ParameterError(found: "a text field", expected: "none, because only records have one")
          .inside("textField")
      }
    case (nil, let fields?):
      try inside("fields", try table.check(fields, .field))
      if let name = type.textField, !fields.contains(where: { $0.name == name }) {
        throw ParameterError.unknownName(name, kind: "field", known: fields.map(\.name))
          .inside("textField")
      }
    case (nil, nil):
      throw ParameterError(
        found: "neither cases nor fields",
        expected: "the cases of an enumeration or the fields of a record")
    case (_?, _?):
      throw ParameterError(
        found: "both cases and fields",
        expected: "the cases of an enumeration or the fields of a record")
    }
  }

  private func check(_ cases: [TypeDefinition.Case]) throws(ParameterError) {
    try checkNames(cases.map(\.name), .enumerationCase, at: nil)
    var seen: Set<Int> = []
    for (index, one) in cases.enumerated() {
      guard let rawValue = one.rawValue, !seen.insert(rawValue).inserted else { continue }
      throw ParameterError(
        found: "the duplicate raw value \(rawValue)", expected: "unique raw values",
        path: [.index(index), .name("rawValue")])
    }
  }

  /// Rejects records that can't be created because each requires another record of the same type.
  private func checkThatRecordsAreFinite() throws(ParameterError) {
    let records = Dictionary(
      types.compactMap { type in type.fields.map { (type.name, $0) } }, uniquingKeysWith: { $1 })
    var finite: Set<String> = []
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (name, fields) in records where !finite.contains(name) {
        let isFinite = fields.allSatisfy { field in
          !field.isRequired || records[field.type] == nil || finite.contains(field.type)
        }
        if isFinite {
          finite.insert(name)
          hasChanged = true
        }
      }
    }
    for (index, type) in types.enumerated()
    where records[type.name] != nil && !finite.contains(type.name) {
      throw ParameterError(
        found: "the record “\(type.name)”, which requires another record of its own type",
        expected: "a record that can be created",
        hint: "Remove isRequired from one of the fields that refer back to it."
      ).inside(.index(index), "fields")
    }
  }
}
