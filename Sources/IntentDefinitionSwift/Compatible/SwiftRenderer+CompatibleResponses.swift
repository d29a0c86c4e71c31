import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// The members of `INIntentResponse` with which a property could share its name.
  private static let membersOfResponses: Set = [
    "code", "debugDescription", "description", "hash", "userActivity",
  ]

  /// Returns an intent's response and its codes.
  func compatibleResponse(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let properties = intent.responseProperties.map { property in
      compatibleProperty(
        property.name.value, property.type, isArray: property.isArray, property.displayName,
        taken: Self.membersOfResponses)
    }
    let codeEntry = Expression.text("\"code\": \(names.responseCode).self")
    let fields = compatibleFields(of: names.response, [codeEntry] + properties.map(\.entry))
    let factories = codes(of: intent).compactMap {
      compatibleFactory($0.definition, properties.map(\.shape), names)
    }
    let code =
      Comment.lines("The outcome of the request or of its confirmation.", indent: 2)
      + Declaration.property(
        "\(access)var code: \(names.responseCode)", "_enumeration(\"code\")", indent: 2)
    let initializer =
      Comment.lines("Creates a response without details.", indent: 2)
      + Declaration.function(
        "\(access)convenience init",
        ["code: \(names.responseCode)", "userActivity: NSUserActivity?"],
        body: [
          Statement("self.init()"), Statement("_setEnumeration(\"code\", code)"),
          Statement("self.userActivity = userActivity"),
        ], indent: 2)
    return Comment.lines("A handler's response to `\(names.intent)`.")
      + compatibleClass(
        names.response, "INIntentResponse",
        [code] + properties.map { $0.declaration(access) } + [initializer] + factories
          + [fields.member])
      + fields.table + [""]
      + Comment.lines("A response code of `\(names.intent)`.")
      + head("enum", names.responseCode, compatibleEnumerationTypes)
      + compatibleCases(codeMembers(of: intent)) + ["}"]
  }

  /// Returns the function that creates a response with a code and the values in its text, if any.
  private func compatibleFactory(
    _ code: DefinedResponseCode, _ properties: [PropertyShape], _ names: IntentNames
  ) -> [String]? {
    let arguments = Self.factoryArguments(code, properties)
    guard !arguments.isEmpty else { return nil }
    let name = code.name.value
    let reference = Identifier.reference(name, taken: ["allCases"])
    var local = "response"
    while arguments.contains(where: { $0.name == local }) { local += "_" }
    let create = "let \(local) = \(names.response)(code: .\(reference), userActivity: nil)"
    let assignments = arguments.map { argument in
      Statement("\(local).\(argument.reference) = \(argument.declared)")
    }
    return Comment.lines("Returns a response with the code `\(name)`.", indent: 2)
      + Declaration.function(
        "\(access)static func \(Identifier.member(name))", Self.factoryParameters(code, arguments),
        "-> \(names.response)",
        body: [Statement(create)] + assignments + [Statement("return \(local)")], indent: 2)
  }
}
