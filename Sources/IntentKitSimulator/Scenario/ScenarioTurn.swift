public import IntentKitCore

/// A question of a scenario and its answer.
///
/// A field that is nil isn't checked.
public struct ScenarioTurn: DeclaredRecord {
  /// The subject of the question: a parameter, `confirmation` for the entire request, `change` for
  /// the parameter to change, or `unlock`.
  public var asked: String?
  /// The index of the parameter's element in question.
  public var element: Int?
  /// The result that causes the question.
  public var why: ResultKind?
  /// The name of the reason that comes with the result.
  public var reason: String?
  /// The titles of the options, or of those that are spoken at once without a screen.
  public var options: [String]?
  /// The question, as spoken.
  public var heard: String?
  /// The question, as displayed.
  public var shown: String?
  /// Texts that the screen shows during the question, each possibly as a part of another.
  public var shows: [String]?
  /// The user's answer, or nil to leave it to the fallback dialogue.
  public var answer: String?

  /// Creates a turn.
  public init(
    asked: String? = nil, element: Int? = nil, why: ResultKind? = nil, reason: String? = nil,
    options: [String]? = nil, heard: String? = nil, shown: String? = nil,
    shows: [String]? = nil, answer: String?
  ) {
    self.asked = asked
    self.element = element
    self.why = why
    self.reason = reason
    self.options = options
    self.heard = heard
    self.shown = shown
    self.shows = shows
    self.answer = answer
  }

  public static let recordFields = RecordFields<ScenarioTurn>(
    name: "Turn",
    textField: "answer",
    .optional(
      "asked", \.asked,
      summary:
        "The subject of the question: a parameter, confirmation for the entire request, change for the parameter to change, unlock, or authorization for the permission to use the app."
    ),
    .optional(
      "element", \.element,
      summary: "The index of the parameter's element in question, counting from zero."),
    .optional("why", \.why, summary: "The result that causes the question."),
    .optional("reason", \.reason, summary: "The name of the reason that comes with the result."),
    .optional(
      "options", \.options,
      summary:
        "The titles of all options, in order. Without a screen, of the options that are spoken at once."
    ),
    .optional("heard", \.heard, summary: "The question, as spoken."),
    .optional("shown", \.shown, summary: "The question, as displayed."),
    .optional(
      "shows", \.shows,
      summary: "Texts on the screen during the question, such as those of the app's views."),
    .optional(
      "answer", \.answer,
      summary:
        "The user's answer. Without it, the simulator asks the fallback dialogue, such as the terminal."
    )
  ) {
    asked, element, why, reason, options, heard, shown, shows, answer throws(ParameterError) in
    guard asked != nil || answer != nil else {
      throw ParameterError(
        found: "a turn with neither “asked” nor “answer”", expected: "one of them, or both")
    }
    return ScenarioTurn(
      asked: asked, element: element, why: why, reason: reason, options: options, heard: heard,
      shown: shown, shows: shows, answer: answer)
  }

  /// Returns the differences between this turn and a question.
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - question: The words of the question, evaluated only if the turn mentions them.
  ///   - screen: The screen during the question, evaluated only if the turn mentions it.
  ///   - isStrict: Whether the turn must name the subject.
  ///   - place: The path of the turn.
  /// - Returns: The differences.
  package func differences(
    from prompt: Prompt, question: @autoclosure () -> Utterance,
    screen: @autoclosure () -> Screen? = nil, isStrict: Bool,
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
    compare("options", options.map(Self.text), Self.text(prompt.spokenTitles))
    compare("heard", heard, question().heard)
    compare("shown", shown, question().read)
    if let shows {
      differences += ExpectationDifference.missing(
        shows, on: screen(), at: place + [.name("shows")])
    }
    return differences
  }

  private static func text(_ options: [String]) -> String {
    JSONWriter.text(of: options)
  }
}

extension Prompt {
  /// The titles of the options that the question speaks.
  var spokenTitles: [String] { options[spokenIndices].map(\.title) }
}
