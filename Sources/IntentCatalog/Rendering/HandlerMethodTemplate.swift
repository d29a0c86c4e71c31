/// One method of a handler protocol, in the forms that generated code contains.
package struct HandlerMethodTemplate {
  /// The name: `resolveSoup`.
  package var name: String
  /// The parameters, without the completion.
  package var parameters: [String]
  /// The arguments with which another form of the method is called.
  package var arguments: String
  /// The modifiers of the asynchronous form: `async` or `async throws`; nil for a method that
  /// returns at once and has only one form.
  package var effects: String?
  /// The type of the result.
  package var result: String
  /// The completion's label and type.
  package var completion: (label: String, type: String)
  /// The function that waits for the completion.
  package var waiting: String
  /// The paragraphs about the method.
  package var comment: [String?]
  /// The result of the default implementation, and the statements by which it completes, if any.
  package var absence: (result: String, completion: [Statement])?
  /// The modifier of the asynchronous form, followed by a space, or nothing.
  package var modifier: String
  /// Whether the method has no asynchronous form.
  package var hasOnlyCompletion: Bool

  /// Creates a method.
  package init(
    name: String, parameters: [String], arguments: String, effects: String? = "async",
    result: String, completion: (label: String, type: String),
    waiting: String = "withCompletion", comment: [String?],
    absence: (result: String, completion: [Statement])? = nil, modifier: String = "",
    hasOnlyCompletion: Bool = false
  ) {
    self.name = name
    self.parameters = parameters
    self.arguments = arguments
    self.effects = effects
    self.result = result
    self.completion = completion
    self.waiting = waiting
    self.comment = comment
    self.absence = absence
    self.modifier = modifier
    self.hasOnlyCompletion = hasOnlyCompletion
  }

  /// Creates a method that resolves a parameter.
  package init(
    resolving intent: String, named name: String, result: String, isPerElement: Bool,
    comment: [String?], core: (String) -> String = { $0 }
  ) {
    let whole = isPerElement ? "[\(result)]" : result
    let absence = isPerElement ? "[.notImplemented]" : ".notImplemented"
    self.init(
      name: name, parameters: ["for intent: \(intent)"], arguments: "for: intent", result: whole,
      completion: ("with", "\(core("Completion"))<\(whole)>"), comment: comment,
      absence: (absence, [Statement("completion(\(absence))")]))
  }

  /// Creates the method that confirms or handles an intent.
  package init(
    _ name: String, intent: String, response: String, comment: String, absence: String?,
    core: (String) -> String = { $0 }
  ) {
    self.init(
      name: name, parameters: ["intent: \(intent)"], arguments: "intent: intent",
      result: response, completion: ("completion", "\(core("Completion"))<\(response)>"),
      comment: [comment],
      absence: absence.map { ($0, [Statement("completion(\($0))")]) })
  }

  private var returning: String {
    "\(effects.map { "\($0) " } ?? "")-> \(result)"
  }

  private var completionParameter: String {
    let label = completion.label == "completion" ? "" : "\(completion.label) "
    return "\(label)completion: @escaping \(completion.type)"
  }

  /// The method in the asynchronous protocol.
  package var asyncRequirement: [String] {
    Declaration.comment(comment, indent: 2)
      + Declaration.function("\(modifier)func \(name)", parameters, returning, indent: 2)
  }

  /// Returns the default implementation for the asynchronous protocol.
  package func asyncDefault(_ access: String) -> [String]? {
    absence.map { value, _ in
      Declaration.function(
        "\(access)\(modifier)func \(name)", parameters, returning, body: [Statement(value)],
        indent: 2)
    }
  }

  /// The method in the protocol with completions, without the comment that the asynchronous one has.
  package var completionRequirement: [String]? {
    effects.map { _ in
      Declaration.function("func \(name)", parameters + [completionParameter], indent: 2)
    }
  }

  /// Returns the default implementation for the protocol with completions.
  package func completionDefault(_ access: String) -> [String]? {
    guard effects != nil, let absence else { return nil }
    return Declaration.function(
      "\(access)func \(name)", parameters + [completionParameter], body: absence.completion,
      indent: 2)
  }

  /// Returns the asynchronous method that calls the one with a completion.
  package func bridge(_ access: String) -> [String]? {
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

extension [HandlerMethodTemplate] {
  /// Returns the parts of both protocols of an intent's handlers, the asynchronous one and the one
  /// with completions.
  ///
  /// - Parameters:
  ///   - access: The modifier of members, followed by a space, or nothing.
  ///   - heads: The comments and heads of the protocols, and the heads of their extensions.
  ///   - requirements: Further requirements of the asynchronous protocol.
  ///   - defaults: Their default implementations.
  /// - Returns: The declarations.
  package func protocols(
    _ access: String, _ heads: (async: HandlerHeads, completion: HandlerHeads),
    requirements: [[String]] = [], defaults: [[String]] = []
  ) -> [String] {
    heads.async.declarations(
      requirements: Page.separated(map(\.asyncRequirement) + requirements),
      defaults: compactMap { $0.asyncDefault(access) } + defaults)
      + [""]
      + heads.completion.declarations(
        requirements: compactMap(\.completionRequirement).flatMap(\.self),
        defaults: compactMap { $0.completionDefault(access) } + compactMap { $0.bridge(access) })
  }
}

/// The lines before the members of a handler protocol and of its extension.
package struct HandlerHeads {
  /// The comment and the head of the protocol.
  package var requirements: [String]
  /// The head of the extension.
  package var defaults: String

  /// Creates heads.
  package init(requirements: [String], defaults: String) {
    self.requirements = requirements
    self.defaults = defaults
  }

  fileprivate func declarations(requirements: [String], defaults: [[String]]) -> [String] {
    self.requirements + requirements
      + ["}", "", "// MARK: - Default implementations", "", self.defaults]
      + defaults.joined() + ["}"]
  }
}
