import IntentNames

extension SystemRenderer {
  /// Returns the methods of an intent's handler: resolve, confirm and handle.
  func handlerMethods(of intent: CatalogIntent) -> [HandlerMethodTemplate] {
    let name = SwiftNames.type(intent.name)
    let response = SwiftNames.type(intent.response.name)
    let resolve = intent.currentResolveMethods.map { method in
      let result = SwiftNames.type(method.result)
      let isPerElement = method.isPerElement == true
      return HandlerMethodTemplate(
        resolving: name, named: SwiftNames.base(method.method), result: result,
        isPerElement: isPerElement,
        comment: [
          resolution(of: method, in: intent),
          isPerElement ? "Returns one result for each element." : nil,
          method.availability?.deprecationNote,
        ])
    }
    // Some intents about restaurants don't have a code `ready`; their handlers confirm with
    // `success`.
    let codes = enumerations[intent.response.codes]?.cases ?? []
    let agreement = codes.contains { $0.name == "ready" } ? "ready" : "success"
    return resolve + [
      HandlerMethodTemplate(
        "confirm", intent: name, response: response,
        comment: "Confirms that the request can be handled, without handling it.",
        absence: ".byDefault(.\(agreement))"),
      HandlerMethodTemplate(
        "handle", intent: name, response: response, comment: "Carries out the request.",
        absence: nil),
    ]
  }

  /// Returns the methods that start and stop updates, with their default implementations.
  func updateMethods(
    of intent: CatalogIntent
  ) -> [(requirement: [String], emptyDefault: [String])] {
    guard let observer = intent.updateObserver else { return [] }
    let request = "for intent: \(SwiftNames.type(intent.name))"
    let methods = [
      (
        "startSendingUpdates", [request, "to observer: any \(SwiftNames.type(observer))"],
        "Starts sending an updated response to an observer after every change."
      ),
      (
        "stopSendingUpdates", [request],
        "Stops the updates that `startSendingUpdates(for:to:)` started."
      ),
    ]
    return methods.map { name, parameters, comment in
      (
        Declaration.comment(comment, indent: 2)
          + Declaration.function("func \(name)", parameters, indent: 2),
        Declaration.comment("Does nothing.", indent: 2)
          + Declaration.function("public func \(name)", parameters, body: [], indent: 2)
      )
    }
  }

  /// Returns a sentence with the name of the resolved parameter, and with its summary if it has one.
  private func resolution(
    of method: CatalogResolveMethod, in intent: CatalogIntent
  ) -> String {
    let parameter = intent.parameters.first { $0.name == method.parameter }
    guard let summary = parameter?.summary else { return "Resolves `\(method.parameter)`." }
    // “The people to send the message to.” is in apposition; “Whether the workout …” isn't.
    let separator = summary.hasPrefix("The ") ? "," : ":"
    let words = summary.prefix(1).lowercased() + summary.dropFirst()
    return "Resolves `\(method.parameter)`\(separator) \(words)"
  }
}
