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

/// Section 5 of “What Siri does”, and the design's "Handlers never crash the simulator and never hang
/// it".
@Suite struct `Simulated time` {
  /// The ways in which a handler can sleep for four seconds.
  enum Sleeper: CaseIterable, Sendable {
    case directly, onTheMainActor, asActor, asyncLet, taskGroup, unstructured, detached,
      deafToCancellation

    func sleep(on clock: ManualClock) async {
      switch self {
      case .directly:
        try? await clock.sleep(for: .seconds(4))
      case .onTheMainActor:
        await Self.sleepOnMainActor(clock)
      case .asActor:
        await Person().sleep(clock)
      case .asyncLet:
        async let short: Void = clock.sleep(for: .seconds(1))
        async let long: Void = clock.sleep(for: .seconds(4))
        async let middle: Void = clock.sleep(for: .seconds(2))
        _ = try? await (short, long, middle)
      case .taskGroup:
        await withTaskGroup(of: Void.self) { group in
          for seconds in [3, 1, 4, 2] {
            group.addTask { try? await clock.sleep(for: .seconds(seconds)) }
          }
        }
      case .unstructured:
        await Task { try? await clock.sleep(for: .seconds(4)) }.value
      case .detached:
        await Task.detached { try? await clock.sleep(for: .seconds(4)) }.value
      case .deafToCancellation:
        await withTaskCancellationHandler {
          for _ in 0..<4 { try? await clock.sleep(for: .seconds(1)) }
        } onCancel: {
        }
      }
    }

    @MainActor private static func sleepOnMainActor(_ clock: ManualClock) async {
      try? await clock.sleep(for: .seconds(4))
    }

    private actor Person {
      func sleep(_ clock: ManualClock) async {
        try? await clock.sleep(for: .seconds(4))
      }
    }
  }

