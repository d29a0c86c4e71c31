/// One method of a handler protocol, in the forms that a handling file contains.
struct HandlerMethodTemplate {
  /// The name: `resolveContent`.
  let name: String
  /// The declaration of the intent's parameter: `for intent: SendMessageIntent`.
  let parameter: String
  /// The label of the intent in a call: `for`.
  let label: String
  /// The label of the closure: `with`.
  let completionLabel: String
  /// The type of the result.
  let result: String
  /// The paragraphs of the method's comment.
  let comment: [String?]
  /// The comment of the default implementation, or nil if the method has none.
  let defaultComment: String?
  /// The result of the default implementation.
  let defaultResult: Expression

  private var completion: String {
    let label = completionLabel == "completion" ? "completion" : "\(completionLabel) completion"
    return "\(label): @escaping @Sendable (\(result)) -> Void"
  }

  private var documentation: [String] {
    Declaration.comment(comment, indent: 2)
  }

  /// The method in the asynchronous protocol.
  var asyncRequirement: [String] {
    documentation
      + Declaration.function("func \(name)", [parameter], "async -> \(result)", indent: 2)
  }

  /// The default implementation for the asynchronous protocol.
  var asyncDefault: [String] {
    Declaration.comment(defaultComment, indent: 2)
      + Declaration.function(
        "public func \(name)", [parameter], "async -> \(result)",
        body: [Statement("", defaultResult)],
        indent: 2)
  }

  /// The method in the protocol with completions.
  var completionRequirement: [String] {
    documentation + Declaration.function("func \(name)", [parameter, completion], indent: 2)
  }

  /// The default implementation for the protocol with completions.
  var completionDefault: [String] {
    Declaration.comment(defaultComment, indent: 2)
      + Declaration.function(
        "public func \(name)", [parameter, completion],
        body: [Statement("", .call("completion", [.init(nil, defaultResult)]))], indent: 2)
  }

  /// The asynchronous method that calls the one with a completion.
  var bridge: [String] {
    Declaration.function(
      "public func \(name)", [parameter], "async -> \(result)",
      body: [
        Statement("await withCompletion { \(name)(\(label): intent, \(completionLabel): $0) }")
      ], indent: 2)
  }
}
