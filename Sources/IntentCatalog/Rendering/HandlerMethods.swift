/// All methods of an intent's handler.
struct HandlerMethods {
  let resolve: [HandlerMethodTemplate]
  let confirm: HandlerMethodTemplate
  let handle: HandlerMethodTemplate
  let updates: [UpdateMethod]

  init(intent: CatalogIntent, codes: [String]) {
    let name = SwiftNames.type(intent.name)
    let response = SwiftNames.type(intent.response.name)
    resolve = intent.currentResolveMethods.map { method in
      let type = intent.parameters.first { $0.name == method.parameter }?.type ?? ""
      let subject = Self.subject(method.parameter, type: SwiftType(type))
      let result = SwiftNames.type(method.result)
      let isPerElement = method.isPerElement == true
      return HandlerMethodTemplate(
        name: SwiftNames.base(method.method), parameter: "for intent: \(name)", label: "for",
        completionLabel: "with", answer: isPerElement ? "[\(result)]" : result,
        comment: [
          "Resolves \(subject)" + (isPerElement ? ", with one result for each." : "."),
          method.availability?.deprecationNote,
        ],
        defaultComment: "Takes \(subject) as \(isPerElement ? "they are" : "it is").",
        defaultAnswer: .text(isPerElement ? "[.notImplemented]" : ".notImplemented"))
    }
    // Restaurants have no code for "ready": their way to say so is success.
    let agreement = codes.contains("ready") ? "ready" : "success"
    confirm = HandlerMethodTemplate(
      name: "confirm", parameter: "intent: \(name)", label: "intent",
      completionLabel: "completion", answer: response,
      comment: ["Says whether the request could be carried out, without doing it."],
      defaultComment: agreement == "ready" ? "Is ready." : "Agrees; there is no code for ready.",
      defaultAnswer: .call(
        response,
        [.init("code", .text(".\(agreement)")), .init("userActivity", .text("nil"))]))
    handle = HandlerMethodTemplate(
      name: "handle", parameter: "intent: \(name)", label: "intent", completionLabel: "completion",
      answer: response, comment: ["Carries out the request."], defaultComment: nil,
      defaultAnswer: .text(""))
    updates = intent.updateObserver.map { Self.updates(of: name, to: $0) } ?? []
  }

  /// The methods around a stream of news.
  private static func updates(of intent: String, to observer: String) -> [UpdateMethod] {
    [
      UpdateMethod(
        head: "func startSendingUpdates",
        parameters: ["for intent: \(intent)", "to observer: any \(SwiftNames.type(observer))"],
        comment: "Begins to tell an observer of every change."),
      UpdateMethod(
        head: "func stopSendingUpdates", parameters: ["for intent: \(intent)"],
        comment: "Ends what ``startSendingUpdates(for:to:)`` began."),
    ]
  }

  /// A parameter in a sentence: its words, or its name where a question stands behind it.
  private static func subject(_ parameter: String, type: SwiftType) -> String {
    type.name == "Bool" ? "`\(parameter)`" : "the \(SwiftNames.words(parameter))"
  }
}
