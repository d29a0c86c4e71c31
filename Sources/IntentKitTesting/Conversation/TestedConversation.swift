import IntentKitCore
import IntentKitSimulator

/// A conversation as a test has expected it so far: a value that takes the events of the request and
/// the lines of the test, and returns the failures.
struct TestedConversation<Request: Intent> {
  /// The position of the test.
  private enum State {
    /// The request is running, and the test waits for a question or the end.
    case running
    /// The test is at a question.
    case asked(Prompt, DialogueContext, isExpected: Bool)
    /// The test is at the end.
    case ended(isExpected: Bool)
    /// The conversation can't continue after a failure.
    case lost
    /// The closure with the test's lines has returned.
    case closed
  }

  /// A failure of the test.
  struct Failure {
    var problem: String
    var differences: [Difference] = []
    /// The lines of Swift that solve the problem.
    var fixes: [Fix] = []
  }

  /// The name of a difference, with the expected and the actual value.
  typealias Difference = (name: String, expected: String, found: String)

  /// The events so far.
  private(set) var events: [TraceEvent] = []
  /// The verdicts after the end.
  private(set) var lateVerdicts: [Verdict] = []
  /// The output of a separate process, known after the end.
  private(set) var log: [String] = []
  /// The result of the request, known before the test is at the end.
  private(set) var run: IntentRun<Request>?
  private var state = State.running
  /// The last answer, with the line that gave it.
  private var lastAnswer: (prompt: Prompt, answer: TestedAnswer, place: SourcePlace)?
  /// The number of verdicts that the test has expected.
  private var expectedVerdictCount = 0
  /// Whether the test has expected the screen at its position.
  var isScreenExpected = false
  /// Whether the world's fault has occurred; nil in a world without a fault.
  private var hasFaultOccurred: Bool?
  private let swift: SwiftLine
  let exhaustivity: Exhaustivity
  /// Returns the words and the screens of a trace.
  let words: @Sendable (Trace) -> Conversation
  /// The subjects of questions, in the order in which the assistant asks about them.
  private let subjects: [String]

  init(_ intent: Request, in world: TestWorld, exhaustivity: Exhaustivity) {
    swift = SwiftLine(of: Request.self, in: world)
    subjects =
      [ScriptedDialogue.unlockKey] + intent.resolvers.map(\.parameter)
      + [ScriptedDialogue.confirmationKey]
    self.exhaustivity = exhaustivity
    words = { [schema = intent.schema] in world.conversation($0, of: schema) }
    hasFaultOccurred = world.fault == nil ? nil : false
  }

  /// Whether the test must wait for the next question or the end.
  var isWaiting: Bool { if case .running = state { true } else { false } }

  /// Whether the request has ended, and the test is there.
  var isAtEnd: Bool { if case .ended = state { true } else { false } }

  /// Whether the remaining lines of the test are ignored.
  var isLost: Bool { if case .lost = state { true } else { false } }

  // MARK: - Events of the request

  /// Takes an event.
  mutating func note(_ event: TraceEvent) { events.append(event) }

  /// Takes a verdict after the end.
  mutating func note(late verdict: Verdict) { lateVerdicts.append(verdict) }

  /// Takes an occurrence of the injected fault.
  mutating func noteFault() { hasFaultOccurred = true }

  /// Takes the result.
  mutating func end(_ run: IntentRun<Request>, log: [String]) {
    self.run = run
    self.log = log
  }

  /// Moves a waiting test to the next question or the end.
  ///
  /// - Returns: The failure of an earlier answer that the request didn't accept, with its line.
  mutating func arrive(at moment: TestDialogue.Moment) -> (Failure, SourcePlace)? {
    guard isWaiting else { return nil }
    isScreenExpected = false
    guard case .asked(let prompt, let context) = moment else {
      state = .ended(isExpected: false)
      return nil
    }
    state = .asked(prompt, context, isExpected: false)
    // A question is repeated only if its answer wasn't understood.
    guard prompt.isRepeated, let (_, answer, place) = lastAnswer, !answer.isMisunderstood else {
      return nil
    }
    return (loseAnswer(answer, to: prompt, context, notAccepted(answer, prompt, context)), place)
  }

  /// Ends the test's part, because its closure has returned.
  mutating func close() { state = .closed }

  // MARK: - Lines of the test

  /// Returns the failure for a line that runs after the closure has returned.
  func expectOpen() -> Failure? {
    guard case .closed = state else { return nil }
    return Failure(
      problem: """
        This line runs after the closure of expectConversation has returned. Await it in the closure, without a task of \
        its own.
        """)
  }

