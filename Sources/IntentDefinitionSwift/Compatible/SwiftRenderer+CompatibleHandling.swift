import IntentCatalog
import IntentDefinitionFiles

extension SwiftRenderer {
  /// Returns the protocol of an intent's handlers, with the methods in all spellings.
  ///
  /// The newest spelling is called; its default leads to the others.
  func compatibleHandling(_ intent: DefinedIntent, _ names: IntentNames) -> [String] {
    let methods = compatibleMethods(of: intent, names)
    return Comment.lines(
      "A type that handles `\(names.intent)`, with each method in any of its spellings.",
      intent.isEligibleForWidgets
        ? "No method is required, because an intent that configures a widget may have no action."
        : "The compiler can't require a method here, because any spelling is enough.")
      + ["@preconcurrency"]
      + head("protocol", names.handling, [scope.foundation("NSObjectProtocol")])
      + Page.separated(methods.flatMap(\.requirements))
      + ["}", "", "// MARK: - Default implementations", ""]
      + [extensionHead(names.handling)]
      + Page.separated(methods.flatMap { $0.defaults(access) })
      + ["}"]
  }

  private func compatibleMethods(
    of intent: DefinedIntent, _ names: IntentNames
  ) -> [HandlerMethodTemplate] {
    let request = "intent: \(names.intent)"
    func method(
      _ name: String, _ label: String, result: String, _ completion: String, _ missing: String,
      _ comment: String
    ) -> HandlerMethodTemplate {
      HandlerMethodTemplate(
        name: name, parameters: [label == "intent" ? request : "\(label) \(request)"],
        arguments: "\(label): intent", effects: "async", result: result,
        completion: (completion, "@Sendable (\(result)) -> Void"),
        waiting: "INHandlerCall.completed", comment: [comment],
        absence: ("", [Statement("completion(\(missing))")]),
        modifier: Self.compatibleIsolation)
    }
    let parameterMethods = intent.parameters.flatMap { parameter -> [HandlerMethodTemplate] in
      let name = parameter.name.value
      let result = compatibleResult(of: parameter, names)
      let resolve = method(
        "resolve\(Identifier.capitalized(name))", "for",
        result: parameter.isArray ? "[\(result)]" : result, "with",
        parameter.isArray ? "[._missing()]" : "._missing()",
        "Resolves `\(name)`" + (parameter.isArray ? ", with one result for each element." : "."))
      return (parameter.isResolvable ? [resolve] : [])
        + (parameter.providesOptions ? compatibleProvision(parameter, request) : [])
    }
    return parameterMethods + [
      method(
        "confirm", "intent", result: names.response, "completion", "._missing()",
        "Confirms that the request can be handled, without handling it."),
      method(
        "handle", "intent", result: names.response, "completion", "._missing()",
        "Carries out the request."),
    ]
  }

  /// Returns the methods that provide the options and the default value of a parameter.
  private func compatibleProvision(
    _ parameter: DefinedParameter, _ request: String
  ) -> [HandlerMethodTemplate] {
    let name = Identifier.capitalized(parameter.name.value)
    let property = compatibleProperty(
      parameter.name.value, parameter.type, isArray: parameter.isArray, nil, taken: [])
    let element =
      property.spelling.kind == .ownEnumeration ? "NSNumber" : property.spelling.swift
    let item = property.spelling.item ?? element
    let error = "(any \(scope.swift("Error")))?"
    // Collections contain objects, and options before iOS 14 are values of Swift.
    let convert =
      item == element
      ? "$0.map { INObjectCollection(items: $0) }" : "INHandlerCall.collection($0)"
    let collection = HandlerMethodTemplate(
      name: "provide\(name)OptionsCollection",
      parameters: ["for \(request)"]
        + (parameter.searchesOptions ? ["searchTerm: \(scope.swift("String"))?"] : []),
      arguments: "for: intent" + (parameter.searchesOptions ? ", searchTerm: searchTerm" : ""),
      effects: "async throws", result: "INObjectCollection<\(item)>",
      completion: ("with", "@Sendable (INObjectCollection<\(item)>?, \(error)) -> Void"),
      waiting: "INHandlerCall.options",
      comment: [
        parameter.searchesOptions
          ? "Returns the options for `\(property.name)` that match a term, or all without a term."
          : "Returns the options for `\(property.name)`."
      ],
      absence: (
        "",
        [
          Statement("provide\(name)Options(for: intent) {"),
          Statement("  completion(\(convert), $1)"),
          Statement("}"),
        ]
      ), modifier: Self.compatibleIsolation)
    let options = HandlerMethodTemplate(
      name: "provide\(name)Options", parameters: ["for \(request)"], arguments: "for: intent",
      effects: "async throws", result: "",
      completion: ("with", "@Sendable ([\(element)]?, \(error)) -> Void"),
      waiting: "", comment: ["Returns the options for `\(property.name)`, as before iOS 14."],
      absence: ("", [Statement("completion(nil, INMissingMethod())")]),
      hasOnlyCompletion: true)
    let defaultValue = HandlerMethodTemplate(
      name: "default\(name)", parameters: ["for \(request)"], arguments: "for: intent",
      effects: nil, result: "\(property.wrapped)?", completion: ("", ""), waiting: "",
      comment: ["Returns the value of `\(property.name)` for a request that has none."],
      absence: ("nil", []))
    return [collection, options, defaultValue]
  }
}

extension HandlerMethodTemplate {
  /// The spellings in a protocol with all of them.
  fileprivate var requirements: [[String]] {
    [
      hasOnlyCompletion ? nil : asyncRequirement,
      completionRequirement.map { Declaration.comment(comment, indent: 2) + $0 },
    ].compactMap(\.self)
  }

  /// Returns the default implementations of all spellings.
  fileprivate func defaults(_ access: String) -> [[String]] {
    if effects == nil { return [asyncDefault(access)].compactMap(\.self) }
    return [hasOnlyCompletion ? nil : bridge(access), completionDefault(access)]
      .compactMap(\.self)
  }
}
