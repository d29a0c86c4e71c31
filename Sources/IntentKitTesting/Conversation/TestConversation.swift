public import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// A running conversation between the assistant and a test that plays the user.
///
/// Each method waits for the event it expects, and fails the test at its own line if another event
/// occurs. If the conversation can't continue after a failure, its remaining lines are ignored.
public final class TestConversation<Request: Intent>: Sendable {
  /// The clock that the handler sleeps on, which a test can advance while a question is pending.
  public let clock: ManualClock

  let dialogue = TestDialogue()
  let intent: Request
  private let world: TestWorld
  private let exhaustivity: Exhaustivity
  /// The conversation so far, which the request and the test take forward.
  let progress: Locked<TestedConversation<Request>>

  init(_ tester: IntentTester<Request>, clock: ManualClock, exhaustivity: Exhaustivity) {
    intent = tester.intent
    world = tester.world
    self.clock = clock
    self.exhaustivity = exhaustivity
    progress = Locked(TestedConversation(exhaustivity: exhaustivity))
  }

  // MARK: - Questions

  /// Expects a question about a parameter.
  ///
  /// Arguments that you omit aren't compared.
  ///
  /// - Parameters:
  ///   - property: The property of the parameter, such as `\.recipients`.
  ///   - element: The index of the element in question.
  ///   - why: The handler's result that led to the question.
  ///   - reason: The name of the reason in the result.
  ///   - options: The titles of the options, in order.
  ///   - heard: The spoken question.
  ///   - shown: The displayed question.
  ///   - fileID: The module and file of the caller, where the test fails.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func asks(
    _ property: PartialKeyPath<Request>, element: Int? = nil, why: ResultKind? = nil,
    reason: String? = nil, options: [String]? = nil, heard: String? = nil, shown: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let named = intent.resolvers.first { ($0.property as PartialKeyPath<Request>?) == property }
    guard let resolver = named else {
      let known = intent.resolvers.map { "\\.\($0.parameter)" }
      return await loseQuestion(about: "this property", "another", known: known, at: place)
    }
    let turn = ScenarioTurn(
      asked: resolver.parameter, element: element, why: why, reason: reason, options: options,
      heard: heard, shown: shown, answer: nil)
    await expect(turn, at: place)
  }

  /// Fails the test because the expected question can never be asked.
  func loseQuestion(
    about subject: String, _ found: String, known: [String], at place: SourcePlace
  ) async {
    await step(at: place) { [intent] conversation in
      conversation.expectImpossible(
        "\(intent.schema.name) has no method that resolves \(subject), so Siri never asks about it.",
        (
          "the \(subject.split(separator: " ").last ?? "")",
          "one of \(known.joined(separator: ", "))", found
        ))
    }
  }

  /// Expects the question that asks the user to confirm the request.
  public func asksForConfirmation(
    heard: String? = nil, shown: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await expect(
      ScenarioTurn(
        asked: ScriptedDialogue.confirmationKey, heard: heard, shown: shown, answer: nil),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects the question that asks the user to unlock the device.
  public func asksToUnlock(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await expect(
      ScenarioTurn(asked: ScriptedDialogue.unlockKey, answer: nil),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // MARK: - Answers

  /// Answers the pending question with text, which is interpreted as in a scenario.
  public func answers(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await answer(at: place) { [world] prompt, context in
      let answer = AnswerReader(world.language).answer(from: text, to: prompt, context: context)
      return world.contacts.filling(answer, to: prompt, context: context)
    }
  }

  /// Answers the pending question with a value such as `.option(0)`, `.cancel`, or `.unavailable`.
  public func answers(
    _ answer: Answer, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await self.answer(
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { _, _ in answer }
  }

  // MARK: - Verdicts

  /// Expects the next verdict on the handler.
  public func judges(
    _ id: Verdict.ID, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await step(at: place) { $0.expect(id) }
  }

  // MARK: - Implementation

  /// Fails the test for a pending question, verdict, or end that it hasn't expected.
  func finish(at place: SourcePlace) async {
    guard exhaustivity == .on else { return }
    await step(at: place) { $0.finish() }
  }

  /// Expects a question.
  func expect(_ turn: ScenarioTurn, at place: SourcePlace) async {
    await step(at: place) { conversation in
      conversation.expect(turn) { spoken($0).exchanges.last?.question }
    }
  }

  private func answer(at place: SourcePlace, _ make: (Prompt, DialogueContext) -> Answer) async {
    guard await arrive() else { return }
    let (question, failure) = progress.withLock { $0.answer() }
    if let failure { report(failure, at: place) }
    if let (prompt, context) = question { await dialogue.answer(make(prompt, context)) }
  }

  /// Waits for the next question or the end, unless the test is there already.
  ///
  /// - Returns: False if the remaining lines of the test are ignored.
  private func arrive() async -> Bool {
    if progress.withLock({ $0.isWaiting }) {
      let moment = await dialogue.next()
      progress.withLock { $0.arrive(at: moment) }
    }
    return !progress.withLock { $0.isLost }
  }

  /// Waits for the next question or the end, runs a line of the test there, and reports its failure.
  private func step(
    at place: SourcePlace,
    _ body: (inout TestedConversation<Request>) -> TestedConversation<Request>.Failure?
  ) async {
    guard await arrive(), let failure = progress.withLock({ body(&$0) }) else { return }
    report(failure, at: place)
  }

  /// Waits for the end, and compares it with the expectation.
  ///
  /// - Returns: The run, or nil if the request hasn't ended.
  func expectEnd(
    at place: SourcePlace,
    _ differences: (IntentRun<Request>) -> [TestedConversation<Request>.Difference]
  ) async -> IntentRun<Request>? {
    guard await arrive() else { return nil }
    let (run, failure) = progress.withLock { $0.expectEnd(differences) }
    if let failure { report(failure, at: place) }
    return run
  }

  /// Fails the test.
  func report(_ failure: TestedConversation<Request>.Failure, at place: SourcePlace) {
    let (events, log) = progress.withLock { ($0.events, $0.log) }
    var text = ConversationText(language: world.language, schema: intent.schema, now: world.date)
    TestFailure(
      message: FailureText.make(
        failure.problem, conversation: text.linesWithMissingMethods(for: Trace(events)),
        log: log,
        differences: failure.differences, write: failure.write),
      place: place
    ).report()
  }

  /// Returns the conversation in words.
  func spoken(_ trace: Trace) -> Conversation {
    Conversation(trace, language: world.language, now: world.date, schema: intent.schema)
  }
}
