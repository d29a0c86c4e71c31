import Dispatch
import IntentKitCore
import Testing

/// Section 5 of “What Siri does”: what counts toward the limit.
@Suite struct `Time limits` {
  @Test(arguments: [
    (Duration.seconds(3), [Verdict.ID](), Outcome.Result.succeeded),
    (.milliseconds(3001), [.slowAnswer], .succeeded),
    (.seconds(10), [.slowAnswer], .succeeded),
    (.milliseconds(10_001), [.noAnswer, .completedLate], .failed),
    (.seconds(70), [.noAnswer, .completedLate], .failed),
    (.milliseconds(70_001), [.noAnswer], .failed),
  ])
  func `a call times out exactly at its limit`(
    _ duration: Duration, _ verdicts: [Verdict.ID], _ result: Outcome.Result
  ) async {
    for phase in Phase.allCases {
      let clock = ManualClock()
      let run = await run(clock, handler: .sleeping(duration, in: phase, on: clock))
      #expect(run.trace.judgements == verdicts)
      #expect(run.outcome.result == result)
      #expect(run.outcome.phase == (result == .failed ? phase : .handle))
      #expect(run.verdicts.allSatisfy { $0.method.phase == phase })
    }
  }

  @Test func `a pipeline can have a shorter limit`() async {
    let clock = ManualClock()
    let pipeline = IntentPipeline(
      limit: .seconds(2), time: .simulated(clock, patience: .seconds(600)))
    let run = await pipeline.run(
      Trial(), handler: .sleeping(.seconds(3), in: .confirm, on: clock))
    #expect(run.trace.judgements == [.noAnswer, .completedLate])
    #expect(run.verdicts.map(\.elapsed) == [.seconds(2), .seconds(3)])
    #expect(run.trace.events.map(\.at).max() == .seconds(3))
  }

