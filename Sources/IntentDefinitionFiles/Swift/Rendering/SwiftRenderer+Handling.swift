import IntentCatalog

extension SwiftRenderer {
  /// Returns an intent's handler protocols: the asynchronous one, and the one with completions.
  func handling(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let methods = handlerMethods(of: intent, names)
    let isOptional = intent.isEligibleForWidgets
    return Comment.lines(
      "A type that handles `\(names.intent)`.",
      isOptional
        ? "No method is required, because an intent that configures a widget may have no action."
        : "Only ``handle(intent:)`` is required.")
      + head("protocol", names.handling, [scope.core("IntentHandling")])
      + Page.separated(methods.map(\.asyncRequirement))
      + ["}", "", "// MARK: - Default implementations", ""]
      + [extensionHead(names.handling)]
      + Page.separated(methods.compactMap { $0.asyncDefault(access) })
      + ["}", ""]
      + Comment.lines(
        "A type that handles `\(names.intent)` with methods that call a completion.",
        (isOptional ? "" : "Only ``handle(intent:completion:)`` is required. ")
          + "Each method must call its completion exactly once.")
      + head("protocol", names.completionHandling, [names.handling])
      + Page.separated(methods.compactMap(\.completionRequirement))
      + ["}", "", "// MARK: - Default implementations", ""]
      + [extensionHead(names.completionHandling)]
      + Page.separated(
        methods.compactMap { $0.completionDefault(access) }
          + methods.compactMap { $0.bridge(access) })
      + ["}"]
  }

  /// Returns the methods of an intent's handler.
  private func handlerMethods(of intent: DefinedIntent, _ names: IntentNames) -> [HandlerMethod] {
    let request = "intent: \(names.intent)"
    let parameterMethods = intent.parameters.flatMap { parameter -> [HandlerMethod] in
      (parameter.isResolvable ? [resolveMethod(parameter, request, names)] : [])
        + (parameter.providesOptions ? provideMethods(parameter, request) : [])
    }
    func method(_ name: String, _ comment: String, _ absence: (String, String)?) -> HandlerMethod {
      HandlerMethod(
        name: name, parameters: [request], arguments: "intent: intent", effects: "async",
        result: names.response, completion: ("completion", names.response),
        waiting: "withCompletion", comment: comment,
        absence: absence.map { ($0, $1, [Statement("completion(\($1))")]) })
    }
    return parameterMethods + [
      method(
        "confirm", "Confirms that the request can be handled, without handling it.",
        ("Confirms the request with the code `ready`.", ".byDefault(.ready)")),
      method(
        "handle", "Carries out the request.",
        intent.isEligibleForWidgets
          ? ("Ends the request, because the intent only configures a widget.", ".notHandled")
          : nil),
    ]
  }

  private func resolveMethod(
    _ parameter: DefinedParameter, _ request: String, _ names: IntentNames
  ) -> HandlerMethod {
    let result = result(of: parameter, names)
    let whole = parameter.isArray ? "[\(result)]" : result
    let absence = parameter.isArray ? "[.notImplemented]" : ".notImplemented"
    return HandlerMethod(
      name: "resolve\(Identifier.capitalized(parameter.name.value))",
      parameters: ["for \(request)"], arguments: "for: intent", effects: "async", result: whole,
      completion: ("with", whole), waiting: "withCompletion",
      comment: "Resolves `\(parameter.name.value)`"
        + (parameter.isArray ? ", with one result for each element." : "."),
      absence: (
        "Accepts the \(parameter.isArray ? "values" : "value") unchanged.",
        absence, [Statement("completion(\(absence))")]
      ))
  }

  /// Returns the methods that provide the options and the default value of a parameter.
  private func provideMethods(
    _ parameter: DefinedParameter, _ request: String
  ) -> [HandlerMethod] {
    let name = Identifier.capitalized(parameter.name.value)
    let property = property(parameter)
    let options = "\(scope.core("IntentOptions"))<\(property.type.swift)>"
    let error = "(any \(scope.swift("Error")))?"
    let provide = HandlerMethod(
      name: "provide\(name)OptionsCollection",
      parameters: ["for \(request)"]
        + (parameter.searchesOptions ? ["searchTerm: \(scope.swift("String"))?"] : []),
      arguments: "for: intent" + (parameter.searchesOptions ? ", searchTerm: searchTerm" : ""),
      effects: "async throws", result: options, completion: ("with", "\(options)?, \(error)"),
      waiting: "withOptions",
      comment: parameter.searchesOptions
        ? "Returns the options for `\(property.name)` that match a term, or all without a term."
        : "Returns the options for `\(property.name)`.",
      absence: (
        "Provides no options.", ".notImplemented", [Statement("completion(.notImplemented, nil)")]
      ))
    let defaultValue = HandlerMethod(
      name: "default\(name)", parameters: ["for \(request)"], arguments: "for: intent",
      effects: nil, result: "\(property.wrapped)?", completion: ("", ""), waiting: "",
      comment: "Returns the value of `\(property.name)` for a request that has none.",
      absence: ("Provides no default value.", "nil", []))
    return [provide, defaultValue]
  }
}
