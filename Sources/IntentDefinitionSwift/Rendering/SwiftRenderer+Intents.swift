import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// Returns the type of an intent: its parameters, its definition and its calls of a handler.
  func intentType(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let record = template(intent.parameters.map(property))
    let table = Expression.call(
      "\(scope.core("RecordFields"))<Self>", ["_": record.empty, "_": record.rows])
    let summary = Comment.sentence(intent.description)
    let title = Comment.quoted(intent.title)
    return Comment.lines(
      summary ?? "The intent `\(names.definition)` of `\(fileName)`.",
      title.map { "Titled \($0)." },
      intent.isDeprecated ? "Deprecated: the Shortcuts app doesn't offer the intent anymore." : nil)
      + head("struct", names.intent, [scope.core("CustomIntent"), scope.core("DeclaredIntent")])
      + recordMembers(
        record,
        initializers: record.initializer(
          "Creates an intent with the known parameters of a request."),
        table: table)
      + ["}", "", extensionHead(Identifier.type(names.intent))]
      + Expression.call("\(definitions).schema", ["named": .string(names.definition)])
      .lines(prefix: "\(access)static let schema = ", indent: 2) + [""]
      + definition(of: intent, names)
      .lines(prefix: "\(access)static let definition = ", indent: 2) + [""]
      + resolvers(of: intent, names) + [""]
      + CallsTemplate(
        handling: "any \(names.handling)", response: names.response, access: access,
        calls: scope.core("HandlerCalls")
      ).lines
      + ["}"]
      + intent.parameters.flatMap { reasons(of: $0, names) }
  }

  // MARK: - Resolvers

  /// Returns the table of the methods that the pipeline calls for each parameter.
  private func resolvers(of intent: DefinedIntent, _ names: IntentNames) -> [String] {
    // The options and the default value of a parameter that isn't resolved are for editors.
    ResolverTemplate.table(
      intent.parameters.filter(\.isResolvable).map(resolver), access: access,
      resolver: scope.core("ParameterResolver"))
  }

  private func resolver(_ parameter: DefinedParameter) -> ResolverTemplate {
    let name = Identifier.capitalized(parameter.name.value)
    let method = "provide\(name)OptionsCollection"
    let closures = [
      parameter.searchesOptions
        ? Closure("options: ", "try await $0.\(method)(for: $1, searchTerm: $2)")
        : Closure(
          "options: ", parameters: "handler, intent, _",
          "try await handler.\(method)(for: intent)"),
      Closure("defaultValue: ", "$0.default\(name)(for: $1)"),
    ]
    return ResolverTemplate(
      property: property(parameter).reference, isPerElement: parameter.isArray,
      method: "resolve\(name)", closures: parameter.providesOptions ? closures : [])
  }

  // MARK: - Results

  /// Returns the type of a resolve method's result, without brackets.
  func result(of parameter: DefinedParameter, _ names: IntentNames) -> String {
    parameter.hasOwnResult
      ? names.result(parameter.name.value) : types.spelling(of: parameter.type).result
  }

  /// Returns the types of a parameter that no other has: its reasons and its result.
  private func reasons(of parameter: DefinedParameter, _ names: IntentNames) -> [String] {
    guard parameter.isResolvable, parameter.hasOwnResult else { return [] }
    let name = parameter.name.value
    let reasons = parameter.reasons
    let reason = reasons.isEmpty ? scope.swift("Never") : names.reason(name)
    let alias =
      [""] + Comment.lines("A result of resolving `\(name)` in `\(names.intent)`.")
      + typeAlias(
        names.result(name), value: types.spelling(of: parameter.type).swift, reason: reason)
    guard !reasons.isEmpty else { return alias }
    let table = Expression.strings(reasons.map(\.name.value))
    return [""]
      + Comment.lines(
        "A reason why a handler doesn't support a value of `\(name)` in `\(names.intent)`.")
      + head(
        "enum", reason,
        [
          scope.swift("Int"), scope.core("ParameterEnumeration"), scope.core("UnsupportedReason"),
        ])
      + reasons.enumerated().flatMap { index, reason in
        Comment.lines(Comment.quoted(reason.text), indent: 2) + [
          "  case \(enumerationCase(reason.name.value)) = \(index + 1)"
        ]
      }
      + [""] + table.lines(prefix: "\(access)static let caseNames = ", indent: 2) + ["}"] + alias
  }

  /// Returns the alias for a result.
  func typeAlias(_ name: String, value: String, reason: String) -> [String] {
    let head = "\(access)typealias \(name) = \(scope.core("ResolutionResult"))<"
    let oneLine = "\(head)\(value), \(reason)>"
    return Page.fits(oneLine, indent: 0) ? [oneLine] : [head, "  \(value), \(reason)", ">"]
  }

  /// Returns the identifier of a case.
  func enumerationCase(_ name: String) -> String {
    Identifier.member(name, taken: Identifier.takenByEnumerations)
  }
}
