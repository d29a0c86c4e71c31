import Dispatch
import IntentKitCore
import Testing

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
