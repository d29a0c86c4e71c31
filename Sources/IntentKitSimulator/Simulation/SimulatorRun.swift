public import IntentKitCore

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The result of running a scenario.
public struct SimulatorRun: Sendable {
  /// The scenario.
  public let file: ScenarioFile
  /// The meanings of the scenario's sentence, beginning with the one that was run; nil without a
  /// sentence.
  public let reading: SentenceReading?
  /// The values of options that the scenario may omit.
  public let choices: Choices
  /// The app, with the display name that the user says.
  public let app: AppDescription
  /// The time limit for each answer of the handler.
  public let limit: Duration
  /// The schema of the request's intent.
  let requested: IntentSchema
  /// The intent with its resolved values; that of the booking if an option was picked in Maps.
  public let intent: any Intent
  /// The handler's last response, if any.
  public let response: (any IntentResponse)?
  /// The trace of the request.
  public let trace: Trace
  /// The answers by parameter that were given in addition to the scenario's turns.
  public let answers: [String: [String]]
  /// A report on the app's process, or nil for an app in this process.
  public var launch: LaunchReport?

  /// The options that a scenario may omit.
  public struct Choices: Sendable, Hashable {
    /// The display name of the app.
    public var app: String
    /// The language of the conversation.
    public var language: Language
    /// The date and time of the request.
    public var now: Date
    /// Whether the run took place in wall-clock time.
    public var isRealTime: Bool
  }

  /// The outcome of the request.
  public var outcome: Outcome { trace.outcome ?? Outcome(.failed) }

  /// The conversation with the user.
  public var conversation: Conversation { conversation(hasScreens: true) }

  private func conversation(hasScreens: Bool) -> Conversation {
    Conversation(
      trace, language: choices.language, now: choices.now, schema: intent.schema,
      hasScreens: hasScreens)
  }

  /// The differences between the run and the scenario.
  public var differences: [ExpectationDifference] {
    let script = script
    // The words are the most expensive part, and few scenarios mention them or the screens.
    lazy var conversation = conversation(hasScreens: file.scenario.mentionsScreens)
    return differencesOfMeaning
      + script.lines.enumerated().flatMap { number, line in
        differences(
          of: line, question: conversation.exchanges[number].question,
          screen: conversation.exchanges[number].screen)
      }
      + (expectation?.differences(from: self, in: conversation) ?? [])
      + unusedAnswers(script)
  }

  /// The differences between the meaning of the sentence and the intent and parameters beside it.
  private var differencesOfMeaning: [ExpectationDifference] {
    guard let interpretation = reading?.interpretations.first else { return [] }
    let scenario = file.scenario
    let intent =
      scenario.intent.map { expected in
        SystemIntents.named(expected)?.schema.name ?? expected
      } ?? interpretation.intent
    return ExpectationDifference.between(intent, interpretation.intent, at: [.name("intent")])
      + (intent == interpretation.intent
        ? PartialMatch.differences(
          between: scenario.parameters, and: interpretation.parameters(of: requested),
          requested.parameters, at: [.name("parameters")]) : [])
  }

  /// The scenario's expectation.
  ///
  /// A strict scenario expects no verdicts by default, except on a refusal that it expects.
  private var expectation: Expectation? {
    guard file.scenario.strict else { return file.scenario.expect }
    var expectation = file.scenario.expect ?? Expectation()
    expectation.verdicts = expectation.verdicts ?? impliedVerdicts.map(\.id)
    return expectation
  }

  /// The verdicts on a refusal that the scenario expects by its outcome.
  var impliedVerdicts: [Verdict] {
    guard file.scenario.expect?.outcome == .refused else { return [] }
    return trace.verdicts.filter(\.isRefusal)
  }

  // MARK: - Turns

  /// The assignment of answers to questions.
  struct Script {
    /// A question and the origin of its answer.
    struct Line {
      var prompt: Prompt
      /// The answer, or nil if the request ended before the answer.
      var answer: Answer?
      /// The index of the scenario's turn for this question.
      var turn: Int?
      /// The user's words, or nil if the fallback dialogue was asked.
      var text: String?
      /// Whether the user of the fallback dialogue was still typing the answer to the last question.
      var isContinued = false
    }

