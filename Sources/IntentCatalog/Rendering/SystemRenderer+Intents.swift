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
    return file("\(folder)/\(name)", lines)
  }

  private func schema(
    of intent: CatalogIntent, in domain: CatalogDomain, parameters: [RecordProperty]
  ) -> Expression {
    let response = SwiftNames.type(intent.response.name)
    var arguments: [Expression.Argument] = [
      .init("name", .string(SwiftNames.intent(intent.name))),
      .init("siriKitName", .string(intent.name)),
      .init("summary", .string(intent.summary)),
      .init("domain", .string(domain.name)),
    ]
    if intent.userConfirmation != "never" {
      arguments.append(.init("userConfirmation", .text(".\(intent.userConfirmation)")))
    }
    if intent.requiresUnlock { arguments.append(.init("requiresUnlock", .text("true"))) }
    if !intent.isHandled { arguments.append(.init("isHandled", .text("false"))) }
    arguments += [
      .init("availability", intent.availability.expression),
      .init("parameters", .array(parameters.map(\.schema))),
      .init("resolveMethods", .array(intent.resolveMethods.map(schema(of:)))),
      .init("responseCodes", .text("\(SwiftNames.type(intent.response.codes)).known")),
      .init("responseProperties", .text("\(response).properties")),
    ]
    return .call("IntentSchema", arguments)
  }

  private func schema(of method: CatalogResolveMethod) -> Expression {
    let result = catalog.resolutionResult(named: method.result)
    var arguments: [Expression.Argument] = [
      .init(nil, .string(method.method)),
      .init("parameter", .string(method.parameter)),
      .init("resultType", .string(SwiftNames.type(method.result))),
      .init("results", .strings(result?.factories ?? [])),
    ]
    if method.isPerElement == true { arguments.append(.init("isPerElement", .text("true"))) }
    if let reason = result?.unsupportedReason {
      arguments.append(.init("unsupportedReasons", cases(of: reason)))
    }
    if let reason = result?.confirmationReason {
      arguments.append(.init("confirmationReasons", cases(of: reason)))
    }
    if method.asksAgainWhenUnsupported == false {
      arguments.append(.init("asksAgainWhenUnsupported", .text("false")))
    }
    if method.isCurrent == false { arguments.append(.init("isCurrent", .text("false"))) }
    if let availability = method.availability {
      arguments.append(.init("availability", availability.expression))
    }
    return .call("ResolveMethodSchema", arguments)
  }

  private func cases(of enumeration: String) -> Expression {
    .call(
      "EnumerationSchema.cases", [.init("of", .text("\(SwiftNames.type(enumeration)).self"))])
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
