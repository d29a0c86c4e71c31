import Dispatch
import IntentKitCore
import Testing

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
