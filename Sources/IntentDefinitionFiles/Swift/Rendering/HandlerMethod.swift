import IntentCatalog

/// One method of a handler protocol, in the forms that generated code contains.
struct HandlerMethod {
  /// The name: `resolveSoup`.
  var name: String
  /// The parameters, without the completion.
  var parameters: [String]
  /// The arguments with which another form of the method is called.
  var arguments: String
  /// The modifiers of the asynchronous form: `async` or `async throws`; nil for a method that
  /// returns at once and has only one form.
  var effects: String?
  /// The type of the result.
  var result: String
  /// The completion's label, and the parameters of its closure.
  var completion: (label: String, parameters: String)
  /// The function that waits for the completion.
  var waiting: String
  /// A sentence about the method.
  var comment: String
  /// The sentence about the default implementation, its result, and the statements by which it
  /// completes, if any.
  var absence: (comment: String, result: String, completion: [Statement])?
  /// The modifier of the asynchronous form, followed by a space, or nothing.
  var modifier = ""
  /// Whether the method has no asynchronous form.
  var hasOnlyCompletion = false

  private var returning: String {
    "\(effects.map { "\($0) " } ?? "")-> \(result)"
  }

  private var completionParameter: String {
    let label = completion.label == "completion" ? "" : "\(completion.label) "
    return "\(label)completion: @escaping @Sendable (\(completion.parameters)) -> Void"
  }

  /// The method in the asynchronous protocol.
  var asyncRequirement: [String] {
    Comment.lines(comment, indent: 2)
      + Declaration.function("\(modifier)func \(name)", parameters, returning, indent: 2)
  }

  /// Returns the default implementation for the asynchronous protocol.
  func asyncDefault(_ access: String) -> [String]? {
    absence.map { comment, value, _ in
      Comment.lines(comment, indent: 2)
        + Declaration.function(
          "\(access)\(modifier)func \(name)", parameters, returning, body: [Statement(value)],
          indent: 2)
    }
  }

  /// The method in the protocol with completions.
  var completionRequirement: [String]? {
    effects.map { _ in
      Comment.lines(comment, indent: 2)
        + Declaration.function("func \(name)", parameters + [completionParameter], indent: 2)
    }
  }

  /// Returns the default implementation for the protocol with completions.
  func completionDefault(_ access: String) -> [String]? {
    guard effects != nil, let absence else { return nil }
    return Comment.lines(absence.comment, indent: 2)
      + Declaration.function(
        "\(access)func \(name)", parameters + [completionParameter], body: absence.completion,
        indent: 2)
  }

  /// Returns the asynchronous method that calls the one with a completion.
  func bridge(_ access: String) -> [String]? {
    effects.map { effects in
      let call = "\(name)(\(arguments), \(completion.label): $0)"
      let waiting = "\(effects == "async" ? "" : "try ")await \(waiting)"
      let oneLine = "\(waiting) { \(call) }"
      let body =
        Page.fits(oneLine, indent: 4)
        ? [Statement(oneLine)]
        : [Statement("\(waiting) {"), Statement("  \(call)"), Statement("}")]
      return Declaration.function(
        "\(access)\(modifier)func \(name)", parameters, returning, body: body, indent: 2)
    }
  }
}
