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
  private let swift = SwiftLine(of: Request.self)
  let intent: Request
  private let world: TestWorld
  private let app: AppDescription
  private let exhaustivity: Exhaustivity
  private let monitor = Locked(State())

  private struct State {
    var events: [TraceEvent] = []
    var lateVerdicts: [Verdict] = []
    var run: IntentRun<Request>?
    /// The output of a separate process.
    var log: [String] = []
    /// The pending question or the end; nil while the request is running.
    var moment: TestDialogue.Moment?
    /// Whether the test has expected this moment.
    var isExpected = false
    /// The number of verdicts that the test has expected.
    var readVerdicts = 0
    /// Whether the conversation can't continue after a failure.
    var isLost = false

    var verdicts: [Verdict] { Trace(events).verdicts + lateVerdicts }
  }

  init(_ tester: IntentTester<Request>, clock: ManualClock, exhaustivity: Exhaustivity) {
    intent = tester.intent
    world = tester.world
    app = tester.app
    self.clock = clock
    self.exhaustivity = exhaustivity
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
    var turn = ScenarioTurn(asked: resolver.parameter, why: why, answer: nil)
    turn.element = element
    turn.reason = reason
    turn.options = options
    turn.heard = heard
    turn.shown = shown
    await expect(turn, at: place)
  }

  /// Fails the test because the expected question can never be asked.
  func loseQuestion(
    about subject: String, _ found: String, known: [String], at place: SourcePlace
  ) async {
    guard !isLost else { return }
    let write = await lines(for: moment())
    lose(
      "\(intent.schema.name) has no method that resolves \(subject), so Siri never asks about it.",
      [
        (
          "the \(subject.split(separator: " ").last ?? "")",
          "one of \(known.joined(separator: ", "))", found
        )
      ], write: write,
      at: place)
  }

  /// Expects the question that asks the user to confirm the request.
  public func asksForConfirmation(
    heard: String? = nil, shown: String? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    var turn = ScenarioTurn(asked: ScriptedDialogue.confirmationKey, answer: nil)
    turn.heard = heard
    turn.shown = shown
    await expect(
      turn, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
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
    guard !isLost else { return }
    _ = await moment()
    let unread = unreadVerdicts
    let index = exhaustivity == .on ? 0 : unread.firstIndex { $0.id == id } ?? 0
    guard unread.indices.contains(index), unread[index].id == id else {
      if !unread.isEmpty { read(1) }
      return report(
        unread.isEmpty
          ? "There is no verdict on the handler here. Remove the line."
          : "The verdict on the handler differs.",
        [("the verdict", id.rawValue, unread.first?.id.rawValue ?? "none")],
        write: unread.prefix(1).map { SwiftLine.verdict($0.id) }, at: place)
    }
    read(index + 1)
  }

  // MARK: - The end

  /// Expects the end of the request.
  ///
  /// Arguments that you omit aren't compared.
  ///
  /// - Parameters:
  ///   - result: The result of the request.
  ///   - phase: The phase in which the request ends.
  ///   - code: The code of the last response.
  ///   - reason: The reason for the result, if neither a code nor a verdict states it.
  ///   - elapsed: The duration of the request in simulated time.
  ///   - heard: The assistant's last sentence, as spoken.
  ///   - shown: The assistant's last sentence, as displayed.
  ///   - fileID: The module and file of the caller, where the test fails.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  /// - Returns: The run with the final intent, the response and the trace; nil if the request
  ///   hasn't ended.
  @discardableResult
  public func ends(
    _ result: Outcome.Result, phase: Phase? = nil, code: Request.Response.Code? = nil,
    reason: String? = nil, after elapsed: Duration? = nil, heard: String? = nil,
    shown: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> IntentRun<Request>? {
    await ends(
      result, phase, code: code?.name, reason, after: elapsed, heard: heard, shown: shown,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects the end of the request, with a code by name.
  func ends(
    _ result: Outcome.Result, _ phase: Phase?, code: String?, _ reason: String?,
    after elapsed: Duration?, heard: String?, shown: String?, at place: SourcePlace
  ) async -> IntentRun<Request>? {
    guard !isLost else { return nil }
    let moment = await moment()
    if case .asked = moment {
      lose(
        "The request hasn't ended: Siri asks a question.", [], write: lines(for: moment), at: place)
      return nil
    }
    guard let run = monitor.withLock({ $0.run }) else { return nil }
    monitor.withLock { $0.isExpected = true }
    var differences: [Difference] = []
    func compare(_ name: String, _ expected: String?, _ found: String?) {
      guard let expected, expected != found else { return }
      differences.append((name, expected, found ?? "none"))
    }
    let outcome = run.outcome
    compare("the result", ".\(result.rawValue)", ".\(outcome.result.rawValue)")
    compare("the phase", phase.map { ".\($0.rawValue)" }, outcome.phase.map { ".\($0.rawValue)" })
    compare("the code", code, outcome.code)
    compare("the reason", reason, outcome.reason)
    compare("the time", elapsed?.spokenText, run.trace.events.last?.at.spokenText)
    let statement = spoken(run.trace).statement
    compare("the spoken text", heard, statement?.heard)
    compare("the displayed text", shown, statement?.read)
    if !differences.isEmpty {
      report(
        "The request ended differently than expected.", differences, write: [swift.end(outcome)],
        at: place)
    }
    return run
  }

  /// Expects the end of the request, and passes the handler's response to a closure.
  public func ends(
    _ result: Outcome.Result, phase: Phase? = nil, code: Request.Response.Code? = nil,
    reason: String? = nil, after elapsed: Duration? = nil, heard: String? = nil,
    shown: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ look: (Request.Response) throws -> Void
  ) async rethrows {
    let run = await ends(
      result, phase: phase, code: code, reason: reason, after: elapsed, heard: heard, shown: shown,
      fileID: fileID, filePath: filePath, line: line, column: column)
    try self.look(
      at: run, look,
      SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Passes the response of a run to a closure.
  func look(
    at run: IntentRun<Request>?, _ look: (Request.Response) throws -> Void, _ place: SourcePlace
  ) rethrows {
    guard let run else { return }
    guard let response = run.response else {
      return report(
        "The request ended without a response.", [],
        write: [swift.end(run.outcome)], at: place)
    }
    try look(response)
  }

  // MARK: - Events of the request

  /// Records an event of the request.
  func note(_ event: TraceEvent) {
    monitor.withLock { $0.events.append(event) }
  }

  /// Records a verdict after the end.
  func note(late verdict: Verdict) {
    monitor.withLock { $0.lateVerdicts.append(verdict) }
  }

  /// Records the result of the request.
  func end(_ run: IntentRun<Request>, log: [String]) {
    monitor.withLock {
      $0.run = run
      $0.log = log
    }
  }

  /// Fails the test for a pending question, verdict, or end that it hasn't expected.
  func finish(at place: SourcePlace) async {
    guard !isLost, exhaustivity == .on else { return }
    let moment = await moment()
    let write = lines(for: moment)
    guard !write.isEmpty else { return }
    let problem =
      switch (moment, isExpected) {
      case (.asked, true): "Siri's question has no answer."
      case (.asked, false): "The test doesn't expect Siri's question."
      case (.ended, true): "The test doesn't expect the verdict on the handler."
      case (.ended, false): "The test doesn't expect the end of the request."
      }
    report(problem, [], write: write, at: place)
  }

  // MARK: - Implementation

  /// The name of a difference, with the expected and the actual value.
  private typealias Difference = (name: String, expected: String, found: String)

  private var isLost: Bool { monitor.withLock { $0.isLost } }
  private var isExpected: Bool { monitor.withLock { $0.isExpected } }
  private var unreadVerdicts: [Verdict] {
    monitor.withLock { Array($0.verdicts.dropFirst($0.readVerdicts)) }
  }

  private func read(_ count: Int) {
    monitor.withLock { $0.readVerdicts += count }
  }

  /// Waits for and returns the pending question or the end.
  private func moment() async -> TestDialogue.Moment {
    if let moment = monitor.withLock({ $0.moment }) { return moment }
    let moment = await dialogue.next()
    monitor.withLock {
      $0.moment = moment
      $0.isExpected = false
    }
    return moment
  }

  /// Returns the lines that are missing from the test at a moment.
  private func lines(for moment: TestDialogue.Moment) -> [String] {
    switch moment {
    case .asked(let prompt, _):
      return (isExpected ? [] : [swift.question(prompt)]) + [swift.answer(to: prompt)]
    case .ended:
      let verdicts = unreadVerdicts.map { SwiftLine.verdict($0.id) }
      let outcome = isExpected ? nil : monitor.withLock { $0.run?.outcome }
      return verdicts + (outcome.map { [swift.end($0)] } ?? [])
    }
  }

  func expect(_ turn: ScenarioTurn, at place: SourcePlace) async {
    guard !isLost else { return }
    let moment = await moment()
    guard case .asked(let prompt, _) = moment else {
      return lose(
        "Siri asks no more questions: the request has ended.",
        [("asked", "a question about \(turn.asked ?? "")", "the end")],
        write: lines(for: moment), at: place)
    }
    guard !isExpected else {
      return lose(
        "Siri's question has no answer yet, so Siri can't ask another.", [],
        write: [swift.answer(to: prompt)], at: place)
    }
    let spoken = spoken(Trace(monitor.withLock { $0.events }))
    guard let exchange = spoken.exchanges.last else { return }
    let found = turn.differences(
      from: prompt, question: exchange.question, isStrict: false, at: [])
    let differences = found.map { ("\($0.path)", $0.expected, $0.found) }
    let write = [swift.question(prompt)]
    guard turn.asked == prompt.subject else {
      return lose("Siri asks about a different subject.", differences, write: write, at: place)
    }
    monitor.withLock { $0.isExpected = true }
    if !differences.isEmpty {
      report("Siri's question differs.", differences, write: write, at: place)
    }
  }

  private func answer(
    at place: SourcePlace, _ make: (Prompt, DialogueContext) -> Answer
  ) async {
    guard !isLost else { return }
    let moment = await moment()
    guard case .asked(let prompt, let context) = moment else {
      return lose(
        "Siri didn't ask for this answer: the request has ended.", [],
        write: lines(for: moment), at: place)
    }
    if !isExpected, exhaustivity == .on {
      report(
        "The test answers a question that it doesn't expect.", [],
        write: [swift.question(prompt)], at: place)
    }
    monitor.withLock { $0.moment = nil }
    await dialogue.answer(make(prompt, context))
  }

  /// Fails the test and ignores the rest of the conversation.
  private func lose(
    _ problem: String, _ differences: [Difference], write: [String] = [], at place: SourcePlace
  ) {
    guard !isLost else { return }
    report(problem, differences, write: write, at: place)
    monitor.withLock { $0.isLost = true }
  }

  private func report(
    _ problem: String, _ differences: [Difference], write: [String], at place: SourcePlace
  ) {
    let (events, log) = monitor.withLock { ($0.events, $0.log) }
    var text = ConversationText(
      language: world.language, schema: intent.schema, now: world.date)
    TestFailure(
      message: FailureText.make(
        problem, conversation: text.lines(for: Trace(events)), log: log,
        differences: differences, write: write),
      place: place
    ).report()
  }

  private func spoken(_ trace: Trace) -> Conversation {
    Conversation(trace, language: world.language, now: world.date, schema: intent.schema)
  }
}