  @Test(arguments: Sleeper.allCases)
  func `simulated time advances for every kind of sleep`(_ sleeper: Sleeper) async {
    let clock = ManualClock()
    let handler = Trial.Handler(handle: { _ in
      await sleeper.sleep(on: clock)
      return .init(code: .success)
    })
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(), handler: handler)
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.events.last?.at == .seconds(4))
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func `simulated time wakes sleepers in order`() async {
    let clock = ManualClock()
    let inbox = Order()
    let handler = Trial.Handler(handle: { _ in
      await withTaskGroup(of: Void.self) { group in
        for seconds in [5, 2, 4, 1, 3] {
          group.addTask {
            try? await clock.sleep(for: .seconds(seconds))
            await inbox.add(seconds)
          }
        }
      }
      return .init(code: .success)
    })
    _ = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(), handler: handler)
    #expect(await inbox.numbers == [1, 2, 3, 4, 5])
  }

  @Test func `simulated time advances for a handler that is an actor`() async {
    actor Notes: CreateNoteIntentHandling {
      let clock: ManualClock
      var titles: [String] = []

      init(clock: ManualClock) { self.clock = clock }

      func resolveTitle(for intent: CreateNoteIntent) async -> SpeakableStringResolutionResult {
        try? await clock.sleep(for: .seconds(1))
        titles.append("resolve")
        return .notRequired()
      }

      func handle(intent: CreateNoteIntent) async -> CreateNoteIntentResponse {
        try? await clock.sleep(for: .seconds(2))
        titles.append("handle")
        return .init(code: .success)
      }
    }
    let clock = ManualClock()
    let notes = Notes(clock: clock)
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      CreateNoteIntent(), handler: notes)
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.events.last?.at == .seconds(3))
    #expect(await notes.titles == ["resolve", "handle"])
  }

  @Test func `a handler is canceled when its time is up`() async {
    let cancelled = Inbox<Bool>()
    let handler = Trial.Handler(handle: { _ in
      let gate = Gate()
      await withTaskCancellationHandler {
        await gate.pass()
      } onCancel: {
        Task { await gate.open() }
      }
      cancelled.add(Task.isCancelled)
      return .init(code: .success)
    })
    let run = await IntentPipeline(time: .simulated(patience: .milliseconds(50))).run(
      Trial(), handler: handler)
    #expect(run.trace.judgements == [.noAnswer])
    #expect(await cancelled.waitFor(1) == [true])
  }

  @Test(arguments: [(false, Verdict.CallState.suspended), (true, .blocking)])
  func `a handler that waits for something real times out after the patience`(
    _ isBlocking: Bool, _ state: Verdict.CallState
  ) async {
    let kind = Verdict.Kind.noAnswer(
      limit: .seconds(10), state: state, patience: .milliseconds(50))
    let semaphore = DispatchSemaphore(value: 0)
    let gate = Gate()
    let handler = Trial.Handler(text: { _ in
      if isBlocking { semaphore.wait() } else { await gate.pass() }
      return .notRequired()
    })
    var attempts = 0
    var found: Verdict.Kind?
    // On a busy machine, the handler may not have reached its wait.
    while found != kind, attempts < 20 {
      attempts += 1
      let clock = ManualClock()
      let run = await IntentPipeline(time: .simulated(clock, patience: .milliseconds(50))).run(
        Trial(), handler: handler)
      #expect(run.trace.judgements == [.noAnswer])
      #expect(run.verdicts.first?.elapsed == .seconds(10))
      #expect(clock.now.offset == .seconds(10))
      found = run.verdicts.first?.kind
    }
    #expect(found == kind)
    for _ in 0..<attempts { semaphore.signal() }
    await gate.open()
  }

  @Test func `concurrent requests on separate clocks don't affect each other`() async {
    let handlerTimes = (0..<200).map { index in (index, Duration.milliseconds(60 * (index + 1))) }
    await withTaskGroup(of: (Int, IntentRun<Trial>).self) { group in
      for (index, time) in handlerTimes {
        group.addTask {
          let clock = ManualClock()
          let handler = Trial.Handler(
            text: { _ in
              try? await clock.sleep(for: .seconds(1))
              return .success(with: "\(index)")
            },
            handle: { _ in
              try? await clock.sleep(for: time)
              return .init(code: .success)
            })
          return (
            index,
            await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
              Trial(), handler: handler)
          )
        }
      }
      for await (index, run) in group {
        let time = handlerTimes[index].1
        #expect(run.intent.text == "\(index)")
        #expect(run.trace.events.last?.at == .seconds(1) + time)
        #expect(
          run.trace.judgements
            == (time > .seconds(10)
              ? [.noAnswer, .completedLate] : time > .seconds(3) ? [.slowAnswer] : []))
      }
    }
  }

  @Test func `simulated time produces the same trace every time`() async {
    func trace() async -> Trace {
      let clock = ManualClock()
      let text = InTurn<Trial.TextResult>(.disambiguation(with: ["a", "b"]), .success(with: "a"))
      let handler = Trial.Handler(
        text: { intent in
          async let one: Void = clock.sleep(for: .seconds(1))
          async let two: Void = clock.sleep(for: .seconds(2))
          _ = try? await (one, two)
          return await text(intent)
        },
        handle: { _ in
          try? await clock.sleep(for: .seconds(12))
          return .init(code: .success)
        })
      return await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
        Trial(), handler: handler, dialogue: ScriptedAnswers(.option(0))
      ).trace
    }
    let first = await trace()
    for _ in 0..<50 { #expect(await trace() == first) }
  }

  private actor Order {
    private(set) var numbers: [Int] = []
    func add(_ number: Int) { numbers.append(number) }
  }
}

/// Section 5 of “What Siri does”: events after the end of a request.
@Suite struct `Events after the end` {
  @Test func `a late answer is reported to the late observer in real time`() async {
    let late = Inbox<Verdict>()
    let gate = Gate()
    let isCalled = Gate()
    let pipeline = IntentPipeline(limit: .milliseconds(50), lateObserver: { late.add($0) })
    let handler = Trial.Handler(confirm: { _ in
      await isCalled.open()
      await gate.pass()
      return .init(code: .ready)
    })
    // On a busy machine, the limit can pass before the handler is called; then no answer is late.
    repeat {
      let run = await pipeline.run(Trial(), handler: handler)
      #expect(run.trace.judgements == [.noAnswer])
    } while await !isCalled.isOpen
    await gate.open()
    let verdicts = await late.waitFor(1)
    #expect(verdicts.map(\.id) == [.completedLate])
    #expect(verdicts.first?.method == .confirm)
  }

