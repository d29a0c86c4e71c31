import Dispatch
import Foundation
import IntentKitCore
import Testing

/// Section 5 of “What Siri does”: ten seconds for each call, whatever the handler does.
@Suite struct `Deadlines` {
  @Test func `a handler that never completes draws its verdict`() async {
    let isCalled = Gate()
    let handler = MessageHandler(handle: { _ in
      await isCalled.open()
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .init(code: .success)
    })
    let run = await overdue(handler, once: isCalled)
    #expect(run.outcome.result == .failed)
    #expect(run.verdicts.map(\.id) == [.noAnswer])
    #expect(run.verdicts.first?.method == .handle)
    #expect(run.verdicts.first?.elapsed == .seconds(10))
  }

  @Test func `a handler that blocks its thread draws its verdict`() async {
    let semaphore = DispatchSemaphore(value: 0)
    defer { semaphore.signal() }
    let isCalled = Gate()
    let handler = MessageHandler(confirm: { _ in
      await isCalled.open()
      semaphore.wait()
      return .init(code: .ready)
    })
    let run = await overdue(handler, once: isCalled)
    #expect(run.verdicts.map(\.id) == [.noAnswer])
    #expect(run.verdicts.first?.method == .confirm)
  }

  @Test(
    arguments: [
      PipelineTime.real, .clock(ManualClock()), .simulated(ManualClock()),
      .simulated(ManualClock(), patience: .zero),
    ], [Duration.zero, .nanoseconds(-1), .seconds(-1)])
  func `without any time, each request ends at once with the same verdict`(
    time: PipelineTime, limit: Duration
  ) async {
    let handler = MessageHandler(handle: { _ in
      Issue.record("the handler was called")
      return .init(code: .success)
    })
    let run = await IntentPipeline(limit: limit, time: time).run(
      SendMessageIntent(content: "hello"), handler: handler, dialogue: ScriptedAnswers(.yes))
    #expect(run.outcome.result == .failed)
    #expect(run.verdicts.map(\.id) == [.noAnswer])
    #expect(run.verdicts.first?.method.name == "handler(for:)")
    #expect(run.trace.events.last?.at == .zero)
  }

  /// Advances the clock beyond the limit when a handler has been called.
  private func overdue(
    _ handler: MessageHandler, once isCalled: Gate
  ) async -> IntentRun<SendMessageIntent> {
    let clock = ManualClock()
    async let run = IntentPipeline(time: .clock(clock)).run(
      SendMessageIntent(content: "hello"), handler: handler, dialogue: ScriptedAnswers(.yes))
    await isCalled.pass()
    await clock.waitForSleepers()
    clock.advance(by: .seconds(10))
    return await run
  }

  @Test func `a handler that answers late is distinguished from a silent one`() async {
    let clock = ManualClock()
    let handler = MessageHandler(confirm: { _ in
      try? await clock.sleep(for: .seconds(12))
      return .init(code: .ready)
    })
    let pipeline = IntentPipeline(time: .simulated(clock, patience: .seconds(600)))
    let run = await pipeline.run(SendMessageIntent(content: "hello"), handler: handler)
    #expect(run.verdicts.map(\.id) == [.noAnswer, .completedLate])
    #expect(run.verdicts.last?.elapsed == .seconds(12))
    #expect(run.trace.events.last?.at == .seconds(12))
  }

  @Test func `a handler that sleeps forever doesn't delay the request's end`() async {
    let clock = ManualClock()
    let handler = MessageHandler(confirm: { _ in
      while !Task.isCancelled { try? await clock.sleep(for: .seconds(7)) }
      return .init(code: .ready)
    })
    let pipeline = IntentPipeline(time: .simulated(clock, patience: .seconds(600)))
    let run = await pipeline.run(SendMessageIntent(content: "hello"), handler: handler)
    #expect(run.verdicts.map(\.id) == [.noAnswer])
  }

  @Test func `a slow handler draws a warning and takes no real time`() async {
    let clock = ManualClock()
    let handler = MessageHandler(handle: { _ in
      try? await clock.sleep(for: .seconds(9))
      return .init(code: .success)
    })
    let pipeline = IntentPipeline(time: .simulated(clock, patience: .seconds(600)))
    let run = await pipeline.run(
      SendMessageIntent(content: "hello"), handler: handler, dialogue: ScriptedAnswers(.yes))
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.map(\.id) == [.slowAnswer])
    #expect(run.trace.events.last?.at == .seconds(9))
  }

  @Test func `each phase has its own limit`() async {
    let clock = ManualClock()
    let handler = MessageHandler(
      content: { _ in
        try? await clock.sleep(for: .seconds(9))
        return .success(with: "hello")
      },
      confirm: { _ in
        try? await clock.sleep(for: .seconds(9))
        return .init(code: .ready)
      },
      handle: { _ in
        try? await clock.sleep(for: .seconds(9))
        return .init(code: .inProgress)
      })
    let pipeline = IntentPipeline(time: .simulated(clock, patience: .seconds(600)))
    let run = await pipeline.run(
      SendMessageIntent(content: "hello"), handler: handler, dialogue: ScriptedAnswers(.yes))
    #expect(run.outcome.result == .inProgress)
    #expect(!run.trace.hasFault)
  }

  @Test func `a manual clock decides when the limit is exceeded`() async {
    let clock = ManualClock()
    let handler = MessageHandler(confirm: { _ in
      try? await clock.sleep(for: .seconds(60))
      return .init(code: .ready)
    })
    let pipeline = IntentPipeline(time: .clock(clock))
    async let run = pipeline.run(SendMessageIntent(content: "hello"), handler: handler)
    // The watchdog and the handler.
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(10))
    #expect(await run.verdicts.map(\.id) == [.noAnswer])
  }

  @Test func `the limit holds in real time for a handler that ignores cancellation`() async {
    let handler = MessageHandler(confirm: { _ in
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .init(code: .ready)
    })
    let pipeline = IntentPipeline(limit: .milliseconds(30))
    let run = await pipeline.run(SendMessageIntent(content: "hello"), handler: handler)
    #expect(run.verdicts.map(\.id) == [.noAnswer])
  }

  @Test func `many blocked handlers all time out while new requests still run`() async {
    let semaphore = DispatchSemaphore(value: 0)
    let blocked = MessageHandler(confirm: { _ in
      semaphore.wait()
      return .init(code: .ready)
    })
    let pipeline = IntentPipeline(limit: .milliseconds(200))
    await withTaskGroup(of: [Verdict.ID].self) { group in
      for _ in 0..<40 {
        group.addTask {
          await pipeline.run(SendMessageIntent(content: "x"), handler: blocked).verdicts.map(\.id)
        }
      }
      for await verdicts in group { #expect(verdicts == [.noAnswer]) }
    }
    for _ in 0..<40 { semaphore.signal() }
    // With the usual limit, because a busy machine may take longer than the short one.
    let run = await IntentPipeline().run(
      SendMessageIntent(content: "x"), handler: MessageHandler(), dialogue: ScriptedAnswers(.yes))
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `canceling the caller ends the request`() async {
    let handler = MessageHandler(confirm: { _ in
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return .init(code: .ready)
    })
    let task = Task {
      await IntentPipeline().run(SendMessageIntent(content: "hello"), handler: handler)
    }
    task.cancel()
    #expect(await task.value.outcome.result == .cancelled)
  }
}
