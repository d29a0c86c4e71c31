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
  let world: TestWorld
  private let exhaustivity: Exhaustivity
  /// The conversation so far, continued by the request and the test.
  let progress: Locked<TestedConversation<Request>>

  init(_ tester: IntentTester<Request>, clock: ManualClock, exhaustivity: Exhaustivity) {
    intent = tester.intent
    world = tester.world
    self.clock = clock
    self.exhaustivity = exhaustivity
    progress = Locked(
      TestedConversation(tester.intent, in: tester.world, exhaustivity: exhaustivity))
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
  ///   - reason: The reason in the result.
  ///   - options: The titles of the options, in order. The titles of an enumeration's cases are their
  ///     names in words, in every language: `outdoor`.
  ///   - heard: The spoken question.
  ///   - shown: The displayed question.
  ///   - fileID: The module and file of the caller, where the test fails.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public func asks(
    _ property: PartialKeyPath<Request>, element: Int? = nil, why: ResultKind? = nil,
    reason: ResultReason? = nil, options: [String]? = nil, heard: String? = nil,
    shown: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let named = intent.resolvers.first { ($0.property as PartialKeyPath<Request>?) == property }
    guard let resolver = named else {
      let known = intent.resolvers.map { "\\.\($0.parameter)" }
      let message = """
        \(intent.schema.name) has no method that resolves this property, so Siri never asks about it. Siri can ask about \
        \(known.joined(separator: ", ")).
        """
      return await step(at: place) { $0.expectImpossible(message) }
    }
    let turn = ScenarioTurn(
      asked: resolver.parameter, element: element, why: why, reason: reason?.rawValue,
      options: options, heard: heard, shown: shown, answer: nil)
    await expect(turn, at: place)
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

  /// Expects the question which parameter the user wants to change.
  ///
  /// The answer is the name of a parameter, possibly with its new value.
  public func asksWhatToChange(
    heard: String? = nil, shown: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    await expect(
      ScenarioTurn(asked: ScriptedDialogue.changeKey, heard: heard, shown: shown, answer: nil),
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

  /// Expects the question that asks the user to allow the assistant to use the app.
  public func asksForAuthorization(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await expect(
      ScenarioTurn(asked: ScriptedDialogue.authorizationKey, answer: nil),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // MARK: - Answers

  /// Answers the pending question with text, interpreted as in a scenario.
  ///
  /// The test fails if the text doesn't answer the question. To test an answer that the assistant
  /// doesn't understand, pass `.notUnderstood("…")`.
  public func answers(
    _ text: some StringProtocol, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    // A generic text lets the compiler name a misspelled member of `Answer`.
    let text = String(text)
    await answer(at: place) { [world] prompt, context in
      let answer = AnswerReader(world.language, now: world.now).answer(
        from: text, to: prompt, context: context)
      return TestedAnswer(
        answer: world.contacts.filling(answer, to: prompt, context: context), text: text)
    }
  }

  /// Answers the pending question with a value such as `.option(0)`, `.cancel`, or `.unavailable`.
  ///
  /// The test fails if the answer doesn't fit the question, unless it is `.notUnderstood("…")`.
  public func answers(
    _ answer: Answer, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await self.answer(
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { _, _ in TestedAnswer(answer: answer) }
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
    guard exhaustivity != .off else { return }
    await step(at: place) { $0.finish() }
  }

  /// Ends the test's part, and leaves the current and all further questions unanswered.
  func close() async {
    progress.withLock { $0.close() }
    await dialogue.close()
  }

  /// Expects a question.
  func expect(_ turn: ScenarioTurn, at place: SourcePlace) async {
    let note = intent.schema.note(onReasonOf: turn)
    await step(at: place) { conversation in
      conversation.expect(turn, note: note) { spoken($0).exchanges.last?.question }
    }
  }

  private func answer(
    at place: SourcePlace, _ read: (Prompt, DialogueContext) -> TestedAnswer
  ) async {
    guard await arrive(at: place) else { return }
    let (answer, failure) = progress.withLock { $0.answer(at: place, read) }
    if let failure { report(failure, at: place) }
    if let answer { await dialogue.answer(answer) }
  }

  /// Waits for the next question or the end, unless the test is there already.
  ///
  /// - Parameter place: The line of the test.
  /// - Returns: False if the remaining lines of the test are ignored.
  private func arrive(at place: SourcePlace) async -> Bool {
    if let failure = progress.withLock({ $0.expectOpen() }) {
      report(failure, at: place)
      return false
    }
    if progress.withLock({ $0.isWaiting }) {
      let moment = await dialogue.next()
      if let (failure, place) = progress.withLock({ $0.arrive(at: moment) }) {
        report(failure, at: place)
      }
    }
    return !progress.withLock { $0.isLost }
  }

  /// Waits for the next question or the end, runs a line of the test there, and reports its failure.
  func step(
    at place: SourcePlace,
    _ body: (inout TestedConversation<Request>) -> TestedConversation<Request>.Failure?
  ) async {
    guard await arrive(at: place), let failure = progress.withLock({ body(&$0) }) else { return }
    report(failure, at: place)
  }

  /// Waits for the end, and compares it with the expectation.
  ///
  /// - Returns: The run, or nil if the request hasn't ended.
  func expectEnd(
    as result: Outcome.Result?, isAny: Bool, at place: SourcePlace,
    _ differences: (IntentRun<Request>) -> [TestedConversation<Request>.Difference]
  ) async -> IntentRun<Request>? {
    guard await arrive(at: place) else { return nil }
    let (run, failure) = progress.withLock { $0.expectEnd(as: result, isAny: isAny, differences) }
    if let failure { report(failure, at: place) }
    return run
  }

  /// Fails the test.
  func report(_ failure: TestedConversation<Request>.Failure, at place: SourcePlace) {
    let (events, late, log) = progress.withLock { ($0.events, $0.lateVerdicts, $0.log) }
    var text = ConversationText(language: world.language, schema: intent.schema, now: world.now)
    let conversation =
      text.linesWithMissingMethods(for: Trace(events)) + late.flatMap { text.lines(for: $0) }
    TestFailure(
      message: FailureText.make(
        failure.problem, conversation: conversation, log: log, differences: failure.differences,
        fixes: failure.fixes),
      place: place
    ).report()
  }

  /// Returns the conversation in words.
  func spoken(_ trace: Trace) -> Conversation { world.conversation(trace, of: intent.schema) }
}

extension TestWorld {
  /// Returns the conversation of a trace in words.
  func conversation(_ trace: Trace, of schema: IntentSchema) -> Conversation {
    Conversation(trace, language: language, now: now, schema: schema)
  }
}

extension IntentSchema {
  /// Returns a sentence on a question's expected reason, or nil if the handler can give the reason.
  fileprivate func note(onReasonOf turn: ScenarioTurn) -> String? {
    let method = resolveMethods.first { $0.isCurrent && $0.parameter == turn.asked }
    guard let reason = turn.reason, let method else { return nil }
    let known = (method.unsupportedReasons + method.confirmationReasons).map(\.name)
    guard !known.contains(reason), definitions == nil else { return nil }
    let others =
      known.isEmpty ? "It has no reasons." : "Its reasons are \(known.joined(separator: ", "))."
    return "\(method.method) never gives the reason \(reason). \(others)"
  }
}