    /// The questions, in order.
    var lines: [Line] = []
    /// The number of turns that were used.
    var turns = 0
    /// The number of answers that were used, by parameter.
    var used: [String: Int] = [:]
  }

  /// The script in the order of ``ScriptedDialogue``.
  ///
  /// An answer for the parameter takes precedence over the next turn.
  var script: Script { script(of: trace) }

  /// Returns the script for the questions of a trace.
  func script(of trace: Trace) -> Script {
    var script = Script()
    for event in trace.events {
      if case .answered(let answer, _) = event.kind, !script.lines.isEmpty {
        script.lines[script.lines.count - 1].answer = answer
      }
      guard case .asked(let prompt) = event.kind else { continue }
      let used = script.used[prompt.subject, default: 0]
      var line = Script.Line(prompt: prompt)
      if script.lines.last?.answer?.isDraft == true {
        line.isContinued = true
      } else if let answers = answers[prompt.subject], used < answers.count {
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
    of line: Script.Line, question: @autoclosure () -> Utterance,
    screen: @autoclosure () -> Screen?
  ) -> [ExpectationDifference] {
    let scenario = file.scenario
    if let index = line.turn {
      return scenario.turns[index].differences(
        from: line.prompt, question: question(), screen: screen(), isStrict: scenario.strict,
        at: [.name("turns"), .index(index)])
    }
    guard scenario.strict, !line.isContinued else { return [] }
    return ExpectationDifference.between(
      "a turn for every question", "none for one about \(line.prompt.subject)",
      at: [.name("turns")])
  }

  /// Returns the differences for unused answers.
  private func unusedAnswers(_ script: Script) -> [ExpectationDifference] {
    if script.turns == file.scenario.turns.count, answers.isEmpty { return [] }
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
  /// A phrase that refers to the text as an answer.
  fileprivate var asAnswer: String {
    isEmpty ? "this silence" : "the answer “\(shortened(to: 60))”"
  }
}

extension Outcome {
  /// The result with the code and the reason, if any.
  package var resultWithCause: String {
    [result.rawValue, code, reason?.rawValue].compactMap(\.self).joined(separator: " · ")
  }

  /// Whether no handler was started, because of the app's declarations or because the app has no
  /// handler.
  public var isNotStarted: Bool {
    guard result == .refused, let reason else { return false }
    return reason == .noHandler || Outcome.Reason.obstacles.contains(reason)
  }
}

extension Scenario {
  /// Whether the scenario expects something on the screen.
  fileprivate var mentionsScreens: Bool {
    expect?.shows != nil || turns.contains { $0.shows != nil }
  }
}

extension Prompt {
  /// The subject of the question, as scenarios name it.
  public var subject: String {
    switch kind {
    case .request: ScriptedDialogue.confirmationKey
    case .unlock: ScriptedDialogue.unlockKey
    case .authorization: ScriptedDialogue.authorizationKey
    case .change: ScriptedDialogue.changeKey
    case .value, .choice, .confirmation: parameter ?? ""
    }
  }
}

extension SimulatorRun {
  /// Whether the run meets the scenario's expectation.
  ///
  /// Without an expectation, the request must succeed. A fault that the scenario expects isn't a
  /// failure, and neither is the verdict on a refusal that it expects by its outcome.
  public var passes: Bool { failures.isEmpty }

  /// The reasons why the run doesn't pass: the differences, and an unexpected fault or failure.
  public var failures: [ExpectationDifference] {
    let differences = differences
    let expect = file.scenario.expect
    let faults = trace.verdicts.filter { $0.severity == .fault && !impliedVerdicts.contains($0) }
    if !faults.isEmpty {
      // A strict scenario expects no verdict, so the differences contain the fault already.
      guard expect?.verdicts == nil, !file.scenario.strict else { return differences }
      return differences + [
        ExpectationDifference(
          path: ParameterPath([.name("expect"), .name("verdicts")]), expected: "no fault",
          found: faults.map(\.id.rawValue).joined(separator: ", "), isImplied: true)
      ]
    }
    guard differences.isEmpty else { return differences }
    if outcome.isGood || expect?.outcome != nil || expect?.code != nil { return [] }
    return [
      ExpectationDifference(
        path: ParameterPath([.name("expect"), .name("outcome")]), expected: "a good end",
        found: outcome.resultWithCause, isImplied: true)
    ]
  }
}
