/// One method of a handler protocol, in the forms that a handling file needs.
struct HandlerMethod {
  /// The name: `resolveContent`.
  let name: String
  /// The intent's parameter: `for intent: SendMessageIntent`.
  let parameter: String
  /// The label of the intent where the method is called: `for`.
  let label: String
  /// The label of the closure: `with`.
  let completionLabel: String
  /// What the method answers.
  let answer: String
  /// What the method does, in words.
  let comment: [String?]
  /// What the default does, in words; nil when there is none.
  let defaultComment: String?
  /// What the default answers, as an expression.
  let defaultAnswer: Expression

  private var completion: String {
    let label = completionLabel == "completion" ? "completion" : "\(completionLabel) completion"
    return "\(label): @escaping @Sendable (\(answer)) -> Void"
  }

  private var documentation: [String] {
    Declaration.comment(comment, indent: 2)
  }

  /// The method in the asynchronous protocol.
  var asyncRequirement: [String] {
    documentation
      + Declaration.function("func \(name)", [parameter], "async -> \(answer)", indent: 2)
  }

  /// What the asynchronous protocol does when a handler lacks the method.
  var asyncDefault: [String] {
    Declaration.comment(defaultComment, indent: 2)
      + Declaration.function(
        "public func \(name)", [parameter], "async -> \(answer)",
        body: [Statement("", defaultAnswer)],
        indent: 2)
  }

  /// The method in the protocol with completions.
  var completionRequirement: [String] {
    documentation + Declaration.function("func \(name)", [parameter, completion], indent: 2)
  }

  /// What the protocol with completions does when a handler lacks the method.
  var completionDefault: [String] {
    Declaration.comment(defaultComment, indent: 2)
      + Declaration.function(
        "public func \(name)", [parameter, completion],
        body: [Statement("", .call("completion", [.init(nil, defaultAnswer)]))], indent: 2)
  }

  /// The asynchronous method of a handler that answers through closures.
  var bridge: [String] {
    Declaration.function(
      "public func \(name)", [parameter], "async -> \(answer)",
      body: [
        Statement("await withCompletion { \(name)(\(label): intent, \(completionLabel): $0) }")
      ], indent: 2)
  }
}

/// A method that starts or stops the news to an observer.
struct UpdateMethod {
  let head: String
  let parameters: [String]
  let comment: String

  /// The method in the protocol.
  var requirement: [String] {
    Declaration.comment(comment, indent: 2) + Declaration.function(head, parameters, indent: 2)
  }

  /// What happens when a handler lacks the method: nothing.
  var emptyDefault: [String] {
    Declaration.comment("Sends nothing.", indent: 2)
      + Declaration.function("public \(head)", parameters, body: [], indent: 2)
  }
}

/// All methods of an intent's handler.
struct HandlerMethods {
  let resolve: [HandlerMethod]
  let confirm: HandlerMethod
  let handle: HandlerMethod
  let updates: [UpdateMethod]

  init(intent: CatalogIntent, codes: [String]) {
    let name = SwiftNames.type(intent.name)
    let response = SwiftNames.type(intent.response.name)
    resolve = intent.currentResolveMethods.map { method in
      let type = intent.parameters.first { $0.name == method.parameter }?.type ?? ""
      let subject = Self.subject(method.parameter, type: SwiftType(type))
      let result = SwiftNames.type(method.result)
      let isPerElement = method.isPerElement == true
      return HandlerMethod(
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
    confirm = HandlerMethod(
      name: "confirm", parameter: "intent: \(name)", label: "intent",
      completionLabel: "completion", answer: response,
      comment: ["Says whether the request could be carried out, without doing it."],
      defaultComment: agreement == "ready" ? "Is ready." : "Agrees; there is no code for ready.",
      defaultAnswer: .call(
        response,
        [.init("code", .text(".\(agreement)")), .init("userActivity", .text("nil"))]))
    handle = HandlerMethod(
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
