// The schemas that follow from definitions.

extension IntentDefinition {
  /// Returns the schema of the intent.
  func schema(
    _ table: TypeTable, from definitions: IntentDefinitions
  ) throws(ParameterError) -> IntentSchema {
    guard userConfirmation == .always || userConfirmation == .never else {
      throw ParameterError(
        found: userConfirmation.rawValue, expected: "always or never",
        hint: "Custom intents have no code that requests a confirmation."
      ).inside("userConfirmation")
    }
    var parameters: [ParameterSchema] = []
    try inside("parameters") { () throws(ParameterError) in
      try checkNames(self.parameters.map(\.name), .parameter, at: "name")
      for (index, parameter) in self.parameters.enumerated() {
        parameters.append(try inside(.index(index), try parameter.schema(table)))
      }
      try checkRelationships(parameters)
    }
    try checkReferences()
    try inside("responseProperties", try table.check(responseProperties, .responseProperty))
    let ownCodes = try ownCodes()
    var properties: [ParameterSchema] = []
    for property in responseProperties { properties.append(try property.schema(table)) }
    return IntentSchema(
      name: name, siriKitName: intentClassName, summary: summary?.general ?? "",
      domain: IntentSchema.customDomain,
      userConfirmation: isAlwaysConfirmed ? .always : .never, requiresUnlock: requiresUnlock,
      availability: isDeprecated ? Availability(deprecated: "") : .everywhere,
      parameters: parameters,
      resolveMethods: zip(self.parameters, parameters).filter { $0.0.isResolvable }.map {
        $0.resolveMethod(of: $1, in: name)
      },
      responseCodes: commonCodes + ownCodes,
      responseProperties: properties, definition: self, definitions: definitions)
  }

  /// The codes of every custom intent, with the texts of this one.
  private var commonCodes: [ResponseCodeSchema] {
    ResponseCodeSchema.ofCustomIntents.map { code in
      guard let own = responseCodes.first(where: { $0.name == code.name }) else { return code }
      var code = code
      code.text = own.text
      code.printedText = own.printedText
      return code
    }
  }

  private func ownCodes() throws(ParameterError) -> [ResponseCodeSchema] {
    var codes: [ResponseCodeSchema] = []
    try inside("responseCodes") { () throws(ParameterError) in
      try checkNames(responseCodes.map(\.name), .responseCode, at: "name")
      for (index, code) in responseCodes.enumerated() where !code.isCommon {
        guard code.meaning == .success || code.meaning == .failure else {
          throw ParameterError(found: code.meaning.rawValue, expected: "success or failure")
            .inside(.index(index), "meaning")
        }
        codes.append(
          ResponseCodeSchema(
            code.name, rawValue: ResponseCodeSchema.firstCustomRawValue + codes.count,
            meaning: code.meaning, text: code.text, printedText: code.printedText))
      }
    }
    return codes
  }

  /// Rejects conditions on unknown parameters, and parameters that depend on themselves.
  private func checkRelationships(_ schemas: [ParameterSchema]) throws(ParameterError) {
    let parents = Dictionary(
      parameters.compactMap { one in one.relationship.map { (one.name, $0.parent) } }
    ) { first, _ in first }
    for (index, parameter) in parameters.enumerated() {
      guard let relationship = parameter.relationship else { continue }
      try inside(.index(index)) { () throws(ParameterError) in
        try inside("relationship") { () throws(ParameterError) in
          guard let parent = schemas.first(where: { $0.name == relationship.parent }) else {
            throw .unknownName(
              relationship.parent, kind: "parameter", known: parameters.map(\.name),
              path: [.name("parent")])
          }
          var ancestor: String? = relationship.parent
          for _ in parameters where ancestor != parameter.name {
            ancestor = ancestor.flatMap { parents[$0] }
          }
          guard ancestor != parameter.name else {
            throw ParameterError(
              found: "the parameter “\(parameter.name)”, which depends on itself",
              expected: "a condition on another parameter", path: [.name("parent")])
          }
          if let value = relationship.value {
            _ = try inside("value", try parent.type.rewritten(value))
          }
        }
      }
    }
  }

  /// The maximum number of combinations, because each one is compared with all others.
  private static let maximumCombinationCount = 1000

  /// Rejects names of parameters and properties that the intent doesn't have.
  private func checkReferences() throws(ParameterError) {
    let names = parameters.map(\.name)
    let knownNames = Set(names)
    for (key, name) in [("inputParameter", inputParameter), ("keyParameter", keyParameter)] {
      guard let name, !names.contains(name) else { continue }
      throw .unknownName(name, kind: "parameter", known: names, path: [.name(key)])
    }
    if let outputProperty, !responseProperties.contains(where: { $0.name == outputProperty }) {
      throw .unknownName(
        outputProperty, kind: "response property", known: responseProperties.map(\.name),
        path: [.name("outputProperty")])
    }
    let lists = [("combinations", combinations), ("shortcutSummaries", shortcutSummaries)]
    for (key, combinations) in lists {
      guard combinations.count <= Self.maximumCombinationCount else {
        throw ParameterError(
          found: "\(combinations.count) combinations",
          expected: "at most \(Self.maximumCombinationCount)", path: [.name(key)])
      }
      for (index, combination) in combinations.enumerated() {
        for (position, name) in combination.parameters.enumerated()
        where !knownNames.contains(name) {
          throw .unknownName(
            name, kind: "parameter", known: names,
            path: [.name(key), .index(index), .name("parameters"), .index(position)])
        }
      }
    }
  }
}

extension IntentDefinition.Parameter {
  fileprivate func schema(_ table: TypeTable) throws(ParameterError) -> ParameterSchema {
    try inside("unsupportedReasons", try checkNames(unsupportedReasons.map(\.name), .reason))
    let type = try inside("type", try table.type(named: type))
    var definition = self
    if let value = defaultValue {
      definition.defaultValue = try inside("defaultValue", try type.rewritten(value))
    }
    if let minimum, let maximum, minimum > maximum {
      throw ParameterError(
        found: "the minimum \(minimum.spokenText)",
        expected: "at most the maximum \(maximum.spokenText)", path: [.name("minimum")])
    }
    if let pageSize, pageSize < 1 {
      throw ParameterError(
        found: "\(pageSize)", expected: "at least one option", path: [.name("pageSize")])
    }
    return ParameterSchema(
      name, type: type, isRequired: isRequired, summary: summary, definition: definition)
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
      unsupportedReasons: unsupportedReasons.enumerated().map {
        .init(name: $1.name, rawValue: $0 + 1, text: $1.text)
      })
  }
}

extension FieldDefinition {
  fileprivate func schema(_ table: TypeTable) throws(ParameterError) -> ParameterSchema {
    schema(as: try table.type(named: type))
  }

  /// Returns the schema of the field with its type.
  func schema(as type: ParameterType) -> ParameterSchema {
    ParameterSchema(
      name, type: type, isRequired: isRequired, summary: summary,
      definition: displayName.map {
        IntentDefinition.Parameter(name, type: self.type, displayName: $0, isRequired: isRequired)
      })
  }
}

extension TypeTable {
  /// Rejects duplicate fields and fields of undefined types.
  func check(_ fields: [FieldDefinition], _ kind: DefinedName) throws(ParameterError) {
    try checkNames(fields.map(\.name), kind, at: "name")
    for (index, field) in fields.enumerated() {
      _ = try inside(.index(index), try inside("type", try type(named: field.type)))
    }
  }
}
