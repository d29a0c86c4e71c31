import IntentKitCore

// The script of one intent, whose values have the types of its parameters.

extension HandlerScript {
  /// A script whose names and values are those of an intent.
  struct Checked {
    /// The results by parameter, for each call, and for each element or for the entire value.
    var results: [String: [[ScriptedResult]]] = [:]
    var options: [String: IntentOptions<ParameterValue>] = [:]
    /// The options that only a search finds, by parameter.
    var searchable: [String: [ParameterValue]] = [:]
    var defaults: [String: ParameterValue] = [:]
    var confirm: DynamicIntentResponse
    var handle: DynamicIntentResponse
  }

  /// Returns the script for an intent.
  ///
  /// - Throws: `ParameterError` for a name that the intent doesn't have, or a value that doesn't
  ///   fit. Show it to the author of the script.
  func checked(for schema: IntentSchema) throws(ParameterError) -> Checked {
    let success = schema.responseCodes.first { $0.meaning == .success }?.name
    var script = Checked(
      confirm: try inside("confirm") { () throws(ParameterError) in
        try confirm?.response(of: schema, byDefault: nil) ?? .readiness(for: schema)
      },
      handle: try inside("handle") { () throws(ParameterError) in
        try (handle ?? Response()).response(of: schema, byDefault: success)
      })
    try inside("results") { () throws(ParameterError) in
      for (name, value) in results.sorted(by: { $0.key < $1.key }) {
        script.results[name] = try inside(
          .name(name), try Self.results(value, of: name, in: schema))
      }
    }
    try inside("options") { () throws(ParameterError) in
      for (name, value) in options.sorted(by: { $0.key < $1.key }) {
        let (options, searchable) = try inside(
          .name(name), try Self.options(value, of: name, in: schema))
        script.options[name] = options
        script.searchable[name] = searchable
      }
    }
    try inside("defaults") { () throws(ParameterError) in
      for (name, value) in defaults.sorted(by: { $0.key < $1.key }) {
        script.defaults[name] = try inside(
          .name(name),
          try schema.parameter(scripted: name, \.providesDefault, "provides a default")
            .type.rewritten(value))
      }
    }
    return script
  }

  private static func results(
    _ value: ParameterValue, of name: String, in schema: IntentSchema
  ) throws(ParameterError) -> [[ScriptedResult]] {
    guard let method = schema.resolveMethods.first(where: { $0.parameter == name }),
      let parameter = schema.parameter(named: name)
    else {
      throw .unknownName(name, kind: "parameter", known: schema.resolveMethods.map(\.parameter))
    }
    let type = method.isPerElement ? parameter.type.element : parameter.type
    guard case .array(let calls) = value else { return [[try ScriptedResult(value, type, method)]] }
    var results: [[ScriptedResult]] = []
    for (index, call) in calls.enumerated() {
      try inside(.index(index)) { () throws(ParameterError) in
        guard case .array(let elements) = call, method.isPerElement else {
          results.append([try ScriptedResult(call, type, method)])
          return
        }
        var perElement: [ScriptedResult] = []
        for (index, element) in elements.enumerated() {
          perElement.append(try inside(.index(index), try ScriptedResult(element, type, method)))
        }
        results.append(perElement)
      }
    }
    return results
  }

  /// Reads the options for a parameter, and those that only a search finds.
  private static func options(
    _ value: ParameterValue, of name: String, in schema: IntentSchema
  ) throws(ParameterError) -> (IntentOptions<ParameterValue>, searchable: [ParameterValue]) {
    let parameter = try schema.parameter(
      scripted: name, \.providesOptions, "provides options")
    let type = parameter.type.element
    guard case .object = value else { return (try options(value, type), []) }
    let scripted = try ScriptedOptions(parameterValue: value)
    var items = try inside("items", try options(scripted.items ?? .array([]), type))
    items.usesIndexedCollation = scripted.usesIndexedCollation
    let searchable = try inside("searchable") { () throws(ParameterError) in
      guard scripted.searchable == nil || parameter.definition?.searchesOptions == true else {
        throw ParameterError(
          found: "options of “\(name)” to search for",
          expected: "a parameter whose definition has searchable options")
      }
      return try options(scripted.searchable ?? .array([]), type)
    }
    return (items, searchable.allItems)
  }

  private static func options(
    _ value: ParameterValue, _ type: ParameterType
  ) throws(ParameterError) -> IntentOptions<ParameterValue> {
    guard case .array(let items) = value else {
      throw ParameterError(found: "no list", expected: "a list of options")
    }
    var sections: [IntentOptions<ParameterValue>.Section] = []
    for (index, item) in items.enumerated() {
      try inside(.index(index)) { () throws(ParameterError) in
        if case .object(let members) = item, let list = members["items"] {
          let title = try members["title"].map { value throws(ParameterError) in
            try inside("title", try String(parameterValue: value))
          }
          let values = try inside("items", try ParameterType.list(type).rewritten(list))
          guard case .array(let values) = values else { return }
          sections.append(.init(title, values))
        } else {
          let value = try type.rewritten(item)
          if sections.last?.title != nil || sections.isEmpty { sections.append(.init(nil, [])) }
          sections[sections.count - 1].items.append(value)
        }
      }
    }
    return IntentOptions(sections: sections)
  }
}

/// Options in a script that aren't only a list.
private struct ScriptedOptions: DeclaredRecord {
  var items: ParameterValue?
  var searchable: ParameterValue?
  var usesIndexedCollation: Bool

  static let recordFields = RecordFields<ScriptedOptions>(
    .optional("items", \.items), .optional("searchable", \.searchable),
    .optional("usesIndexedCollation", \.usesIndexedCollation, absence: false),
    make: ScriptedOptions.init)
}

extension HandlerScript.Response {
  fileprivate func response(
    of schema: IntentSchema, byDefault usual: String?
  ) throws(ParameterError) -> DynamicIntentResponse {
    let known = schema.responseCodes
    let ready = known.first { $0.meaning == .ready }?.name
    guard let name = code ?? usual ?? ready else {
      throw ParameterError(found: "nothing", expected: "a response code", path: [.name("code")])
    }
    guard known.contains(where: { $0.name == name }) else {
      throw .unknownName(name, kind: "code", known: known.map(\.name), path: [.name("code")])
    }
    return try inside("properties") { () throws(ParameterError) in
      guard properties["code"] == nil else {
        throw ParameterError.unknownName(
          "code", kind: "property", known: schema.responseProperties.map(\.name))
      }
      // Errors name the property without the code beside it.
      return try DynamicIntentResponse(
        schema, fields: properties.merging(["code": .string(name)]) { $1 })
    }
  }
}

extension IntentSchema {
  /// Returns a parameter for which a script provides something.
  fileprivate func parameter(
    scripted name: String, _ isProvided: (ParameterSchema) -> Bool, _ expected: String
  ) throws(ParameterError) -> ParameterSchema {
    guard let parameter = parameter(named: name) else {
      throw .unknownName(name, kind: "parameter", known: parameters.filter(isProvided).map(\.name))
    }
    guard isProvided(parameter) else {
      throw ParameterError(
        found: "the parameter “\(name)”", expected: "a parameter that \(expected)")
    }
    return parameter
  }
}
