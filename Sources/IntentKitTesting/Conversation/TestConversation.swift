public import IntentKitCore
import IntentKitSimulator

/// A conversation between the assistant and a test that plays the user, as it is going on.
///
/// Each method waits for what it expects and fails the test at its own line when something else
/// happens. After a failure that leaves nothing to go on with, the rest of the conversation is
/// passed over in silence.
public final class TestConversation<Request: Intent>: Sendable {
  /// The clock the handler sleeps on; a test may move it while a question waits for its answer.
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
    /// What a process of its own wrote to its streams.
    var log: [String] = []
    /// The question or the end that the test is at; nil while the request goes on.
    var moment: TestDialogue.Moment?
    /// Whether the test has said that it expects this moment.
    var isExpected = false
    /// The verdicts that the test has not expected yet begin here.
    var readVerdicts = 0
    /// Whether the conversation has left the test's path.
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

  // MARK: - The assistant asks

  /// Expects a question about a parameter, which is named by its property: `\.recipients`.
  ///
  /// What is not mentioned is not compared.
  ///
  /// - Parameters:
  ///   - property: What is asked about.
  ///   - element: Which element of it is in question, from zero.
  ///   - why: The handler's result that led to the question.
  ///   - reason: The reason that came with the result, by name.
  ///   - options: The titles of all that the user may choose from, in order.
  ///   - heard: The question as it is heard.
  ///   - shown: The question as it is read.
  ///   - fileID: The module and the file in which the test fails; the caller’s.
  ///   - filePath: The file in which the test fails; the caller’s.
  ///   - line: The line at which the test fails; the caller’s.
  ///   - column: The column at which the test fails; the caller’s.
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

  /// Fails the test that expects a question which nobody is ever asked.
  func loseQuestion(
    about subject: String, _ found: String, known: [String], at place: SourcePlace
  ) async {
    guard !isLost else { return }
    let write = await lines(for: moment())
    lose(
      "\(intent.schema.name) has no method that resolves \(subject), so nobody is ever asked about it.",
      [
        (
          "the \(subject.split(separator: " ").last ?? "")",
          "one of \(known.joined(separator: ", "))", found
        )
      ], write: write,
      at: place)
  }

  /// Expects the question whether the request is to be carried out.
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