  @Test func `each call has its own limit`() async {
    let clock = ManualClock()
    let text = InTurn<Trial.TextResult>(.needsValue(), .needsValue(), .success(with: "b"))
    let handler = Trial.Handler(text: { intent in
      try? await clock.sleep(for: .seconds(9))
      return await text(intent)
    })
    let run = await run(clock, handler: handler, answers: .value("a"), .value("b"))
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.events.last?.at == .seconds(27))
  }

  @Test func `the limit excludes the user's time`() async {
    let clock = ManualClock()
    let handler = Trial.Handler(
      text: { $0.text == nil ? .needsValue() : .notImplemented },
      handle: { _ in
        try? await clock.sleep(for: .seconds(2))
        return .init(code: .success)
      })
    let dialogue = Thoughtful(
      duration: .seconds(100), clock: clock, answers: ScriptedAnswers(.value("a"), .yes))
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(asks: true), handler: handler, dialogue: dialogue)
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
    #expect(run.trace.events.last?.at == .seconds(202))
  }

  @Test func `the limit excludes the user's time in real time`() async {
    let clock = ManualClock()
    let dialogue = Gated()
    let pipeline = IntentPipeline(time: .clock(clock))
    async let run = pipeline.run(Trial(asks: true), handler: .init(), dialogue: dialogue)
    await dialogue.isAsked.pass()
    // Twice, so that the watchdog has checked a request with a pending question.
    for _ in 0..<2 {
      await clock.waitForSleepers()
      clock.advance(by: .seconds(100))
    }
    await dialogue.mayAnswer.open()
    #expect(await run.outcome.result == .succeeded)
  }

  @Test func `the limit excludes the time for unlocking the device`() async {
    let clock = ManualClock()
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(), handler: .sleeping(.seconds(9), in: .resolve, on: clock),
      dialogue: Thoughtful(
        duration: .seconds(8), clock: clock, answers: ScriptedAnswers(.yes)),
      app: AppDescription(displayName: "App", intentsRestrictedWhileLocked: ["TrialIntent"]),
      device: DeviceState(isLocked: true))
    #expect(run.outcome.result == .succeeded)
    guard case .resolved(_, _, let elapsed)? = run.trace.events.first(where: \.isResolved)?.kind
    else {
      Issue.record("nothing was resolved")
      return
    }
    #expect(elapsed == .seconds(9))
  }

  @Test func `the launch counts toward the limit of the first call`() async {
    let clock = ManualClock()
    let provider = Launching { clock.advance(by: .seconds(8)) }
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      StartWorkoutIntent(), provider: provider)
    guard
      case .responded(let method, _, _, let elapsed)? = run.trace.events.first(where: {
        if case .responded = $0.kind { true } else { false }
      })?.kind
    else {
      Issue.record("nothing was answered")
      return
    }
    #expect(method == .confirm)
    // The handler has neither resolve methods nor confirm, so the launch counts toward handle.
    #expect(elapsed == .zero)
    #expect(run.trace.judgements == [.slowAnswer])
    #expect(run.verdicts.first?.elapsed == .seconds(8))
    #expect(run.verdicts.first?.method == .handle)
  }

  @Test func `creating the handler can exceed the limit`() async {
    let semaphore = DispatchSemaphore(value: 0)
    defer { semaphore.signal() }
    let provider = Launching { semaphore.wait() }
    let run = await IntentPipeline(time: .simulated(patience: .milliseconds(50))).run(
      StartWorkoutIntent(), provider: provider)
    #expect(run.trace.judgements == [.noAnswer])
    #expect(run.verdicts.first?.method.name == "handler(for:)")
    #expect(run.trace.calls.isEmpty)
  }

  @Test func `confirm has the same limit as the other methods`() async {
    let clock = ManualClock()
    let run = await run(clock, handler: .sleeping(.seconds(4), in: .confirm, on: clock))
    #expect(run.trace.judgements == [.slowAnswer])
    #expect(run.verdicts.first?.method == .confirm)
  }

  @Test func `inProgress draws no warning about a slow answer`() async {
    let clock = ManualClock()
    let handler = Trial.Handler(handle: { _ in
      try? await clock.sleep(for: .seconds(9))
      return .init(code: .inProgress)
    })
    let run = await run(clock, handler: handler)
    #expect(run.outcome.result == .inProgress)
    #expect(run.verdicts.isEmpty)
  }

  private func run(
    _ clock: ManualClock, handler: Trial.Handler, answers: Answer...
  ) async -> IntentRun<Trial> {
    await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(), handler: handler, dialogue: ScriptedAnswers(answers))
  }

  private struct Launching: IntentHandlerProvider {
    let launch: @Sendable () -> Void

    func handler(for intent: any Intent) -> (any IntentHandling)? {
      launch()
      return Workouts()
    }
  }

  private struct Workouts: StartWorkoutIntentHandling {
    func handle(intent: StartWorkoutIntent) async -> StartWorkoutIntentResponse {
      .init(code: .success)
    }
  }

  private struct Thoughtful: Dialogue {
    let duration: Duration
    let clock: ManualClock
    let answers: ScriptedAnswers

    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
      try? await clock.sleep(for: duration)
      return await answers.answer(to: prompt, context: context)
    }
  }

  private struct Gated: Dialogue {
    let isAsked = Gate()
    let mayAnswer = Gate()

    func answer(to prompt: Prompt, context: DialogueContext) async -> Answer {
      await isAsked.open()
      await mayAnswer.pass()
      return .yes
    }
  }
}

extension TraceEvent {
  fileprivate var isResolved: Bool { if case .resolved = kind { true } else { false } }
}

extension Trial.Handler {
  /// A handler that sleeps in one phase.
  fileprivate static func sleeping(
    _ duration: Duration, in phase: Phase, on clock: ManualClock
  ) -> Self {
    switch phase {
    case .resolve:
      .init(text: { _ in
        try? await clock.sleep(for: duration)
        return .notImplemented
      })
    case .confirm:
      .init(confirm: { _ in
        try? await clock.sleep(for: duration)
        return .init(code: .ready)
      })
    case .handle:
      .init(handle: { _ in
        try? await clock.sleep(for: duration)
        return .init(code: .success)
      })
    }
  }
}
