import IntentKitCore
import Testing

/// Sections 1.6 and 5 of “What Siri does”: the cost and the number of launches.
@Suite struct `Launching a handler` {
  private struct Provider: IntentHandlerProvider {
    let asked: Counter
    var handler = MessageHandler()

    func handler(for intent: any Intent) -> (any IntentHandling)? {
      asked.add()
      return handler
    }
  }

  private final class Counter: Sendable {
    private let clock = ManualClock()
    func add() { clock.advance(by: .seconds(1)) }
    var count: Int { Int(clock.now.offset.components.seconds) }
  }

  @Test(arguments: [(false, 1), (true, 3)])
  func `a handler is launched once or once for each phase`(isRepeated: Bool, count: Int) async {
    let asked = Counter()
    let pipeline = IntentPipeline(
      time: .simulated(patience: .seconds(600)),
      launch: HandlerLaunch(isRepeatedPerPhase: isRepeated))
    let run = await pipeline.run(
      SendMessageIntent(content: "hello"), provider: Provider(asked: asked),
      dialogue: ScriptedAnswers(.yes))
    #expect(run.outcome.result == .succeeded)
    #expect(asked.count == count)
  }

  @Test(arguments: [(9, []), (11, [Verdict.ID.noAnswer])])
  func `the launch counts toward the limit of the first call`(seconds: Int, verdicts: [Verdict.ID])
    async
  {
    let pipeline = IntentPipeline(
      time: .simulated(patience: .seconds(600)), launch: HandlerLaunch(duration: .seconds(seconds)))
    let run = await pipeline.run(
      SendMessageIntent(content: "hello"), provider: Provider(asked: Counter()),
      dialogue: ScriptedAnswers(.yes))
    #expect(run.verdicts.filter { $0.severity == .fault }.map(\.id) == verdicts)
    #expect(run.verdicts.first?.id == (verdicts.isEmpty ? .slowAnswer : .noAnswer))
  }

