import Foundation
import IntentKitCore
import IntentKitPlatform
import Testing

/// Section 5 of “What Siri does”: exactly once, at any time and on any thread.
@Suite struct `Second completions` {
  @Test func `a second completion in the next phase names its own method`() async {
    let kept = Inbox<@Sendable (SendMessageIntentResponse) -> Void>()
    let handler = Trial.Handler(
      confirm: { _ in
        await withCompletion { completion in
          kept.add(completion)
          completion(.init(code: .ready))
        }
      },
      handle: { _ in
        await kept.waitFor(1)[0](.init(code: .ready))
        return .init(code: .success)
      })
    let run = await Trial().run(handler)
    #expect(run.trace.judgements == [.completedTwice])
    #expect(run.verdicts.first?.method == .confirm)
    #expect(run.outcome == Outcome(.failed, phase: .confirm, reason: .verdict(.completedTwice)))
  }

  @Test func `a second completion reports the time since its call began`() async {
    let clock = ManualClock()
    let kept = Inbox<@Sendable (SendMessageIntentResponse) -> Void>()
    let handler = Trial.Handler(
      confirm: { _ in
        await withCompletion { completion in
          kept.add(completion)
          completion(.init(code: .ready))
        }
      },
      handle: { _ in
        try? await clock.sleep(for: .seconds(2))
        await kept.waitFor(1)[0](.init(code: .ready))
        return .init(code: .success)
      })
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(), handler: handler)
    #expect(run.trace.judgements == [.completedTwice])
    #expect(run.verdicts.first?.elapsed == .seconds(2))
  }

  @Test func `a second completion on another queue ends the request, even if it is the last`() async
  {
    for _ in 0..<50 {
      let run = await Trial().run(
        .init(handle: { _ in
          await withCompletion { completion in
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { completion(.init(code: .success)) }
            group.notify(queue: .global()) { completion(.init(code: .failure)) }
          }
        }))
      #expect(run.trace.judgements == [.completedTwice])
      #expect(run.outcome == Outcome(.failed, phase: .handle, reason: .verdict(.completedTwice)))
    }
  }

  @Test(arguments: [false, true])
  func `a timeout that isn't canceled completes a second time`(isBusy: Bool) async {
    // Another thread that runs all the time, as on a server.
    let isOver = Locked(false)
    if isBusy { Thread.detachNewThread { while !isOver.withLock(\.self) {} } }
    defer { isOver.withLock { $0 = true } }
    let clock = ManualClock()
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(),
      handler: .init(handle: { _ in
        await withCompletion { completion in
          Task {
            try await clock.sleep(for: .seconds(8))
            completion(.init(code: .failure))
          }
          DispatchQueue.global().async { completion(.init(code: .success)) }
        }
      }))
    #expect(run.trace.judgements == [.completedTwice])
    #expect(run.verdicts.first?.elapsed == .seconds(8))
  }

  @Test func `work that waits for a thread of Dispatch takes no time of the request`() async {
    // More blocks than Dispatch has threads, as in a large test suite.
    let isOver = DispatchSemaphore(value: 0)
    for _ in 0..<8 { DispatchQueue.global().async { isOver.wait() } }
    let clock = ManualClock()
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(),
      handler: .init(handle: { _ in
        await withCompletion { completion in
          Task {
            try await clock.sleep(for: .seconds(8))
            completion(.init(code: .failure))
          }
          DispatchQueue.global().async { completion(.init(code: .success)) }
          DispatchQueue(label: "Timer").asyncAfter(deadline: .now() + .milliseconds(100)) {
            for _ in 0..<8 { isOver.signal() }
          }
        }
      }))
    #expect(run.trace.judgements == [.completedTwice])
  }

  @Test func `work of a task that keeps its completion takes no time of the request`() async {
    let clock = ManualClock()
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(),
      handler: .init(handle: { _ in
        await withCompletion { completion in
          Task {
            completion(.init(code: .success))
            for _ in 0..<1000 { try await clock.sleep(for: .seconds(3)) }
            completion(.init(code: .failure))
          }
        }
      }))
    #expect(run.trace.judgements == [])
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.events.last?.at == .zero)
  }

  @Test func `a second completion after the end is reported to the late observer`() async {
    let late = Inbox<Verdict>()
    let kept = Inbox<@Sendable (SendMessageIntentResponse) -> Void>()
    let pipeline = IntentPipeline(
      time: .simulated(patience: .seconds(600)), lateObserver: { late.add($0) })
    let run = await pipeline.run(
      Trial(),
      handler: .init(handle: { _ in
        await withCompletion { completion in
          kept.add(completion)
          completion(.init(code: .success))
        }
      }))
    #expect(run.outcome.result == .succeeded)
    await kept.waitFor(1)[0](.init(code: .success))
    #expect(await late.waitFor(1).map(\.id) == [.completedTwice])
  }

  @Test func `concurrent completions deliver exactly one answer`() async {
    for _ in 0..<20 {
      let late = Inbox<Verdict>()
      let pipeline = IntentPipeline(
        time: .simulated(patience: .seconds(600)), lateObserver: { late.add($0) })
      let gate = Gate()
      let run = await pipeline.run(
        Trial(),
        handler: .init(
          confirm: { _ in
            await withCompletion { completion in
              DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: 8) { _ in
                  completion(.init(code: .ready))
                }
              }
            }
          },
          handle: { _ in
            // There is no success before the others have called.
            await gate.pass()
            return .init(code: .success)
          }))
      await gate.open()
      #expect(run.outcome == Outcome(.failed, phase: .confirm, reason: .verdict(.completedTwice)))
      #expect(run.trace.judgements == [.completedTwice])
      #expect(await late.waitFor(6).map(\.id) == Array(repeating: .completedTwice, count: 6))
    }
  }
}

