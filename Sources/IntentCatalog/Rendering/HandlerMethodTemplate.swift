/// One method of a handler protocol, in the forms that a handling file needs.
struct HandlerMethodTemplate {
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
