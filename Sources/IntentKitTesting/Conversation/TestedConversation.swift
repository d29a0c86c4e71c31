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
  }

  /// A failure of the test.
  struct Failure {
    let problem: String
    var differences: [Difference] = []
    /// The lines of Swift that would expect what happened.
    var write: [String] = []
  }

  /// The name of a difference, with the expected and the actual value.
  typealias Difference = (name: String, expected: String, found: String)

  /// The events so far.
  private(set) var events: [TraceEvent] = []
  /// The output of a separate process, which is known after the end.
  private(set) var log: [String] = []
  /// The result of the request, which is known before the test is at the end.
  private(set) var run: IntentRun<Request>?
  private var state = State.running
  private var lateVerdicts: [Verdict] = []
  /// The number of verdicts that the test has expected.
  private var expectedVerdictCount = 0
  private let swift = SwiftLine(of: Request.self)
  private let exhaustivity: Exhaustivity

  init(exhaustivity: Exhaustivity) {
    self.exhaustivity = exhaustivity
  }

  /// Whether the test must wait for the next question or the end.
  var isWaiting: Bool { if case .running = state { true } else { false } }

  /// Whether the remaining lines of the test are ignored.
  var isLost: Bool { if case .lost = state { true } else { false } }

  // MARK: - Events of the request

  /// Takes an event.
  mutating func note(_ event: TraceEvent) { events.append(event) }

  /// Takes a verdict after the end.
  mutating func note(late verdict: Verdict) { lateVerdicts.append(verdict) }

  /// Takes the result.
  mutating func end(_ run: IntentRun<Request>, log: [String]) {
    self.run = run
    self.log = log
  }

  /// Moves a waiting test to the next question or the end.
  mutating func arrive(at moment: TestDialogue.Moment) {
    guard isWaiting else { return }
    state =
      switch moment {
      case .asked(let prompt, let context): .asked(prompt, context, isExpected: false)
      case .ended: .ended(isExpected: false)
      }
  }

  // MARK: - Lines of the test

  /// Expects a question.
  ///
  /// - Parameters:
  ///   - turn: The expected question.
  ///   - question: Returns the words of the question that was asked last.
  /// - Returns: The failure, if any.
  mutating func expect(_ turn: ScenarioTurn, in question: (Trace) -> Utterance?) -> Failure? {
    guard case .asked(let prompt, let context, let isExpected) = state else {
      return lose(
        "Siri asks no more questions: the request has ended.",
        differences: [("asked", "a question about \(turn.asked ?? "")", "the end")])
    }
    guard !isExpected else {
      return lose("Siri's question has no answer yet, so Siri can't ask another.")
    }
    guard let question = question(Trace(events)) else { return nil }
    let differences = turn.differences(from: prompt, question: question, isStrict: false, at: [])
      .map { ("\($0.path)", $0.expected, $0.found) }
    let write = [swift.question(prompt)]
    guard turn.asked == prompt.subject else {
      return lose(
        "Siri asks about a different subject.", differences: differences, write: write)
    }
    state = .asked(prompt, context, isExpected: true)
    guard !differences.isEmpty else { return nil }
    return Failure(problem: "Siri's question differs.", differences: differences, write: write)
  }

  /// Expects a question that can never be asked, and ends the test's part.
  mutating func expectImpossible(_ problem: String, _ difference: Difference) -> Failure {
    lose(problem, differences: [difference])
  }

  /// Answers the pending question.
  ///
  /// - Returns: The question that gets the answer, or nil if there is none; and a failure.
  mutating func answer() -> (question: (Prompt, DialogueContext)?, failure: Failure?) {
    guard case .asked(let prompt, let context, let isExpected) = state else {
      return (nil, lose("Siri didn't ask for this answer: the request has ended."))
    }
    state = .running
    guard !isExpected, exhaustivity == .on else { return ((prompt, context), nil) }
    let failure = Failure(
      problem: "The test answers a question that it doesn't expect.",
      write: [swift.question(prompt)])
    return ((prompt, context), failure)
  }

  /// Expects a verdict.
  mutating func expect(_ id: Verdict.ID) -> Failure? {
    let verdicts = unexpectedVerdicts
    let index = exhaustivity == .on ? 0 : verdicts.firstIndex { $0.id == id } ?? 0
    guard verdicts.indices.contains(index), verdicts[index].id == id else {
      if !verdicts.isEmpty { expectedVerdictCount += 1 }
      return Failure(
        problem: verdicts.isEmpty
          ? "There is no verdict on the handler here. Remove the line."
          : "The verdict on the handler differs.",
        differences: [("the verdict", id.rawValue, verdicts.first?.id.rawValue ?? "none")],
        write: verdicts.prefix(1).map { SwiftLine.verdict($0.id) })
    }
    expectedVerdictCount += index + 1
    return nil
  }

  /// Expects the end.
  ///
  /// - Parameter differences: Compares the expected end with that of a run.
  /// - Returns: The run, or nil if the request hasn't ended; and a failure.
  mutating func expectEnd(
    _ differences: (IntentRun<Request>) -> [Difference]
  ) -> (run: IntentRun<Request>?, failure: Failure?) {
    guard case .ended = state, let run else {
      return (nil, lose("The request hasn't ended: Siri asks a question."))
    }
    state = .ended(isExpected: true)
    let differences = differences(run)
    guard !differences.isEmpty else { return (run, nil) }
    let failure = Failure(
      problem: "The request ended differently than expected.", differences: differences,
      write: [swift.end(run.outcome)])
    return (run, failure)
  }

  /// Returns the failure for a question, verdicts or an end that the test hasn't expected.
  func finish() -> Failure? {
    let write = missingLines
    guard !write.isEmpty else { return nil }
    switch state {
    case .running, .lost: return nil
    case .asked(_, _, isExpected: true):
      return Failure(problem: "Siri's question has no answer.", write: write)
    case .asked(_, _, isExpected: false):
      return Failure(problem: "The test doesn't expect Siri's question.", write: write)
    case .ended(isExpected: true):
      return Failure(problem: "The test doesn't expect the verdict on the handler.", write: write)
    case .ended(isExpected: false):
      return Failure(problem: "The test doesn't expect the end of the request.", write: write)
    }
  }

  // MARK: - Implementation

  private var unexpectedVerdicts: [Verdict] {
    Array((Trace(events).verdicts + lateVerdicts).dropFirst(expectedVerdictCount))
  }

  /// The lines that are missing from the test at its position.
  private var missingLines: [String] {
    switch state {
    case .running, .lost: return []
    case .asked(let prompt, _, let isExpected):
      return (isExpected ? [] : [swift.question(prompt)]) + [swift.answer(to: prompt)]
    case .ended(let isExpected):
      let verdicts = unexpectedVerdicts.map { SwiftLine.verdict($0.id) }
      let end = isExpected ? nil : run.map { swift.end($0.outcome) }
      return verdicts + [end].compactMap(\.self)
    }
  }

  /// Ignores the remaining lines of the test, and returns the failure at its position.
  private mutating func lose(
    _ problem: String, differences: [Difference] = [], write: [String]? = nil
  ) -> Failure {
    defer { state = .lost }
    return Failure(problem: problem, differences: differences, write: write ?? missingLines)
  }
}
