extension CompatibleRenderer {
  /// Returns the methods that answer one question to a handler, in the order in which their
  /// defaults call each other: the newest spelling first.
  func chain(
    _ intent: String, _ spellings: [CompatibleIntent.Spellings], results: [String]
  ) -> [HandlerMethod] {
    // The current method first, then the deprecated ones.
    let ordered = zip(spellings, results).sorted {
      ($0.0.deprecated == true ? 1 : 0) < ($1.0.deprecated == true ? 1 : 0)
    }
    let isOverloaded = Set(results).count > 1
    func methods(
      _ spelling: KeyPath<CompatibleIntent.Spellings, String?>
    ) -> [HandlerMethod] {
      ordered.compactMap { spellings, result in
        spellings[keyPath: spelling].map {
          HandlerMethod(
            spelling: MethodSpelling($0), intent: intent, result: result,
            isOverloaded: isOverloaded)
        }
      }
    }
    let completions = ordered.map { spellings, result in
      HandlerMethod(
        spelling: MethodSpelling(spellings.completion), intent: intent, result: result,
        isOverloaded: isOverloaded)
    }
    var seen: Set<HandlerMethod> = []
    return (methods(\.asynchronous) + completions + methods(\.legacy)).filter {
      seen.insert($0).inserted
    }
  }

  /// Returns the chains of an intent's resolve methods, by the name of their parameter.
  func resolveChains(
    of intent: CatalogIntent, _ surface: CompatibleIntent
  ) -> [(parameter: String, isPerElement: Bool, methods: [HandlerMethod])] {
    var parameters: [String] = []
    var groups: [String: [(CatalogResolveMethod, CompatibleIntent.Spellings)]] = [:]
    for (method, spellings) in zip(intent.resolveMethods, surface.resolve ?? []) {
      if groups[method.parameter] == nil { parameters.append(method.parameter) }
      groups[method.parameter, default: []].append((method, spellings))
    }
    return parameters.map { parameter in
      let group = groups[parameter] ?? []
      let methods = chain(
        intent.name, group.map(\.1),
        results: group.map { method, spellings in
          let result = spellings.result ?? method.result
          return method.isPerElement == true ? "[\(result)]" : result
        })
      return (parameter, group.first?.0.isPerElement == true, methods)
    }
  }

  /// Returns the protocol of an intent's handlers with its defaults.
  func handling(of intent: CatalogIntent, _ surface: CompatibleIntent) -> [[String]] {
    guard let handle = surface.handle, let confirm = surface.confirm else { return [] }
    let response = [intent.response.name]
    let resolveChains = resolveChains(of: intent, surface)
    let chains =
      [chain(intent.name, [handle], results: response)]
      + [chain(intent.name, [confirm], results: response)]
      + resolveChains.map(\.methods)
    let comments =
      [
        "Carries out the request.",
        "Confirms that the request can be handled, without handling it.",
      ]
      + resolveChains.map { parameter, isPerElement, _ in
        "Resolves `\(parameter)`" + (isPerElement ? ", with one result for each element." : ".")
      }
    let updates = updateMethods(of: intent, surface)
    let name = "\(intent.name)Handling"
    let head = Declaration.comment(
      "A type that handles `\(intent.name)`, with the methods in any of their spellings.",
      "The compiler requires no method, because any spelling is enough. Without a method for a "
        + "parameter, its value is accepted; without a handle method, the request fails.")
    let requirements =
      zip(chains, comments).flatMap { chain, comment in
        chain.enumerated().flatMap { index, method in
          (index == 0 ? Declaration.comment(comment, indent: 2) : []) + method.requirement
        }
      } + updates.requirements
    let defaults =
      chains.flatMap { chain in
        chain.enumerated().map { index, method in
          method.defaultImplementation(
            calling: chain.indices.contains(index + 1) ? chain[index + 1] : nil)
        }
      } + updates.defaults
    return [
      head + ["@preconcurrency", "public protocol \(name): NSObjectProtocol {"] + requirements
        + ["}"],
      ["// MARK: - Default implementations"],
      ["extension \(name) {"] + defaults.joined() + ["}"],
    ]
  }

