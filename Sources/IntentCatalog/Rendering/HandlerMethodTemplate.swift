/// One method of a handler protocol, in the forms that a handling file contains.
struct HandlerMethodTemplate {
  /// The name: `resolveContent`.
  let name: String
  /// The type of the intent.
  let intent: String
  /// Whether the method resolves a parameter, with other labels.
  var resolves = false
  /// The type of the result.
  let result: String
  /// The paragraphs of the method's comment.
  let comment: [String?]
  /// The comment and the result of the default implementation, if any.
  var absence: (comment: String, result: Expression)?

  /// The declaration of the intent's parameter: `for intent: SendMessageIntent`.
  private var parameter: String { "\(resolves ? "for " : "")intent: \(intent)" }

  private var completion: String {
    "\(resolves ? "with " : "")completion: @escaping @Sendable (\(result)) -> Void"
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
  var asyncDefault: [String]? {
    absence.map { comment, value in
      Declaration.comment(comment, indent: 2)
        + Declaration.function(
          "public func \(name)", [parameter], "async -> \(result)",
          body: [Statement("", value)], indent: 2)
    }
  }

  /// The method in the protocol with completions.
  var completionRequirement: [String] {
    documentation + Declaration.function("func \(name)", [parameter, completion], indent: 2)
  }

  /// The default implementation for the protocol with completions.
  var completionDefault: [String]? {
    absence.map { comment, value in
      Declaration.comment(comment, indent: 2)
        + Declaration.function(
          "public func \(name)", [parameter, completion],
          body: [Statement("", .call("completion", ["_": value]))], indent: 2)
    }
  }

  /// The asynchronous method that calls the one with a completion.
  var bridge: [String] {
    let labels = resolves ? ("for", "with") : ("intent", "completion")
    return Declaration.function(
      "public func \(name)", [parameter], "async -> \(result)",
      body: [
        Statement("await withCompletion { \(name)(\(labels.0): intent, \(labels.1): $0) }")
      ], indent: 2)
  }
}
