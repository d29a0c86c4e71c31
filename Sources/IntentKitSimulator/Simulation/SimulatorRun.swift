public import IntentKitCore

/// What came of a scenario.
public struct SimulatorRun: Sendable {
  /// The scenario.
  public let file: ScenarioFile
  /// The app, by the name the user knows.
  public let app: AppDescription
  /// The intent with the values that were settled.
  public let intent: any Intent
  /// The last response of the handler, if there was one.
  public let response: (any IntentResponse)?
  /// Everything that happened.
  public let trace: Trace
  /// Answers by parameter that were given beside the scenario's turns.
  public let answers: [String: [String]]

  /// How the request ended.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// Where the request did not go as the scenario says.
  public var differences: [ExpectationDifference] {
    let script = script
    return script.turns.flatMap { differences(of: $0.prompt, fromTurn: $0.index) }
      + (file.scenario.expect?.differences(from: trace) ?? [])
      + unusedAnswers(script)
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
  private struct Script {
    /// The turns that were used, each with the question it answered.
    var turns: [(index: Int, prompt: Prompt)] = []
    /// How many answers were used, by parameter.
    var used: [String: Int] = [:]
  }

  /// The script as ``ScriptedDialogue`` goes through it: an answer for the parameter goes before the next turn.
  private var script: Script {
    var script = Script()
    for prompt in trace.prompts {
      let used = script.used[prompt.subject, default: 0]
      if used < answers[prompt.subject, default: []].count {
        script.used[prompt.subject] = used + 1
      } else if script.turns.count < file.scenario.turns.count {
        script.turns.append((script.turns.count, prompt))
      }
    }
    return script
  }

  private func differences(of prompt: Prompt, fromTurn index: Int) -> [ExpectationDifference] {
    let turn = file.scenario.turns[index]
    let path = ParameterPath([.name("turns"), .index(index)])
    var differences: [ExpectationDifference] = []
    if let asked = turn.asked, asked != prompt.subject {
      differences.append(
        ExpectationDifference(
          path: ParameterPath(path.steps + [.name("asked")]),
          expected: "a question about \(asked)", found: "one about \(prompt.subject)"))
    }
    if let why = turn.why, why != prompt.cause {
      differences.append(
        ExpectationDifference(
          path: ParameterPath(path.steps + [.name("why")]), expected: why.rawValue,
          found: prompt.cause?.rawValue ?? "no result"))
    }
    return differences
  }

  /// The differences for answers that nobody asked for.
  private func unusedAnswers(_ script: Script) -> [ExpectationDifference] {
    let turns = file.scenario.turns.enumerated().dropFirst(script.turns.count).map { index, turn in
      ExpectationDifference(
        path: ParameterPath([.name("turns"), .index(index)]),
        expected: "a question for \(turn.answer.asAnswer)", found: "none")
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
  /// Whether there was nothing to start: the app’s declarations stand in the way, or it had no handler.
  public var isNotStarted: Bool {
    result == .refused
      && (reason == "noHandler" || reason.flatMap(AppObstacle.init(rawValue:)) != nil)
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
