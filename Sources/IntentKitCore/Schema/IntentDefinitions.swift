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
  ///   is invalid. The error contains the path, such as `definitions[0].parameters[2].type`. Show
  ///   it to the author of the definitions.
  public func schemas() throws(ParameterError) -> [IntentSchema] {
    // Most apps define none.
    if definitions.isEmpty, types.isEmpty { return [] }
    let table = TypeTable(types)
    try inside("types", try check(types, table))
    var schemas: [IntentSchema] = []
    try inside("definitions") { () throws(ParameterError) in
      try checkNames(definitions.map(\.name), .intent, at: "name", by: { $0.lowercased() })
      for (index, definition) in definitions.enumerated() {
        schemas.append(try inside(.index(index), try definition.schema(table, from: self)))
      }
    }
    return schemas
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
      try inside("cases", try checkNames(cases, .enumerationCase))
      guard type.textField == nil else {
        throw ParameterError(found: "a text field", expected: "none, because only records have one")
          .inside("textField")
      }
      try inside("synonyms", try check(type.synonyms, of: cases))
    case (nil, let fields?):
      try inside("fields", try table.check(fields, .field))
      if let name = type.textField, !fields.contains(where: { $0.name == name }) {
        throw ParameterError.unknownName(name, kind: "field", known: fields.map(\.name))
          .inside("textField")
      }
      guard type.synonyms.isEmpty else {
        throw ParameterError(found: "synonyms", expected: "none, because only cases have them")
          .inside("synonyms")
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

  private func check(
    _ synonyms: [TypeDefinition.Synonym], of cases: [String]
  ) throws(ParameterError) {
    for (index, synonym) in synonyms.enumerated() where !cases.contains(synonym.caseName) {
      throw ParameterError.unknownName(
        synonym.caseName, kind: "case", known: cases, path: [.index(index), .name("case")])
    }
  }

  /// Rejects records that can't be created because each requires another record of its own type.
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

extension IntentDefinition {
  /// Returns the schema of the intent.
  fileprivate func schema(
    _ table: TypeTable, from definitions: IntentDefinitions
  ) throws(ParameterError) -> IntentSchema {
    guard userConfirmation != .onRequest else {
      throw ParameterError(
        found: "onRequest", expected: "always or never",
        hint: "Custom intents have no code that requests a confirmation."
      ).inside("userConfirmation")
    }
    var parameters: [ParameterSchema] = []
    try inside("parameters") { () throws(ParameterError) in
      try checkNames(self.parameters.map(\.name), .parameter, at: "name")
      for (index, parameter) in self.parameters.enumerated() {
        parameters.append(try inside(.index(index), try parameter.schema(table)))
      }
    }
    try inside("responseProperties", try table.check(responseProperties, .responseProperty))
    let ownCodes = try ownCodes()
    var properties: [ParameterSchema] = []
    for property in responseProperties { properties.append(try property.schema(table)) }
    return IntentSchema(
      name: name, siriKitName: "\(name)Intent", summary: summary ?? "",
      domain: IntentSchema.customDomain,
      userConfirmation: userConfirmation, requiresUnlock: requiresUnlock,
      parameters: parameters,
      resolveMethods: zip(self.parameters, parameters).filter { $0.0.isResolvable }.map {
        $0.resolveMethod(of: $1, in: name)
      },
      responseCodes: ResponseCodeSchema.ofCustomIntents + ownCodes,
      responseProperties: properties, phrases: phrases, definitions: definitions)
  }

  private func ownCodes() throws(ParameterError) -> [ResponseCodeSchema] {
    var codes: [ResponseCodeSchema] = []
    try inside("responseCodes") { () throws(ParameterError) in
      try checkNames(responseCodes.map(\.name), .responseCode, at: "name")
      for (index, code) in responseCodes.enumerated() {
        guard code.meaning == .success || code.meaning == .failure else {
          throw ParameterError(found: code.meaning.rawValue, expected: "success or failure")
            .inside(.index(index), "meaning")
        }
        codes.append(
          ResponseCodeSchema(
            code.name, rawValue: ResponseCodeSchema.firstCustomRawValue + index,
            meaning: code.meaning, text: code.text))
      }
    }
    return codes
  }
}

extension IntentDefinition.Parameter {
  fileprivate func schema(_ table: TypeTable) throws(ParameterError) -> ParameterSchema {
    try inside("unsupportedReasons", try checkNames(unsupportedReasons, .reason))
    return ParameterSchema(
      name, type: try inside("type", try table.type(named: type)), isRequired: isRequired,
      summary: summary, prompt: prompt, providesOptions: providesOptions,
      providesDefault: providesDefault)
  }

  /// Returns the method with the name that Xcode generates and the results that fit the type.
  fileprivate func resolveMethod(
    of parameter: ParameterSchema, in intent: String
  ) -> ResolveMethodSchema {
    let element = if case .list(let element) = parameter.type { element } else { parameter.type }
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    let mayChoose =
      switch element {
      case .boolean, .enumeration: false
      default: true
      }
    let resultName =
      switch element {
      case .integer, .number, .decimal: "\(intent)\(capitalized)"
      case _ where !unsupportedReasons.isEmpty: "\(intent)\(capitalized)"
      case .boolean: "Boolean"
      default: element.swiftName.filter(\.isLetter)
      }
    return ResolveMethodSchema(
      "resolve\(capitalized)(for:)", parameter: name, resultType: "\(resultName)ResolutionResult",
      results: ["success(with:)"] + (mayChoose ? ["disambiguation(with:)"] : [])
        + ["confirmationRequired(with:)", "needsValue()", "notRequired()", "unsupported()"]
        + (unsupportedReasons.isEmpty ? [] : ["unsupported(forReason:)"]),
      isPerElement: element != parameter.type,
      unsupportedReasons: unsupportedReasons.enumerated().map { .init(name: $1, rawValue: $0 + 1) })
  }
}

extension FieldDefinition {
  fileprivate func schema(_ table: TypeTable) throws(ParameterError) -> ParameterSchema {
    ParameterSchema(
      name, type: try table.type(named: type), isRequired: isRequired, summary: summary)
  }
}

extension TypeTable {
  /// Rejects duplicate fields and fields of undefined types.
  fileprivate func check(_ fields: [FieldDefinition], _ kind: DefinedName) throws(ParameterError) {
    try checkNames(fields.map(\.name), kind, at: "name")
    for (index, field) in fields.enumerated() {
      _ = try inside(.index(index), try inside("type", try type(named: field.type)))
    }
  }
}

// MARK: - Names

/// The kinds of names in definitions.
private enum DefinedName: String {
  case intent, type, parameter, field, reason
  case enumerationCase = "case"
  case responseCode = "response code"
  case responseProperty = "response property"

  /// The maximum number of names, which protects against inputs that take too long to check.
  var maximumCount: Int {
    switch self {
    case .intent, .parameter, .field, .reason, .responseCode, .responseProperty: 200
    case .type: 500
    case .enumerationCase: 2000
    }
  }

  /// The names that are reserved.
  var reserved: [String: String] {
    switch self {
    // Scenarios use these names for questions.
    case .parameter: ["confirmation": "the confirmation of the request", "unlock": "unlocking"]
    case .responseProperty:
      ["code": "the response's code", "userActivity": "the response's activity"]
    case .responseCode:
      Dictionary(
        ResponseCodeSchema.ofCustomIntents.map { ($0.name, "a code of every custom intent") }
      ) { first, _ in first }
    default: [:]
    }
  }

  /// Rejects an invalid name.
  func check(_ name: String) throws(ParameterError) {
    func refuse(_ expected: String, _ hint: String? = nil) -> ParameterError {
      ParameterError(found: "the name “\(name.shortened(to: 60))”", expected: expected, hint: hint)
    }
    let isWord = name.utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || Character(UnicodeScalar($0)).isLetterOrNumber
    }
    guard isWord, let first = name.first, first.isLetter, name.utf8.count <= 100 else {
      throw refuse(
        "a name of at most 100 letters, digits and underscores that begins with a letter")
    }
    if self == .intent {
      guard first.isUppercase else { throw refuse("a name that begins with an uppercase letter") }
      guard !name.hasSuffix("Intent") else {
        throw refuse(
          "a name without the suffix Intent", "Write “\(name.droppingSuffix("Intent"))”.")
      }
      if let system = SystemIntents.named(name) {
        throw refuse("a name that SiriKit doesn't use", "\(system) is a system intent.")
      }
    }
    if self == .type, TypeTable.isTaken(name) {
      throw refuse("a name that no type of Swift or SiriKit has")
    }
    if self == .parameter, !first.isLowercase {
      throw refuse("a name that begins with a lowercase letter")
    }
    if let meaning = reserved[name] {
      throw refuse("another name", "The name is reserved for \(meaning).")
    }
  }
}

extension Character {
  fileprivate var isLetterOrNumber: Bool { isASCII && (isLetter || isNumber) }
}

/// Rejects invalid names, duplicate names, and too many names.
///
/// - Parameters:
///   - names: The names to check.
///   - kind: The kind of the names.
///   - member: The member of each element that contains the name; nil if the element is the name.
///   - key: Returns the part of a name that must be unique.
/// - Throws: ``ParameterError`` for the first invalid name.
private func checkNames(
  _ names: [String], _ kind: DefinedName, at member: String? = nil,
  by key: (String) -> String = { $0 }
) throws(ParameterError) {
  guard names.count <= kind.maximumCount else {
    throw ParameterError(found: "\(names.count) names", expected: "at most \(kind.maximumCount)")
  }
  var seen: Set<String> = []
  for (index, name) in names.enumerated() {
    do throws(ParameterError) {
      try kind.check(name)
      guard seen.insert(key(name)).inserted else {
        throw ParameterError(
          found: "the duplicate name “\(name)”", expected: "unique \(kind.rawValue) names")
      }
    } catch {
      throw (member.map { error.inside(.name($0)) } ?? error).inside(.index(index))
    }
  }
}
