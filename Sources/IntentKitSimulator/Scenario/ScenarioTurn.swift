public import IntentKitCore

/// One question of a scenario and its answer; what it does not mention does not matter.
public struct ScenarioTurn: DeclaredRecord {
  /// What is asked about: a parameter, `confirmation` for the request as a whole, or `unlock`.
  public var asked: String?
  /// Which element of the parameter is in question, from zero.
  public var element: Int?
  /// The result that must have led to the question.
  public var why: ResultKind?
  /// The reason that must have come with the result, by name.
  public var reason: String?
  /// The titles of what the user may choose from.
  public var options: [String]?
  /// The question as it is heard.
  public var heard: String?
  /// The question as it is read.
  public var shown: String?
  /// What the user says; nil leaves the answer to whoever is there, which may be nobody.
  public var answer: String?

  /// Makes a turn.
  public init(
    asked: String? = nil, element: Int? = nil, why: ResultKind? = nil, reason: String? = nil,
    options: [String]? = nil, heard: String? = nil, shown: String? = nil, answer: String?
  ) {
    self.asked = asked
    self.element = element
    self.why = why
    self.reason = reason
    self.options = options
    self.heard = heard
    self.shown = shown
    self.answer = answer
  }

  public static let recordFields = RecordFields<ScenarioTurn>(
    name: "Turn",
    textField: "answer",
    .optional(
      "asked", \.asked,
      summary:
        "What is asked about: a parameter, confirmation for the request as a whole, or unlock."),
    .optional(
      "element", \.element, summary: "Which element of the parameter is in question, from zero."),
    .optional("why", \.why, summary: "The result that must have led to the question."),
    .optional(
      "reason", \.reason, summary: "The reason that must have come with the result, by name."),
    .optional(
      "options", \.options, summary: "The titles of all that the user may choose from, in order."),
    .optional("heard", \.heard, summary: "The question as it is heard."),
    .optional("shown", \.shown, summary: "The question as it is read."),
    .optional(
      "answer", \.answer,
      summary: "What the user says; without it, the answer is left to whoever is there, if anybody."
    )
  ) {
    asked, element, why, reason, options, heard, shown, answer throws(ParameterError) in
    guard asked != nil || answer != nil else {
      throw ParameterError(
        found: "a turn with neither “asked” nor “answer”", expected: "one of them, or both")
    }
    return ScenarioTurn(
      asked: asked, element: element, why: why, reason: reason, options: options, heard: heard,
      shown: shown, answer: answer)
  }

  /// Where a question is not as this turn says.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - question: Its words, which are made only for turns that mention them.
  ///   - isStrict: Whether the turn must name what is asked.
  ///   - place: Where the turn stands.
  package func differences(
    from prompt: Prompt, question: @autoclosure () -> Utterance, isStrict: Bool,
    at place: [ParameterPath.Step]
  ) -> [ExpectationDifference] {
    var differences: [ExpectationDifference] = []
    func compare(_ name: String, _ expected: String?, _ found: @autoclosure () -> String?) {
      guard let expected else { return }
      differences += ExpectationDifference.between(expected, found(), at: place + [.name(name)])
    }
    if let asked, asked != prompt.subject {
      compare("asked", "a question about \(asked)", "one about \(prompt.subject)")
    } else if asked == nil, isStrict {
      compare("asked", "the name of what is asked", "a question about \(prompt.subject)")
    }
    compare("element", element.map { "\($0)" }, prompt.element.map { "\($0)" } ?? "no element")
    compare("why", why?.rawValue, prompt.cause?.rawValue ?? "no result")
    compare("reason", reason, prompt.reason ?? "no reason")
    compare("options", options.map(Self.text), Self.text(prompt.options.map(\.title)))
    compare("heard", heard, question().heard)
    compare("shown", shown, question().read)
    return differences
  }

  private static func text(_ options: [String]) -> String {
    JSONWriter.text(options.parameterValue, style: .compact)
  }
}
