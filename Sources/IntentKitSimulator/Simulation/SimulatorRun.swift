public import IntentKitCore

/// What came of a scenario.
public struct SimulatorRun: Sendable {
  /// The scenario.
  public let file: ScenarioFile
  /// What the scenario may leave open, as it was decided for this run.
  public let choices: Choices
  /// The app, by the name the user knows.
  public let app: AppDescription
  /// How long the handler had for each answer.
  public let limit: Duration
  /// The intent with the values that were settled.
  public let intent: any Intent
  /// The last response of the handler, if there was one.
  public let response: (any IntentResponse)?
  /// Everything that happened.
  public let trace: Trace
  /// Answers by parameter that were given beside the scenario's turns.
  public let answers: [String: [String]]
  /// What was learnt of the app’s process; nil for an app in this program.
  public var launch: LaunchReport?

  /// What a scenario may leave open.
  public struct Choices: Sendable, Hashable {
    /// The app, by its own name.
    public var app: String
    /// The language that was spoken.
    public var language: Language
    /// The date and time of the request.
    public var now: Date
    /// Whether time was the time on the wall.
    public var isRealTime: Bool
  }

  /// What the response can say, its code included; none where there was no response.
  var responseFields: [ParameterSchema] {
    guard let response else { return [] }
    let fields = type(of: response).recordSchema.fields
    // The type of such a response does not know what the intent's responses say.
    return response is DynamicIntentResponse ? fields + intent.schema.responseProperties : fields
  }

  /// How the request ended.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// What was said.
  public var conversation: Conversation {
    Conversation(
      trace, language: choices.language, now: choices.now, schema: intent.schema)
  }

  /// Where the request did not go as the scenario says.
  public var differences: [ExpectationDifference] {
    let script = script
    // Words take longer to make than all else here, and few scenarios mention them.
    lazy var exchanges = conversation.exchanges
    return script.lines.enumerated().flatMap { number, line in
      differences(of: line, question: exchanges[number].question)
    }
      + (expectation?.differences(from: self) ?? [])
      + unusedAnswers(script)
  }

  /// What the scenario expects; a strict one expects that there is no verdict unless it names it.
  private var expectation: Expectation? {
    guard file.scenario.strict else { return file.scenario.expect }
    var expectation = file.scenario.expect ?? Expectation()
    expectation.verdicts = expectation.verdicts ?? []
    return expectation
  }

  /// The status with which a command that ran this scenario exits.
  public var status: ExitStatus {
    if trace.hasFault { return .contractBroken }
    if outcome.isNotStarted { return .notStarted }
    guard differences.isEmpty else { return .endedOtherwise }
    let expectsEnd = file.scenario.expect?.outcome != nil || file.scenario.expect?.code != nil
    return expectsEnd || outcome.isGood ? .success : .endedOtherwise
  }

  // MARK: - Turns

  /// Which answer went to which question.
  struct Script {
    /// One question, and where its answer stood.
    struct Line {
      var prompt: Prompt
      /// What was answered; nil when the request ended before there was an answer.
      var answer: Answer?
      /// The turn of the scenario that it used up.
      var turn: Int?
      /// What was to be said; nil where somebody else was asked.
      var text: String?
    }

    /// The questions, in order.
    var lines: [Line] = []
    /// How many turns were used.
    var turns = 0
    /// How many answers were used, by parameter.
    var used: [String: Int] = [:]
  }

  /// The script as ``ScriptedDialogue`` goes through it: an answer for the parameter goes before the next turn.
  var script: Script {
    var script = Script()
    for event in trace.events {
      if case .answered(let answer) = event.kind, !script.lines.isEmpty {
        script.lines[script.lines.count - 1].answer = answer
      }
      guard case .asked(let prompt) = event.kind else { continue }
      let used = script.used[prompt.subject, default: 0]
      var line = Script.Line(prompt: prompt)
      if let answers = answers[prompt.subject], used < answers.count {
        script.used[prompt.subject] = used + 1
        line.text = answers[used]
      } else if script.turns < file.scenario.turns.count {
        line.turn = script.turns
        line.text = file.scenario.turns[script.turns].answer
        script.turns += 1
      }
      script.lines.append(line)
    }
    return script
  }

  private func differences(
    of line: Script.Line, question: @autoclosure () -> Utterance
  ) -> [ExpectationDifference] {
    let scenario = file.scenario
    if let index = line.turn {
      return scenario.turns[index].differences(
        from: line.prompt, question: question(), isStrict: scenario.strict,
        at: [.name("turns"), .index(index)])
    }
    guard scenario.strict else { return [] }
    return ExpectationDifference.between(
      "a turn for every question", "none for one about \(line.prompt.subject)",
      at: [.name("turns")])
  }

  /// The differences for answers that nobody asked for.
  private func unusedAnswers(_ script: Script) -> [ExpectationDifference] {
    let turns = file.scenario.turns.enumerated().dropFirst(script.turns).map { index, turn in
      ExpectationDifference(
        path: ParameterPath([.name("turns"), .index(index)]),
        expected: turn.answer.map { "a question for \($0.asAnswer)" }
          ?? "a question about \(turn.asked ?? "anything")",
        found: "none")
    }
    let answers = answers.sorted { $0.key < $1.key }.flatMap { name, answers in
      answers.dropFirst(script.used[name, default: 0]).map { answer in
        ExpectationDifference(
          path: ParameterPath([.name("answers"), .name(name)]),
          expected: "a question for \(answer.asAnswer)", found: "none")
      }
    }
    return turns + answers
  }
}

extension String {
  /// This text as an answer that is spoken of.
  fileprivate var asAnswer: String {
    isEmpty ? "this silence" : "the answer “\(shortened(to: 60))”"
  }
}

extension Outcome {
  /// Whether no handler could be started, because of the app's declarations or because it has none.
  public var isNotStarted: Bool {
    guard result == .refused, let reason else { return false }
    return reason == .noHandler || Outcome.Reason.obstacles.contains(reason)
  }
}

extension Prompt {
  /// What the question is about, as scenarios name it.
  public var subject: String {
    switch kind {
    case .request: ScriptedDialogue.confirmationKey
    case .unlock: ScriptedDialogue.unlockKey
    case .value, .choice, .confirmation: parameter ?? ""
    }
  }
}
