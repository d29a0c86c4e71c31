import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// Returns an intent's handler protocols: the asynchronous one, and the one with completions.
  func handling(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let methods = handlerMethods(of: intent, names)
    let isOptional = intent.isEligibleForWidgets
    return methods.protocols(
      access,
      (
        async: HandlerHeads(
          requirements: Comment.lines(
            "A type that handles `\(names.intent)`.",
            isOptional
              ? "No method is required, because an intent that configures a widget may have no "
                + "action." : "Only ``handle(intent:)`` is required.")
            + head("protocol", names.handling, [scope.core("IntentHandling")]),
          defaults: extensionHead(names.handling)),
        completion: HandlerHeads(
          requirements: Comment.lines(
            "A type that handles `\(names.intent)` with methods that call a completion.",
            (isOptional ? "" : "Only ``handle(intent:completion:)`` is required. ")
              + "Each method is one of the other protocol, and must "
              + "call its completion exactly once.")
            + head("protocol", names.completionHandling, [names.handling]),
          defaults: extensionHead(names.completionHandling))
      ))
  }

  /// Returns the methods of an intent's handler.
  private func handlerMethods(of intent: DefinedIntent, _ names: IntentNames)
    -> [HandlerMethodTemplate]
  {
    let request = "intent: \(names.intent)"
    let parameterMethods = intent.parameters.flatMap { parameter -> [HandlerMethodTemplate] in
      (parameter.isResolvable ? [resolveMethod(parameter, names)] : [])
        + (parameter.providesOptions ? provideMethods(parameter, request) : [])
    }
    return parameterMethods + [
      HandlerMethodTemplate(
        "confirm", intent: names.intent, response: names.response,
        comment: "Confirms that the request can be handled, without handling it.",
        absence: ".byDefault(.ready)", core: scope.core),
      HandlerMethodTemplate(
        "handle", intent: names.intent, response: names.response,
        comment: "Carries out the request.",
        // An intent that only configures a widget may have no action.
        absence: intent.isEligibleForWidgets ? ".notHandled" : nil, core: scope.core),
    ]
  }

  private func resolveMethod(
    _ parameter: DefinedParameter, _ names: IntentNames
  ) -> HandlerMethodTemplate {
    HandlerMethodTemplate(
      resolving: names.intent, named: "resolve\(Identifier.capitalized(parameter.name.value))",
      result: result(of: parameter, names), isPerElement: parameter.isArray,
      comment: [
        "Resolves `\(parameter.name.value)`"
          + (parameter.isArray ? ", with one result for each element." : ".")
      ], core: scope.core)
  }

  /// Returns the methods that provide the options and the default value of a parameter.
  private func provideMethods(
    _ parameter: DefinedParameter, _ request: String
  ) -> [HandlerMethodTemplate] {
    let name = Identifier.capitalized(parameter.name.value)
    let property = property(parameter)
    let options = "\(scope.core("IntentOptions"))<\(property.type.swift)>"
    let error = "(any \(scope.swift("Error")))?"
    let provide = HandlerMethodTemplate(
      name: "provide\(name)OptionsCollection",
      parameters: ["for \(request)"]
        + (parameter.searchesOptions ? ["searchTerm: \(scope.swift("String"))?"] : []),
      arguments: "for: intent" + (parameter.searchesOptions ? ", searchTerm: searchTerm" : ""),
      effects: "async throws", result: options,
      completion: ("with", "@Sendable (\(options)?, \(error)) -> Void"),
      waiting: "withOptions",
      comment: [
        parameter.searchesOptions
          ? "Returns the options for `\(property.name)` that match a term, or all without a term."
          : "Returns the options for `\(property.name)`."
      ],
      absence: (".notImplemented", [Statement("completion(.notImplemented, nil)")]))
    let defaultValue = HandlerMethodTemplate(
      name: "default\(name)", parameters: ["for \(request)"], arguments: "for: intent",
      effects: nil, result: "\(property.wrapped)?", completion: ("", ""), waiting: "",
      comment: ["Returns the value of `\(property.name)` for a request that has none."],
      absence: ("nil", []))
    return [provide, defaultValue]
  }
}