  /// Expects to be asked to unlock the device.
  public func asksToUnlock(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await expect(
      ScenarioTurn(asked: ScriptedDialogue.unlockKey, answer: nil),
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  // MARK: - The user answers

  /// Answers the question, in words that are understood as those of a scenario.
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

  /// Answers the question: `.option(0)`, `.cancel`, `.unavailable` for nobody.
  public func answers(
    _ answer: Answer, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await self.answer(
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    ) { _, _ in answer }
  }

  // MARK: - The pipeline judges

  /// Expects a verdict on the handler, the next that was not expected yet.
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
          ? "The handler has not been judged here: leave the line out."
          : "The handler was judged otherwise.",
        [("the verdict", id.rawValue, unread.first?.id.rawValue ?? "none")],
        write: unread.prefix(1).map { SwiftLine.verdict($0.id) }, at: place)
    }
    read(index + 1)
  }

  // MARK: - The end

  /// Expects the end of the request.
  ///
  /// What is not mentioned is not compared.
  ///
  /// - Parameters:
  ///   - result: How it ends.
  ///   - phase: The phase in which it ends.
  ///   - code: The code of the last response.
  ///   - reason: Why it ends so, when neither code nor verdict says it.
  ///   - elapsed: How long it has taken, in simulated time.
  ///   - heard: What the assistant says last, as it is heard.
  ///   - shown: What the assistant says last, as it is read.
  ///   - fileID: The module and the file in which the test fails; the caller’s.
  ///   - filePath: The file in which the test fails; the caller’s.
  ///   - line: The line at which the test fails; the caller’s.
  ///   - column: The column at which the test fails; the caller’s.
  /// - Returns: The run with the settled intent, the response and the trace; nil when the request
  ///   goes on.
  @discardableResult
  public func ends(
    _ result: Outcome.Result, phase: Phase? = nil, code: Request.Response.Code? = nil,
    reason: Outcome.Reason? = nil, after elapsed: Duration? = nil, heard: String? = nil,
    shown: String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> IntentRun<Request>? {
    await ends(
      result, phase, code: code?.name, reason, after: elapsed, heard: heard, shown: shown,
      at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects the end of the request, with a code by its name.
  func ends(
    _ result: Outcome.Result, _ phase: Phase?, code: String?, _ reason: Outcome.Reason?,
    after elapsed: Duration?, heard: String?, shown: String?, at place: SourcePlace
  ) async -> IntentRun<Request>? {
    guard !isLost else { return nil }
    let moment = await moment()
    if case .asked = moment {
      lose("The request has not ended: Siri asks.", [], write: lines(for: moment), at: place)
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
    compare("the reason", reason?.rawValue, outcome.reason?.rawValue)
    compare("the time", elapsed?.spokenText, run.trace.events.last?.at.spokenText)
    let statement = spoken(run.trace).statement
    compare("what is heard", heard, statement?.heard)
    compare("what is shown", shown, statement?.read)
    if !differences.isEmpty {
      report(
        "The request ended otherwise.", differences, write: [swift.end(outcome)], at: place)
    }
    return run
  }

  /// Expects the end of the request, and looks at the handler's response.
  public func ends(
    _ result: Outcome.Result, phase: Phase? = nil, code: Request.Response.Code? = nil,
    reason: Outcome.Reason? = nil, after elapsed: Duration? = nil, heard: String? = nil,
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

  /// Looks at the response of a run.
  func look(
    at run: IntentRun<Request>?, _ look: (Request.Response) throws -> Void, _ place: SourcePlace
  ) rethrows {
    guard let run else { return }
    guard let response = run.response else {
      return report(
        "There is no response to look at: the handler gave none.", [],
        write: [swift.end(run.outcome)], at: place)
    }
    try look(response)
  }

  // MARK: - What the request tells

  /// Takes a step of the request.
  func note(_ event: TraceEvent) {
    monitor.withLock { $0.events.append(event) }
  }

  /// Takes a verdict that came after the end.
  func note(late verdict: Verdict) {
    monitor.withLock { $0.lateVerdicts.append(verdict) }
  }

  /// Takes what came of the request.
  func end(_ run: IntentRun<Request>, log: [String]) {
    monitor.withLock {
      $0.run = run
      $0.log = log
    }
  }

  /// Fails the test for what it left out.
  func finish(at place: SourcePlace) async {
    guard !isLost, exhaustivity == .on else { return }
    let moment = await moment()
    let write = lines(for: moment)
    guard !write.isEmpty else { return }
    let problem =
      switch (moment, isExpected) {
      case (.asked, true): "Siri’s question has no answer."
      case (.asked, false): "Siri asks, and nobody expects it."
      case (.ended, true): "The handler was judged, and nobody expects it."
      case (.ended, false): "The request has ended, and nobody expects it."
      }
    report(problem, [], write: write, at: place)
  }

  // MARK: - Steps

  /// What differs: its name, what was expected, what was found.
  private typealias Difference = (name: String, expected: String, found: String)

  private var isLost: Bool { monitor.withLock { $0.isLost } }
  private var isExpected: Bool { monitor.withLock { $0.isExpected } }
  private var unreadVerdicts: [Verdict] {
    monitor.withLock { Array($0.verdicts.dropFirst($0.readVerdicts)) }
  }

  private func read(_ count: Int) {
    monitor.withLock { $0.readVerdicts += count }
  }

  /// The question that waits for its answer, or the end; waits for one of them.
  private func moment() async -> TestDialogue.Moment {
    if let moment = monitor.withLock({ $0.moment }) { return moment }
    let moment = await dialogue.next()
    monitor.withLock {
      $0.moment = moment
      $0.isExpected = false
    }
    return moment
  }

  /// What the test should say at a moment, and has not said yet.
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
        "Siri asks nothing more: the request has ended.",
        [("asked", "a question about \(turn.asked ?? "")", "the end")],
        write: lines(for: moment), at: place)
    }
    guard !isExpected else {
      return lose(
        "Siri’s question has no answer yet, so Siri cannot ask another.", [],
        write: [swift.answer(to: prompt)], at: place)
    }
    let spoken = spoken(Trace(monitor.withLock { $0.events }))
    guard let exchange = spoken.exchanges.last else { return }
    let found = turn.differences(
      from: prompt, question: exchange.question, isStrict: false, at: [])
    let differences = found.map { ("\($0.path)", $0.expected, $0.found) }
    let write = [swift.question(prompt)]
    guard turn.asked == prompt.subject else {
      return lose("Siri asks about something else.", differences, write: write, at: place)
    }
    monitor.withLock { $0.isExpected = true }
    if !differences.isEmpty { report("Siri asks otherwise.", differences, write: write, at: place) }
  }

  private func answer(
    at place: SourcePlace, _ make: (Prompt, DialogueContext) -> Answer
  ) async {
    guard !isLost else { return }
    let moment = await moment()
    guard case .asked(let prompt, let context) = moment else {
      return lose(
        "Nobody asked for this answer: the request has ended.", [],
        write: lines(for: moment), at: place)
    }
    if !isExpected, exhaustivity == .on {
      report(
        "Nobody expects the question that is answered here.", [],
        write: [swift.question(prompt)], at: place)
    }
    monitor.withLock { $0.moment = nil }
    await dialogue.answer(make(prompt, context))
  }

  /// Fails the test, and goes on in silence.
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
