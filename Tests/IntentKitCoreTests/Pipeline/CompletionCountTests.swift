import Dispatch
import IntentKitCore
import Testing

/// Behaviour reference, section 5: exactly once, whenever and wherever from.
@Suite struct `A completion that is called too often` {
  @Test func `in the next phase names the method it belongs to`() async {
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

  @Test func `later tells how long ago its call began`() async {
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
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(60))).run(
      Trial(), handler: handler)
    #expect(run.trace.judgements == [.completedTwice])
    #expect(run.verdicts.first?.elapsed == .seconds(2))
  }

  @Test func `after the end is told to whoever wants to know`() async {
    let late = Inbox<Verdict>()
    let kept = Inbox<@Sendable (SendMessageIntentResponse) -> Void>()
    let pipeline = IntentPipeline(
      time: .simulated(patience: .seconds(60)), lateObserver: { late.add($0) })
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

  @Test func `from many threads at once wins exactly once`() async {
    for _ in 0..<20 {
      let late = Inbox<Verdict>()
      let pipeline = IntentPipeline(
        time: .simulated(patience: .seconds(60)), lateObserver: { late.add($0) })
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

/// Behaviour reference, section 5: a closure that is let go of.
@Suite struct `A completion that is dropped` {
  @Test(arguments: Phase.allCases)
  func `is known at once in every phase`(_ phase: Phase) async {
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

  @Test func `by a resolve method of several values is known as well`() async {
    let run = await Trial().run(.init(items: { _ in await withCompletion { _ in } }))
    #expect(run.trace.judgements == [.completionDropped])
    #expect(run.verdicts.first?.method.parameter == "items")
  }

  @Test func `while time was up but still ran is said, and is no late answer`() async {
    let clock = ManualClock()
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(60))).run(
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

  @Test func `after the deadline is told to whoever wants to know, and is no late answer`() async {
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