  /// Expects a question.
  ///
  /// - Parameters:
  ///   - turn: The expected question.
  ///   - note: A sentence about the expectation, if it can't be met.
  ///   - question: Returns the words of the question that was asked last.
  /// - Returns: The failure, if any.
  mutating func expect(
    _ turn: ScenarioTurn, note: String?, in question: (Trace) -> Utterance?
  ) -> Failure? {
    let asked = turn.asked ?? ""
    guard case .asked(let prompt, let context, let isExpected) = state else {
      return lose(
        "Siri asks no more questions: the request has ended.",
        .insteadOfRest, [("the question", swift.subject(asked), "the end")])
    }
    guard !isExpected else {
      return lose("Siri's question has no answer yet, so Siri can't ask another.", .beforeLine)
    }
    let line = swift.question(prompt)
    guard asked == prompt.subject else {
      // The subject may come later, if the test answers this question.
      let comesLater = place(of: asked) > place(of: prompt.subject)
      let fix =
        comesLater
        ? Fix(expecting: [line, swift.answer(to: prompt, context: context)], .beforeLine)
        : Fix(expecting: [line], .insteadOfLine)
      return lose(
        "Siri asks about a different subject.",
        [("the question", swift.subject(asked), swift.subject(prompt.subject))], [fix])
    }
    state = .asked(prompt, context, isExpected: true)
    guard let question = question(Trace(events)) else { return nil }
    let differences = turn.differences(from: prompt, question: question, isStrict: false, at: [])
      .map { difference in
        let name = "\(difference.path)"
        return (
          name, swift.argument(name, difference.expected), swift.argument(name, difference.found)
        )
      }
    guard !differences.isEmpty else { return nil }
    let problem = ["Siri's question differs.", note].compactMap(\.self).joined(separator: " ")
    return Failure(
      problem: problem, differences: differences, fixes: [Fix(expecting: [line], .insteadOfLine)])
  }

  /// Expects a question that can never be asked, and ends the test's part.
  mutating func expectImpossible(_ problem: String) -> Failure {
    guard case .asked(let prompt, _, isExpected: false) = state else {
      return lose(problem, .insteadOfRest)
    }
    return lose(problem, [], [Fix(expecting: [swift.question(prompt)], .insteadOfLine)])
  }