  @Test func `a late answer is reported in simulated time`() async {
    let late = Inbox<Verdict>()
    let gate = Gate()
    let pipeline = IntentPipeline(
      time: .simulated(patience: .milliseconds(50)), lateObserver: { late.add($0) })
    let run = await pipeline.run(
      Trial(),
      handler: .init(confirm: { _ in
        await gate.pass()
        return .init(code: .ready)
      }))
    #expect(run.trace.judgements == [.noAnswer])
    await gate.open()
    #expect(await late.waitFor(1).map(\.id) == [.completedLate])
  }

  @Test func `a late completion is reported as late`() async {
    let late = Inbox<Verdict>()
    let kept = Inbox<@Sendable (SendMessageIntentResponse) -> Void>()
    let pipeline = IntentPipeline(
      time: .simulated(patience: .milliseconds(50)), lateObserver: { late.add($0) })
    let run = await pipeline.run(
      Trial(),
      handler: .init(handle: { _ in await withCompletion { kept.add($0) } }))
    #expect(run.trace.judgements == [.noAnswer])
    await kept.waitFor(1)[0](.init(code: .success))
    #expect(await late.waitFor(1).map(\.id) == [.completedLate])
    #expect(run.outcome.result == .failed)
  }

  @Test func `a completion after a long sleep is reported as late`() async {
    let clock = ManualClock()
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(),
      handler: .init(handle: { _ in
        await withCompletion { completion in
          Task {
            try? await clock.sleep(for: .seconds(11))
            completion(.init(code: .success))
          }
        }
      }))
    #expect(run.trace.judgements == [.noAnswer, .completedLate])
    #expect(run.trace.events.last?.at == .seconds(11))
  }

  @Test func `a returned trace no longer changes`() async {
    let gate = Gate()
    let done = Inbox<Verdict>()
    let events = Recorder()
    let pipeline = IntentPipeline(
      time: .simulated(patience: .milliseconds(50)), observer: { events.add($0) },
      lateObserver: { done.add($0) })
    let run = await pipeline.run(
      Trial(asks: true),
      handler: .init(confirm: { _ in
        await gate.pass()
        return .init(code: .ready)
      }),
      dialogue: Always(.yes))
    await gate.open()
    _ = await done.waitFor(1)
    #expect(events.events == run.trace.events)
    #expect(run.trace.events.last?.kind == .ended(run.outcome))
  }

  @Test func `the observer receives every step in order`() async {
    let events = Recorder()
    let clock = ManualClock()
    let text = InTurn<Trial.TextResult>(.needsValue(), .success(with: "B"))
    let pipeline = IntentPipeline(
      time: .simulated(clock, patience: .seconds(600)), observer: { events.add($0) })
    let run = await pipeline.run(
      Trial(asks: true),
      handler: .init(
        text: { await text($0) },
        confirm: { _ in
          try? await clock.sleep(for: .seconds(5))
          return .init(code: .success)
        }, handle: { _ in .init(code: .failureRequiringAppLaunch) }),
      dialogue: ScriptedAnswers(.value("b"), .yes))
    #expect(events.events == run.trace.events)
    #expect(run.trace.events.map(\.at) == run.trace.events.map(\.at).sorted())
  }

  @Test func `a request that is canceled before it begins calls no method`() async {
    let task = Task {
      await Gate().passCancelled()
      return await IntentPipeline(time: .simulated(patience: .seconds(600))).run(
        Trial(), handler: .init())
    }
    task.cancel()
    let run = await task.value
    #expect(run.outcome == Outcome(.cancelled, reason: .taskCancelled))
    #expect(run.trace.calls.isEmpty)
  }
}

extension Gate {
  /// Waits until the current task is canceled.
  fileprivate nonisolated func passCancelled() async {
    await withTaskCancellationHandler {
      await pass()
    } onCancel: {
      Task { await open() }
    }
  }
}

/// Collects events in their order, on any thread.
final class Recorder: Sendable {
  private let queue = DispatchQueue(label: "recorder")
  // Accessed on the queue only.
  nonisolated(unsafe) private var kept: [TraceEvent] = []

  var events: [TraceEvent] { queue.sync { kept } }

  func add(_ event: TraceEvent) { queue.sync { kept.append(event) } }
}