  @Test func `the launch counts toward the first call only`() async {
    let clock = ManualClock()
    let handler = MessageHandler(
      content: { _ in .success(with: "hello") },
      confirm: { _ in
        try? await clock.sleep(for: .seconds(9))
        return .init(code: .ready)
      })
    let pipeline = IntentPipeline(
      time: .simulated(clock, patience: .seconds(600)), launch: HandlerLaunch(duration: .seconds(9))
    )
    let run = await pipeline.run(
      SendMessageIntent(content: "hello"),
      provider: Provider(asked: Counter(), handler: handler), dialogue: ScriptedAnswers(.yes))
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.events.last?.at == .seconds(18))
  }

  // MARK: - The first method that the handler has

  /// A handler without resolve methods, and without confirm if it has no delay.
  private struct Sender: SendMessageIntentHandling {
    let clock: ManualClock
    var delay = Duration.zero

    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      if delay > .zero { try? await clock.sleep(for: delay) }
      return .init(code: .success)
    }
  }

  private struct ConfirmingSender: SendMessageIntentHandling {
    let clock: ManualClock
    var confirming = Duration.zero
    var handling = Duration.zero

    func confirm(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      if confirming > .zero { try? await clock.sleep(for: confirming) }
      return .init(code: .ready)
    }

    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      if handling > .zero { try? await clock.sleep(for: handling) }
      return .init(code: .success)
    }
  }

  private struct CompletingSender: SendMessageIntentCompletionHandling {
    let clock: ManualClock
    let delay: Duration

    func handle(
      intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
    ) {
      let (clock, delay) = (clock, delay)
      Task {
        try? await clock.sleep(for: delay)
        completion(.init(code: .success))
      }
    }
  }

  private func run(
    _ handler: any SendMessageIntentHandling, launch: Int, on clock: ManualClock,
    isLocked: Bool = false, isRepeated: Bool = false
  ) async -> IntentRun<SendMessageIntent> {
    await IntentPipeline(
      time: .simulated(clock, patience: .seconds(600)),
      launch: HandlerLaunch(duration: .seconds(launch), isRepeatedPerPhase: isRepeated)
    ).run(
      SendMessageIntent(content: "hello"), reachedBy: .handler(handler),
      dialogue: ScriptedAnswers(.yes, .yes),
      app: AppDescription(
        displayName: "Chat", intentsRestrictedWhileLocked: isLocked ? ["INSendMessageIntent"] : []),
      device: DeviceState(isLocked: isLocked))
  }

  @Test func `the launch counts into confirm if the handler resolves nothing`() async throws {
    let clock = ManualClock()
    let run = await run(
      ConfirmingSender(clock: clock, confirming: .seconds(6)), launch: 6, on: clock)
    let verdict = try #require(run.verdicts.first)
    #expect(verdict.kind == .noAnswer(limit: .seconds(10), state: .sleeping))
    #expect(verdict.method == .confirm)
    #expect(verdict.circumstances.launch == .seconds(6))
    #expect(run.outcome == Outcome(.failed, phase: .confirm, reason: .verdict(.noAnswer)))
  }

  @Test func `the launch counts into handle if the handler has nothing else`() async throws {
    for isCompleting in [false, true] {
      let clock = ManualClock()
      let handler: any SendMessageIntentHandling =
        isCompleting
        ? CompletingSender(clock: clock, delay: .seconds(6))
        : Sender(clock: clock, delay: .seconds(6))
      let run = await run(handler, launch: 6, on: clock)
      #expect(run.verdicts.map(\.id) == [.noAnswer, .completedLate])
      #expect(run.verdicts.allSatisfy { $0.method == .handle })
      #expect(run.verdicts.allSatisfy { $0.circumstances.launch == .seconds(6) })
    }
  }

  @Test func `a short launch isn't the cause of a slow answer`() async {
    let clock = ManualClock()
    let handler = ConfirmingSender(clock: clock, confirming: .milliseconds(2990))
    let run = await IntentPipeline(
      time: .simulated(clock, patience: .seconds(600)),
      launch: HandlerLaunch(duration: .milliseconds(30))
    ).run(SendMessageIntent.message(to: "Bill"), handler: handler, dialogue: Always(.yes))
    #expect(run.verdicts.map(\.id) == [.slowAnswer])
    #expect(run.verdicts.map(\.circumstances.launch) == [nil])
  }

  @Test func `the launch counts into confirm only, even if confirm is quick`() async {
    let clock = ManualClock()
    let run = await run(ConfirmingSender(clock: clock, handling: .seconds(6)), launch: 6, on: clock)
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.map(\.method) == [.confirm, .handle])
    #expect(run.verdicts.map(\.id) == [.slowAnswer, .slowAnswer])
    #expect(run.verdicts.map(\.circumstances.launch) == [.seconds(6), nil])
  }

  @Test func `a method that the handler lacks takes no time`() async {
    let clock = ManualClock()
    let run = await run(Sender(clock: clock), launch: 4, on: clock)
    let elapsed = run.trace.events.compactMap { event -> Duration? in
      switch event.kind {
      case .resolved(_, _, let elapsed), .responded(_, _, _, let elapsed): elapsed
      default: nil
      }
    }
    #expect(Set(elapsed.dropLast()) == [.zero])
    #expect(elapsed.last == .seconds(4))
    #expect(run.verdicts.map(\.method) == [.handle])
  }

  @Test func `the launch counts after the device is unlocked`() async {
    let clock = ManualClock()
    let late = await run(Sender(clock: clock), launch: 11, on: clock, isLocked: true)
    #expect(late.verdicts.map(\.id) == [.noAnswer])
    #expect(late.verdicts.first?.method.name == "handler(for:)")
  }

  @Test func `the launch counts into the next method if each phase has its own handler`() async {
    let clock = ManualClock()
    let run = await run(
      Sender(clock: clock, delay: .seconds(6)), launch: 6, on: clock, isRepeated: true)
    #expect(run.verdicts.first?.id == .noAnswer)
    #expect(run.verdicts.first?.method == .handle)
  }

  // MARK: - The app

  private struct Moves: IntentHandlerProvider, IntentAppDelegate {
    struct Starter: StartWorkoutIntentHandling {
      var code = StartWorkoutIntentResponseCode.success
      var clock = ManualClock()
      var delay = Duration.zero

      func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
        if delay > .zero { try? await clock.sleep(for: delay) }
        return .init(code: code, userActivity: nil)
      }
    }

    var inApp: Starter

    func handler(for intent: any Intent) -> (any IntentHandling)? { Starter(code: .handleInApp) }
    func application(handlerFor intent: any Intent) -> (any IntentHandling)? { inApp }
    func application(continue activity: UserActivity) async -> String? { nil }
  }

  private func start(
    in state: AppState, launch: Double, handling: Double
  ) async -> IntentRun<StartWorkoutIntent> {
    let clock = ManualClock()
    let moves = Moves(inApp: .init(clock: clock, delay: .seconds(handling)))
    return await IntentPipeline(
      time: .simulated(clock, patience: .seconds(600)),
      launch: HandlerLaunch(duration: .seconds(launch))
    ).run(
      StartWorkoutIntent(), provider: moves, delegate: moves,
      device: DeviceState(appState: state))
  }

  @Test func `the start of the app after handleInApp counts`() async throws {
    let slow = await start(in: .notRunning, launch: 2.5, handling: 2)
    #expect(slow.verdicts.map(\.id) == [.slowAnswer])
    #expect(slow.verdicts.first?.method == .handleInApp)
    #expect(slow.verdicts.first?.elapsed == .seconds(4.5))
    #expect(slow.verdicts.first?.circumstances.launch == .seconds(2.5))

    let late = await start(in: .notRunning, launch: 6, handling: 6)
    #expect(late.trace.hasFault)
    #expect(late.verdicts.last { $0.severity == .fault }?.method == .handleInApp)

    let endless = await start(in: .notRunning, launch: 11, handling: 0)
    #expect(endless.verdicts.map(\.id) == [.noAnswer])

    let running = await start(in: .background, launch: 2.5, handling: 2)
    #expect(running.verdicts == [])
  }
}
