/// The methods of an intent's handler.
struct HandlerMethods {
  let resolve: [HandlerMethodTemplate]
  let confirm: HandlerMethodTemplate
  let handle: HandlerMethodTemplate
  let updates: [UpdateMethod]

  /// Creates the methods from an intent and the names of its response codes.
  init(intent: CatalogIntent, codes: [String]) {
    let name = SwiftNames.type(intent.name)
    let response = SwiftNames.type(intent.response.name)
    resolve = intent.currentResolveMethods.map { method in
      let result = SwiftNames.type(method.result)
      let isPerElement = method.isPerElement == true
      return HandlerMethodTemplate(
        name: SwiftNames.base(method.method), parameter: "for intent: \(name)", label: "for",
        completionLabel: "with", result: isPerElement ? "[\(result)]" : result,
        comment: [
          Self.resolution(of: method, in: intent),
          isPerElement ? "Returns one result for each element." : nil,
          method.availability?.memberNote(in: intent.availability),
        ],
        defaultComment: "Accepts the \(isPerElement ? "values" : "value") unchanged.",
        defaultResult: .text(isPerElement ? "[.notImplemented]" : ".notImplemented"))
    }
    // Some intents about restaurants don't have a code `ready`; their handlers confirm with
    // `success`.
    let agreement = codes.contains("ready") ? "ready" : "success"
    confirm = HandlerMethodTemplate(
      name: "confirm", parameter: "intent: \(name)", label: "intent",
      completionLabel: "completion", result: response,
      comment: ["Confirms that the request can be handled, without handling it."],
      defaultComment: "Confirms the request with the code `\(agreement)`.",
      defaultResult: .call(
        response,
        [.init("code", .text(".\(agreement)")), .init("userActivity", .text("nil"))]))
    handle = HandlerMethodTemplate(
      name: "handle", parameter: "intent: \(name)", label: "intent", completionLabel: "completion",
      result: response, comment: ["Carries out the request."], defaultComment: nil,
      defaultResult: .text(""))
    updates = intent.updateObserver.map { Self.updates(of: name, to: $0) } ?? []
  }

  /// Returns the methods that start and stop updates.
  private static func updates(of intent: String, to observer: String) -> [UpdateMethod] {
    [
      UpdateMethod(
        head: "func startSendingUpdates",
        parameters: ["for intent: \(intent)", "to observer: any \(SwiftNames.type(observer))"],
        comment: "Starts sending an updated response to an observer after every change."),
      UpdateMethod(
        head: "func stopSendingUpdates", parameters: ["for intent: \(intent)"],
        comment: "Stops the updates that `startSendingUpdates(for:to:)` started."),
    ]
  }

  /// Returns a sentence with the name of the resolved parameter, and with its summary if it has one.
  private static func resolution(
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
