import IntentCatalog

extension SwiftRenderer {
  /// Returns the type of an intent: its parameters, its definition and its calls of a handler.
  func intentType(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let properties = intent.parameters.map(property)
    let initializer =
      Comment.lines("Creates an intent with the known parameters of a request.", indent: 2)
      + memberwiseInitializer(properties)
    let summary = Comment.sentence(intent.description)
    let title = Comment.quoted(intent.title)
    return Comment.lines(
      summary ?? "The intent `\(names.definition)` of `\(fileName)`.",
      title.map { "Titled \($0)." },
      intent.isDeprecated ? "Deprecated: the Shortcuts app doesn't offer the intent anymore." : nil)
      + head("struct", names.intent, [scope.core("CustomIntent")])
      + recordMembers(properties, initializers: initializer)
      + ["}", "", extensionHead(Identifier.type(names.intent))]
      + Expression.call("\(definitions).schema", ["named": .string(names.definition)])
      .lines(prefix: "\(access)static let schema = ", indent: 2) + [""]
      + definition(of: intent, names)
      .lines(prefix: "\(access)static let definition = ", indent: 2) + [""]
      + resolvers(of: intent, names) + [""]
      + pipelineMethod("confirm", names) + [""]
      + pipelineMethod("handle", names)
      + ["}"]
      + intent.parameters.flatMap { reasons(of: $0, names) }
  }

  /// Returns the method with which the pipeline calls a handler to confirm or to handle.
  private func pipelineMethod(_ name: String, _ names: IntentNames) -> [String] {
    Declaration.function(
      "\(access)func \(name)", ["with handler: any \(names.handling)"],
      "async -> \(names.response)",
      body: [Statement("await handler.\(name)(intent: self)")], indent: 2)
  }

  // MARK: - Resolvers

  /// Returns the table of the methods that the pipeline calls for each parameter.
  private func resolvers(of intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let resolver = "\(scope.core("ParameterResolver"))<Self>"
    let head = "  \(access)static let resolvers: [\(resolver)] = ["
    // The options and the default value of a parameter that isn't resolved are for editors.
    var entries = intent.parameters.filter(\.isResolvable).map(resolverEntry)
    if entries.isEmpty { return [head + "]"] }
    // swift-format requires a comma after the last of several elements, but not after a single one.
    if entries.count > 1 {
      for index in entries.indices { entries[index][entries[index].count - 1] += "," }
    }
    return [head] + entries.joined() + ["  ]"]
  }

  /// Returns one entry of the table, without the comma after it.
  private func resolverEntry(_ parameter: DefinedParameter) -> [String] {
    let property = property(parameter)
    let name = Identifier.capitalized(parameter.name.value)
    let opening = parameter.isArray ? ".elements" : ".value"
    let place = "\"\(property.name)\", \\.\(property.reference)"
    let resolve = Closure("", "await $0.resolve\(name)(for: $1)")
    var closures: [Closure] = []
    if parameter.providesOptions {
      let method = "provide\(name)OptionsCollection"
      closures.append(
        parameter.searchesOptions
          ? Closure("options: ", "try await $0.\(method)(for: $1, searchTerm: $2)")
          : Closure(
            "options: ", parameters: "handler, intent, _",
            "try await handler.\(method)(for: intent)"))
      closures.append(Closure("defaultValue: ", "$0.default\(name)(for: $1)"))
    }
    let call = "\(opening)(\(([place] + closures.map(\.flat)).joined(separator: ", ")))"
    if Page.fits("\(call) \(resolve.flat),", indent: 4) {
      return [Page.line("\(call) \(resolve.flat)", indent: 4)]
    }
    var lines = [Page.line(call, indent: 4)]
    if !closures.isEmpty {
      lines = [Page.line("\(opening)(", indent: 4), Page.line("\(place),", indent: 6)]
      for (index, closure) in closures.enumerated() {
        lines += closure.lines(suffix: index == closures.count - 1 ? "" : ",", indent: 6)
      }
      lines.append(Page.line(")", indent: 4))
    }
    let broken = resolve.broken(indent: 4)
    lines[lines.count - 1] += " \(broken[0].drop { $0 == " " })"
    return lines + broken.dropFirst()
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