/// Section 5 of “What Siri does”: a closure that is released.
@Suite struct `Dropped completions` {
  @Test(arguments: Phase.allCases)
  func `a dropped completion is detected immediately in every phase`(_ phase: Phase) async {
    var handler = Trial.Handler()
    switch phase {
    case .resolve: handler.text = { _ in await withCompletion { _ in } }
    case .confirm: handler.confirm = { _ in await withCompletion { _ in } }
    case .handle: handler.handle = { _ in await withCompletion { _ in } }
    }
    let run = await Trial().run(handler)
    #expect(run.trace.judgements == [.completionDropped])
    #expect(run.outcome == Outcome(.failed, phase: phase, reason: .verdict(.completionDropped)))
  }

  @Test func `a dropped completion of an array's resolve method is detected`() async {
    let run = await Trial().run(.init(items: { _ in await withCompletion { _ in } }))
    #expect(run.trace.judgements == [.completionDropped])
    #expect(run.verdicts.first?.method.parameter == "items")
  }

  @Test func `a completion dropped after the deadline isn't reported as a late answer`() async {
    let clock = ManualClock()
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      Trial(),
      handler: .init(handle: { _ in
        await withCompletion { completion in
          Task {
            try? await clock.sleep(for: .seconds(12))
            _ = completion
          }
        }
      }))
    #expect(run.trace.judgements == [.noAnswer, .completionDropped])
    #expect(run.outcome == Outcome(.failed, phase: .handle, reason: .verdict(.noAnswer)))
  }

  @Test
  func `a completion dropped after the end is reported to the late observer, not as a late answer`()
    async
  {
    let late = Inbox<Verdict>()
    let gate = Gate()
    let pipeline = IntentPipeline(
      time: .simulated(patience: .milliseconds(50)), lateObserver: { late.add($0) })
    let run = await pipeline.run(
      Trial(),
      handler: .init(handle: { _ in
        await withCompletion {
          (completion: @escaping @Sendable (SendMessageIntentResponse) -> Void) in
          Task {
            await gate.pass()
            _ = completion
          }
        }
      }))
    #expect(run.trace.judgements == [.noAnswer])
    await gate.open()
    #expect(await late.waitFor(1).map(\.id) == [.completionDropped])
  }
}