  /// Returns the methods that start and stop updates: the spelling of today calls that of iOS 10.
  private func updateMethods(
    of intent: CatalogIntent, _ surface: CompatibleIntent
  ) -> (requirements: [String], defaults: [[String]]) {
    guard let observer = intent.updateObserver else { return ([], []) }
    var requirements: [String] = []
    var defaults: [[String]] = []
    for spellings in surface.updates ?? [] {
      let methods = [spellings.completion, spellings.legacy].compactMap(\.self).map(
        MethodSpelling.init)
      for (index, method) in methods.enumerated() {
        let labels = method.labels
        let parameters =
          ["\(labels.first ?? "") intent: \(intent.name)"]
          + labels.dropFirst().map { "\($0) observer: any \(observer)" }
        requirements += Declaration.function("func \(method.name)", parameters, indent: 2)
        var body: [Statement] = []
        if methods.indices.contains(index + 1) {
          let next = methods[index + 1]
          let arguments = zip(next.labels, ["intent", "observer"]).map { "\($0): \($1)" }
          body = [Statement("\(next.name)(\(arguments.joined(separator: ", ")))")]
        }
        defaults.append(
          Declaration.function("public func \(method.name)", parameters, body: body, indent: 2))
      }
    }
    return (requirements, defaults)
  }

  /// Returns the methods by which the bridge calls a handler.
  func calls(of intent: CatalogIntent, _ surface: CompatibleIntent) -> [[String]] {
    guard let handle = surface.handle, let confirm = surface.confirm else { return [] }
    let name = "\(intent.name)Handling"
    let cast = Self.cast(to: name)
    let response = [intent.response.name]
    var members = [
      Declaration.function(
        "open override class func _isHandled", ["by handler: Any"], "-> Bool",
        body: [Statement("handler is any \(name)")], indent: 2)
    ]
    let chains = resolveChains(of: intent, surface)
    if !chains.isEmpty {
      let cases = chains.flatMap { parameter, isPerElement, methods -> [Statement] in
        guard let first = methods.first else { return [] }
        if methods.count(where: \.isAsynchronous) > 1 {
          let value = isPerElement ? "await resolve(self)" : "one(await resolve(self))"
          return [Statement("case \"\(parameter)\":")]
            + first.reference("resolve", on: "handler.", indent: 6).map {
              Statement("  ", $0.expression)
            }
            + [Statement("  return \(value)")]
        }
        let call = Self.invocation(of: first)
        let value = isPerElement ? call : "one(\(call))"
        if !first.isAsynchronous {
          let call = first.call(on: "handler.", intent: "self", completion: "$0")
          let assignment = HandlerMethod.assignment(
            "let result: \(first.result) =", "await \(first.waiting) { \(call) }")
          return [Statement("case \"\(parameter)\":")]
            + assignment.map { Statement("  ", $0.expression) }
            + [Statement("  return \(isPerElement ? "result" : "one(result)")")]
        }
        let line = "case \"\(parameter)\": return \(value)"
        if Page.fits(line, indent: 4) { return [Statement(line)] }
        return [Statement("case \"\(parameter)\":"), Statement("  return \(value)")]
      }
      members.append(
        Declaration.function(
          "open override func _resolve", ["_ parameter: String", "with handler: Any"],
          "async -> [INIntentResolutionResult]?",
          body: cast + [Statement("switch parameter {")] + cases
            + [Statement("default: return nil"), Statement("}")], indent: 2))
    }
    for (method, spellings) in [("_confirm", confirm), ("_handle", handle)] {
      guard let first = chain(intent.name, [spellings], results: response).first else { continue }
      members.append(
        Declaration.function(
          "open override func \(method)", ["with handler: Any"], "async -> INIntentResponse?",
          body: cast + [Statement("return \(Self.invocation(of: first))")], indent: 2))
    }
    if let observer = intent.updateObserver {
      members.append(startUpdates(name, observer, surface))
    }
    return members
  }

  private func startUpdates(
    _ handling: String, _ observer: String, _ surface: CompatibleIntent
  ) -> [String] {
    let receiver = "\(observer.dropFirst(2))Object"
    return Declaration.function(
      "override func startUpdates",
      ["with handler: Any", "to receive: @escaping @Sendable (INIntentResponse) -> Void"],
      "-> HandlerUpdates?",
      body: Self.cast(to: handling) + [
        Statement("return HandlerUpdates("),
        Statement("  \(receiver)(receive),"),
        Statement("  start: { handler.startSendingUpdates(for: self, to: $0) },"),
        Statement("  stop: { handler.stopSendingUpdates(for: self) })"),
      ], indent: 2)
  }

  /// Returns the statement that leaves a method unless the handler conforms to a protocol.
  private static func cast(to handling: String) -> [Statement] {
    let condition = "let handler = handler as? any \(handling)"
    let oneLine = "guard \(condition) else { return nil }"
    if Page.fits(oneLine, indent: 4) { return [Statement(oneLine)] }
    if Page.fits("guard \(condition) else {", indent: 4) {
      return [Statement("guard \(condition) else {"), Statement("  return nil"), Statement("}")]
    }
    return [Statement("guard"), Statement("  \(condition)"), Statement("else { return nil }")]
  }

  private static func invocation(of method: HandlerMethod) -> String {
    "await \(method.call(on: "handler.", intent: "self", completion: ""))"
  }
}
