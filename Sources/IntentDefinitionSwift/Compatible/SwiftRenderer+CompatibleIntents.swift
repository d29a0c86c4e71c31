import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// The members of `INIntent` with which a parameter could share its name.
  private static let membersOfIntents: Set = [
    "debugDescription", "description", "donationMetadata", "hash", "identifier",
    "intentDescription", "shortcutAvailability", "suggestedInvocationPhrase",
  ]

  /// Returns an intent as a class with its parameters, and the calls that the bridge makes.
  func compatibleIntent(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let properties = intent.parameters.map { parameter in
      compatibleProperty(
        parameter.name.value, parameter.type, isArray: parameter.isArray, parameter.displayName,
        taken: Self.membersOfIntents)
    }
    let fields = compatibleFields(of: names.intent, properties.map(\.entry))
    let title = Comment.quoted(intent.title)
    let schema = Expression.call("\(definitions).schema", ["named": .string(names.definition)])
    return Comment.lines(
      Comment.sentence(intent.description)
        ?? "The intent `\(names.definition)` of `\(fileName)`.",
      title.map { "Titled \($0)." },
      intent.isDeprecated ? "Deprecated: the Shortcuts app doesn't offer the intent anymore." : nil)
      + compatibleClass(
        names.intent, "INIntent",
        properties.map { $0.declaration(access) } + [
          fields.member,
          compatibleDefinition(definition(of: intent, names)),
          schema.lines(
            prefix: "private static let definedSchema: \(scope.core("IntentSchema")) = ", indent: 2),
          Declaration.property(
            "\(access)override class var _schema: \(scope.core("IntentSchema"))?", "definedSchema",
            indent: 2),
          Declaration.property(
            "\(access)override class var _responseType: INIntentResponse.Type?",
            "\(names.response).self", indent: 2),
        ] + compatibleCalls(of: intent, names))
      + fields.table
      + intent.parameters.flatMap { compatibleReasons(of: $0, names) }
  }

  // MARK: - Calls of the handler

  private func compatibleCalls(of intent: DefinedIntent, _ names: IntentNames) -> [[String]] {
    let isHandled = Declaration.function(
      "\(access)override class func _isHandled", ["by handler: Any"],
      "-> \(scope.swift("Bool"))",
      body: [Statement("handler is any \(names.handling)")], indent: 2)
    let resolved = intent.parameters.filter(\.isResolvable)
    let provided = intent.parameters.filter(\.providesOptions)
    return [
      isHandled,
      compatibleSwitch(
        "_resolve", ["_ parameter: \(scope.swift("String"))", "with handler: Any"],
        "-> [INIntentResolutionResult]?", names,
        resolved.map { parameter in
          let name = Identifier.capitalized(parameter.name.value)
          let call = "await handler.resolve\(name)(for: self)"
          return (parameter, parameter.isArray ? call : "[\(call)]")
        }),
      compatibleSwitch(
        "_options",
        [
          "for parameter: \(scope.swift("String"))", "searchTerm: \(scope.swift("String"))?",
          "with handler: Any",
        ], "-> INProvidedOptions?", names,
        provided.map { parameter in
          let name = Identifier.capitalized(parameter.name.value)
          let term = parameter.searchesOptions ? ", searchTerm: searchTerm" : ""
          return (
            parameter,
            "await INProvidedOptions {\n"
              + "  try await handler.provide\(name)OptionsCollection(for: self\(term))\n}"
          )
        }),
      compatibleSwitch(
        "_defaultValue", ["of parameter: \(scope.swift("String"))", "with handler: Any"],
        "-> Any?", names, isAsync: false,
        provided.map { parameter in
          let name = Identifier.capitalized(parameter.name.value)
          return (parameter, "handler.default\(name)(for: self)")
        }),
      compatibleCall("confirm", names), compatibleCall("handle", names),
    ]
  }

  /// Returns the method that confirms or handles.
  private func compatibleCall(_ name: String, _ names: IntentNames) -> [String] {
    Declaration.function(
      "\(access)\(Self.compatibleIsolation)override func _\(name)", ["with handler: Any"],
      "async -> INIntentResponse?",
      body: Self.cast(to: names.handling) + [
        Statement("return await handler.\(name)(intent: self)")
      ],
      indent: 2)
  }

  /// Returns a method that calls another method of the handler for each parameter; nothing for an
  /// intent without such parameters.
  private func compatibleSwitch(
    _ name: String, _ parameters: [String], _ result: String, _ names: IntentNames,
    isAsync: Bool = true, _ calls: [(DefinedParameter, String)]
  ) -> [String] {
    guard !calls.isEmpty else { return [] }
    let cases = calls.flatMap { parameter, call -> [Statement] in
      let lines = call.split(separator: "\n")
      let head = "case \(Expression.string(parameter.name.value).flat):"
      if lines.count == 1, Page.fits("\(head) return \(call)", indent: 4) {
        return [Statement("\(head) return \(call)")]
      }
      return [Statement(head)]
        + lines.enumerated().map { Statement("  \($0 == 0 ? "return " : "")\($1)") }
    }
    return Declaration.function(
      "\(access)\(isAsync ? Self.compatibleIsolation : "")override func \(name)", parameters,
      isAsync ? "async \(result)" : result,
      body: Self.cast(to: names.handling) + [Statement("switch parameter {")] + cases
        + [Statement("default: return nil"), Statement("}")], indent: 2)
  }

  /// The modifier of asynchronous methods that makes them run where their caller runs: on its lane.
  static let compatibleIsolation = "nonisolated(nonsending) "

  /// Returns the statement that leaves a method unless the handler conforms to a protocol.
  private static func cast(to handling: String) -> [Statement] {
    let condition = "let handler = handler as? any \(handling)"
    let oneLine = "guard \(condition) else { return nil }"
    if Page.fits(oneLine, indent: 4) { return [Statement(oneLine)] }
    return [Statement("guard \(condition) else {"), Statement("  return nil"), Statement("}")]
  }

  // MARK: - Results

  /// Returns the class of a resolve method's result, without brackets.
  func compatibleResult(of parameter: DefinedParameter, _ names: IntentNames) -> String {
    parameter.hasOwnResult
      ? names.result(parameter.name.value)
      : types.compatibleSpelling(of: parameter.type).result
  }

  /// Returns the types of a parameter that no other has: its reasons and its result.
  private func compatibleReasons(
    of parameter: DefinedParameter, _ names: IntentNames
  ) -> [String] {
    guard parameter.isResolvable, parameter.hasOwnResult else { return [] }
    let name = parameter.name.value
    let superclass = types.compatibleSpelling(of: parameter.type).result
    let comment = Comment.lines("A result of resolving `\(name)` in `\(names.intent)`.")
    guard !parameter.reasons.isEmpty else {
      return [""] + comment + compatibleClass(names.result(name), superclass, [])
    }
    let reason = names.reason(name)
    let factory =
      Comment.lines("Returns a result for an unsupported value, with a reason.", indent: 2)
      + Declaration.function(
        "\(access)class func unsupported", ["forReason reason: \(reason)"], "-> Self",
        body: [Statement("_unsupported(reason)")], indent: 2)
    return [""]
      + Comment.lines(
        "A reason why a handler doesn't support a value of `\(name)` in `\(names.intent)`.")
      + head("enum", reason, compatibleEnumerationTypes)
      + compatibleCases(
        parameter.reasons.enumerated().map { index, reason in
          (reason.name.value, index + 1, Comment.lines(Comment.quoted(reason.text), indent: 2))
        })
      + ["}", ""] + comment + compatibleClass(names.result(name), superclass, [factory])
  }
}