  /// Answers the pending question.
  ///
  /// - Parameters:
  ///   - place: The line of the test.
  ///   - read: Returns the answer to a question.
  /// - Returns: The answer, or nil if there is no question that it fits; and a failure.
  mutating func answer(
    at place: SourcePlace, _ read: (Prompt, DialogueContext) -> TestedAnswer
  ) -> (answer: Answer?, failure: Failure?) {
    guard case .asked(let prompt, let context, let isExpected) = state else {
      return (nil, lose("Siri didn't ask for this answer: the request has ended.", .insteadOfRest))
    }
    let answer = read(prompt, context)
    let misfit = answer.misfit(to: prompt, context).map { reason in
      [notAccepted(answer, prompt, context), reason].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let isUnexpected = !isExpected && exhaustivity != .off
    let problem = "The test answers a question that it doesn't expect."
    if let misfit {
      // An answer that doesn't fit an unexpected question was meant for another one.
      let failure =
        isUnexpected
        ? lose(problem, .beforeLine) : loseAnswer(answer, to: prompt, context, misfit)
      return (nil, failure)
    }
    let missing = (isUnexpected ? [swift.question(prompt)] : []) + missingScreen
    state = .running
    lastAnswer = (prompt, answer, place)
    guard !missing.isEmpty else { return (answer.answer, nil) }
    let fix = Fix(expecting: missing, .beforeLine)
    let failure = Failure(
      problem: isUnexpected
        ? problem : "The test answers a question whose screen it doesn't expect.", fixes: [fix])
    return (answer.answer, failure)
  }

  /// Expects a verdict.
  mutating func expect(_ id: Verdict.ID) -> Failure? {
    let verdicts = unexpectedVerdicts
    let index = exhaustivity != .off ? 0 : verdicts.firstIndex { $0.id == id } ?? 0
    if verdicts.indices.contains(index), verdicts[index].id == id {
      expectedVerdictCount += index + 1
      return nil
    }
    guard let found = verdicts.first else {
      let isOver = if case .ended = state { true } else { false }
      return Failure(
        problem: isOver
          ? "There is no such verdict on the handler. Remove the line."
          : """
          There is no verdict on the handler yet. Remove the line, or write it after the answer that leads to the verdict.
          """,
        differences: [("the verdict", SwiftLine.name(id), "none")])
    }
    expectedVerdictCount += 1
    return Failure(
      problem: "The verdict on the handler differs.",
      differences: [("the verdict", SwiftLine.name(id), SwiftLine.name(found.id))],
      fixes: [Fix(expecting: [SwiftLine.verdict(found.id)], .insteadOfLine)])
  }

  /// Expects the end.
  ///
  /// - Parameters:
  ///   - result: The expected result, if any.
  ///   - isAny: Whether the test would accept any end.
  ///   - differences: Compares the expected end with that of a run.
  /// - Returns: The run, or nil if the request hasn't ended; and a failure.
  mutating func expectEnd(
    as result: Outcome.Result?, isAny: Bool, _ differences: (IntentRun<Request>) -> [Difference]
  ) -> (run: IntentRun<Request>?, failure: Failure?) {
    guard case .ended = state, let run else {
      return (nil, lose("The request hasn't ended: Siri asks a question.", .beforeLine))
    }
    state = .ended(isExpected: true)
    let differences = differences(run)
    let problem: String? =
      if isAny {
        "The line accepts a failure as well as a success. Expect a result, a code, or a reason."
      } else if result == run.outcome.result, let absentApp = run.absentApp {
        absentApp
      } else {
        differences.isEmpty ? nil : "The request ended differently than expected."
      }
    guard let problem else { return (run, nil) }
    let failure = Failure(
      problem: problem, differences: differences,
      fixes: [Fix(expecting: [swift.end(run)], .insteadOfLine)])
    return (run, failure)
  }

  /// Returns the failure for a question, verdicts or an end that the test hasn't expected, or for a
  /// fault that didn't occur.
  func finish() -> Failure? {
    let lines = missingLines
    if case .ended = state, lines.isEmpty, hasFaultOccurred == false {
      return Failure(
        problem: """
          The fault of the world didn't occur: the handler wasn't called in its phase. Remove the fault or change its \
          phase.
          """)
    }
    guard !lines.isEmpty else { return nil }
    let problem: String
    switch state {
    case .running, .lost, .closed: return nil
    case .asked(_, _, isExpected: true): problem = "Siri's question has no answer."
    case .asked(_, _, isExpected: false): problem = "The test doesn't expect Siri's question."
    case .ended(isExpected: true) where missingVerdicts.isEmpty:
      problem = "The test doesn't expect the screen at the end."
    case .ended(isExpected: true):
      problem = "The test doesn't expect the verdict on the handler."
    case .ended(isExpected: false):
      problem = "The test doesn't expect the end of the request."
    }
    return Failure(problem: problem, fixes: [Fix(expecting: lines, .end)])
  }

  // MARK: - Implementation

  private var unexpectedVerdicts: [Verdict] {
    Array((Trace(events).verdicts + lateVerdicts).dropFirst(expectedVerdictCount))
  }

  /// The lines for verdicts that are missing from the test.
  private var missingVerdicts: [String] {
    // A test that expects the end of a refused request expects the verdict on the refusal as well.
    let isRefused = run?.outcome.result == .refused
    return unexpectedVerdicts.filter { !isRefused || !$0.isRefusal }
      .map { SwiftLine.verdict($0.id) }
  }

  /// The lines that are missing from the test at its position, in order.
  private var missingLines: [String] {
    switch state {
    case .running, .lost, .closed: return []
    case .asked(let prompt, let context, let isExpected):
      return missingVerdicts + (isExpected ? [] : [swift.question(prompt)]) + missingScreen
        + [swift.answer(to: prompt, context: context)]
    case .ended(let isExpected):
      return missingVerdicts
        + [isExpected ? nil : run.map { swift.end($0) }].compactMap(\.self) + missingScreen
    }
  }

  /// Returns the statement that an answer doesn't fit a question.
  private func notAccepted(
    _ answer: TestedAnswer, _ prompt: Prompt, _ context: DialogueContext
  ) -> String {
    answer.notAccepted(
      for: prompt, options: swift.optionTexts(of: prompt, context),
      changes: subjects.dropFirst().dropLast())
  }

  /// Returns the position of a subject among the questions of a request.
  private func place(of subject: String) -> Int { subjects.firstIndex(of: subject) ?? 0 }

  /// Ignores the remaining lines of the test, and returns the failure at its position.
  private mutating func lose(
    _ problem: String, _ place: Fix.Place, _ differences: [Difference] = []
  ) -> Failure {
    let lines = missingLines
    let advice = lines.isEmpty && place == .insteadOfRest ? " Remove the line." : ""
    return lose(problem + advice, differences, [Fix(expecting: lines, place)])
  }

  private mutating func lose(
    _ problem: String, _ differences: [Difference], _ fixes: [Fix]
  ) -> Failure {
    state = .lost
    return Failure(problem: problem, differences: differences, fixes: fixes)
  }

  /// Ignores the remaining lines of the test, because an answer doesn't fit its question.
  private mutating func loseAnswer(
    _ answer: TestedAnswer, to prompt: Prompt, _ context: DialogueContext, _ misfit: String
  ) -> Failure {
    var fixes = [
      Fix(
        "To give an answer that Siri understands, write instead of this line:",
        [swift.answer(to: prompt, context: context)])
    ]
    if let text = answer.text {
      fixes.append(
        Fix(
          "To test an answer that Siri doesn't understand, write instead of this line:",
          ["await siri.answers(.notUnderstood(\(text.debugDescription)))"]))
    }
    return lose(misfit, [], fixes)
  }
}
