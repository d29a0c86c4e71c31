extension SystemRenderer {
  /// Returns the file of an intent: its parameters, its schema and its calls of a handler.
  func intentFile(
    _ intent: CatalogIntent, of domain: CatalogDomain, in folder: String
  ) -> GeneratedFile {
    let name = SwiftNames.type(intent.name)
    let parameters = properties(intent.parameters, of: intent.availability)
    let initializer =
      Declaration.comment("Creates an intent with the known parameters of a request.", indent: 2)
      + memberwiseInitializer(parameters)
    let lines =
      Declaration.comment(
        intent.summary, intent.availability.origin(intent.name),
        intent.availability.deprecationNote)
      + ["public struct \(name): SystemIntent {"]
      + recordMembers(parameters, initializers: initializer)
      + ["}", "", "extension \(name) {"]
      + schema(of: intent, in: domain, parameters: parameters)
      .lines(prefix: "public static let schema = ", indent: 2)
      + [""]
      + resolvers(of: intent) + [""]
      + pipelineMethod("confirm", of: intent) + [""]
      + pipelineMethod("handle", of: intent)
      + ["}"]
    return file("\(folder)/\(name)", traits: [folder], lines)
  }

  private func schema(
    of intent: CatalogIntent, in domain: CatalogDomain, parameters: [RecordProperty]
  ) -> Expression {
    let response = SwiftNames.type(intent.response.name)
    let confirmation =
      intent.userConfirmation == "never" ? nil : Expression.text(".\(intent.userConfirmation)")
    return .call(
      "IntentSchema",
      [
        "name": .string(SwiftNames.intent(intent.name)), "siriKitName": .string(intent.name),
        "summary": .string(intent.summary), "domain": .string(domain.name),
        "userConfirmation": confirmation,
        "requiresUnlock": .boolean(intent.requiresUnlock, default: false),
        "isHandled": .boolean(intent.isHandled, default: true),
        "availability": intent.availability.expression,
        "parameters": .array(parameters.map(\.schema)),
        "resolveMethods": .array(intent.resolveMethods.map(schema(of:))),
        "responseCodes": .text("\(SwiftNames.type(intent.response.codes)).known"),
        "responseProperties": .text("\(response).properties"),
        "successDetail": intent.response.properties.first { $0.describesSuccess == true }
          .map { .string($0.name) },
      ])
  }

  private func schema(of method: CatalogResolveMethod) -> Expression {
    let result = catalog.resolutionResults.first { $0.name == method.result }
    func cases(of enumeration: String) -> Expression {
      .call("EnumerationSchema.cases", ["of": .text("\(SwiftNames.type(enumeration)).self")])
    }
    return .call(
      "ResolveMethodSchema",
      [
        "_": .string(method.method), "parameter": .string(method.parameter),
        "resultType": .string(SwiftNames.type(method.result)),
        "results": .strings(result?.factories ?? []),
        "isPerElement": .boolean(method.isPerElement, default: false),
        "unsupportedReasons": result?.unsupportedReason.map(cases),
        "confirmationReasons": result?.confirmationReason.map(cases),
        "asksAgainWhenUnsupported": .boolean(method.asksAgainWhenUnsupported, default: true),
        "isCurrent": .boolean(method.isCurrent, default: true),
        "availability": method.availability?.expression,
      ])
  }

  /// Returns the table of resolve methods that the pipeline calls.
  private func resolvers(of intent: CatalogIntent) -> [String] {
    let methods = intent.currentResolveMethods
    let head = "  public static let resolvers: [ParameterResolver<Self>] = ["
    if methods.isEmpty { return [head + "]"] }
    let entries = methods.flatMap { method -> [String] in
      let way = method.isPerElement == true ? "elements" : "value"
      let call = "await $0.\(SwiftNames.base(method.method))(for: $1)"
      let opening = ".\(way)(\"\(method.parameter)\", \\.\(method.parameter)) {"
      let oneLine = "\(opening) \(call) },"
      if Page.fits(oneLine, indent: 4) { return [Page.line(oneLine, indent: 4)] }
      return [
        Page.line(opening, indent: 4), Page.line(call, indent: 6), Page.line("},", indent: 4),
      ]
    }
    return [head] + withoutSingleComma(entries, count: methods.count) + ["  ]"]
  }

  /// Removes the comma after a single element that spans lines, as swift-format requires.
  private func withoutSingleComma(_ lines: [String], count: Int) -> [String] {
    guard count == 1, let last = lines.last, last.hasSuffix(",") else { return lines }
    return lines.dropLast() + [String(last.dropLast())]
  }

  /// Returns the method with which the pipeline calls a handler to confirm or to handle.
  private func pipelineMethod(_ name: String, of intent: CatalogIntent) -> [String] {
    let response = SwiftNames.type(intent.response.name)
    let handling = intent.isHandled ? "any \(SwiftNames.type(intent.name))Handling" : "Never"
    return Declaration.function(
      "public func \(name)", ["with handler: \(handling)"], "async -> \(response)",
      // An intent that apps only donate doesn't have handlers: its method is never called.
      body: intent.isHandled ? [Statement("await handler.\(name)(intent: self)")] : [],
      indent: 2)
  }
}

extension CatalogIntent {
  /// The resolve methods in the handler protocols of this library.
  var currentResolveMethods: [CatalogResolveMethod] {
    resolveMethods.filter { $0.isCurrent != false }
  }
}
