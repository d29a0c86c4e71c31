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
  /// Answers of the scenario that nobody asked for.
  public let unusedAnswers: [String]

  /// How the request ended.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// Where the request did not go as the scenario says.
  public var differences: [ExpectationDifference] {
    var differences = turnDifferences
    differences += file.scenario.expect?.differences(from: trace) ?? []
    for answer in unusedAnswers {
      differences.append(
        ExpectationDifference(
          path: ParameterPath([.name("turns")]), expected: "a question for the answer “\(answer)”",
          found: "none"))
    }
    return differences
  }

  /// The status with which a command that ran this scenario exits.
  public var status: ExitStatus {
    if trace.hasFault { return .contractBroken }
    guard differences.isEmpty else { return .endedOtherwise }
    let expectsEnd = file.scenario.expect?.outcome != nil || file.scenario.expect?.code != nil
    return expectsEnd || outcome.isGood ? .success : .endedOtherwise
  }

  private var turnDifferences: [ExpectationDifference] {
    // A question that is put again belongs to the turn of the first.
    let prompts = trace.prompts.filter { !$0.isRepeated }
    var differences: [ExpectationDifference] = []
    for (index, (turn, prompt)) in zip(file.scenario.turns, prompts).enumerated() {
      let path = ParameterPath([.name("turns"), .index(index)])
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
    }
    return differences
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
