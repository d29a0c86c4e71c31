import Foundation
import IntentKitPlatform
import Testing

@testable import IntentKitCore

/// Handlers that block their threads don't stop the others.
@Suite struct `Threads of the lanes` {
  @Test func `the pool grows while its threads are blocked`() async {
    let semaphore = DispatchSemaphore(value: 0)
    let blocked = (0..<48).map { _ in
      Task(executorPreference: IntentPipeline.executor) { semaphore.blockThread() }
    }
    // This would never end on a pool that doesn't grow.
    let free = await withTaskGroup(of: Int.self) { group in
      for index in 0..<100 {
        group.addTask(executorPreference: IntentPipeline.executor) { index }
      }
      return await group.reduce(0, +)
    }
    #expect(free == 4950)
    for _ in blocked { semaphore.signal() }
    for task in blocked { await task.value }
  }

  @Test func `a request runs while other handlers block their threads`() async {
    let semaphore = DispatchSemaphore(value: 0)
    let pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
    let blocked = (0..<24).map { _ in
      Task {
        await pipeline.run(
          Trial(),
          handler: .init(confirm: { _ in
            semaphore.blockThread()
            return .init(code: .ready)
          }))
      }
    }
    let run = await Trial().run(.init())
    #expect(run.outcome.result == .succeeded)
    for _ in blocked { semaphore.signal() }
    for task in blocked { #expect(await task.value.outcome.result == .succeeded) }
  }

  @Test func `the pool runs a large number of short requests`() async {
    let successes = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<500 {
        group.addTask { await Trial().run(.init()).outcome.result == .succeeded }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(successes == 500)
  }

  // MARK: - Lost threads

  @Test func `a thread that a handler blocks for good is replaced`() async {
    let (pool, blocked) = (LanePool(coreWorkerCount: 2, maximumWorkerCount: 4), BlockedHandler())
    let pipeline = blocked.pipeline(on: pool)
    for _ in 0..<12 {
      let run = await pipeline.run(Trial(), handler: blocked.handler)
      #expect(run.verdicts.map(\.id) == [.noAnswer])
    }
    let run = await IntentPipeline.simulated(on: pool).run(Trial(), handler: .init())
    #expect(run.outcome.result == .succeeded)
    blocked.release(12)
  }

  @Test func `tasks on the pool go on while handlers block more threads than it has`() async {
    let (pool, blocked) = (LanePool(coreWorkerCount: 2, maximumWorkerCount: 4), BlockedHandler())
    let verdicts = await withTaskGroup(of: [Verdict.ID].self) { group in
      for _ in 0..<20 {
        group.addTask(executorPreference: pool) {
          let pipeline = blocked.pipeline(on: pool)
          return await pipeline.run(Trial(), handler: blocked.handler).verdicts.map(\.id)
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(verdicts == Array(repeating: .noAnswer, count: 20))
    blocked.release(20)
  }

  @Test func `requests are refused while too many threads are lost, and accepted again`() async {
    let pool = LanePool(coreWorkerCount: 2, maximumWorkerCount: 4, maximumLostCount: 3)
    let blocked = BlockedHandler()
    let pipeline = blocked.pipeline(on: pool)
    for _ in 0..<3 { _ = await pipeline.run(Trial(), handler: blocked.handler) }
    let refused = await pipeline.run(Trial(), handler: .init())
    #expect(refused.verdicts.map(\.kind) == [.noThread(blocked: 3)])
    #expect(refused.outcome.result == .failed)
    #expect(refused.outcome.reason == .verdict(.noThread))
    blocked.release(3)
    while pool.isExhausted { await Task.yield() }
    let accepted = await IntentPipeline.simulated(on: pool).run(Trial(), handler: .init())
    #expect(accepted.outcome.result == .succeeded)
  }

  @Test func `a request that ended while it waited for a thread launches no handler`() async {
    let pool = LanePool(coreWorkerCount: 1, maximumWorkerCount: 1)
    let (semaphore, launches) = (DispatchSemaphore(value: 0), Locked(0))
    let blocker = Task(executorPreference: pool) { semaphore.blockThread() }
    var pipeline = IntentPipeline(limit: .milliseconds(20))
    pipeline.pool = pool
    let run = await pipeline.run(SendMessageIntent(), provider: CountingProvider(count: launches))
    #expect(run.verdicts.map(\.kind) == [.noAnswer(limit: .milliseconds(20), state: .queued)])
    semaphore.signal()
    await blocker.value
    // The pool's only thread takes the abandoned lane before this task.
    await Task(executorPreference: pool) {}.value
    #expect(launches.withLock { $0 } == 0)
  }

  @Test func `a request that waits for a thread has its limit in real time`() async {
    let pool = LanePool(coreWorkerCount: 1, maximumWorkerCount: 1)
    let semaphore = DispatchSemaphore(value: 0)
    let blocker = Task(executorPreference: pool) { semaphore.blockThread() }
    let limit = Duration.milliseconds(40)
    var pipeline = IntentPipeline(limit: limit, time: .simulated(patience: .milliseconds(10)))
    pipeline.pool = pool
    let run = await pipeline.run(Trial(), handler: .init())
    #expect(run.verdicts.map(\.kind) == [.noAnswer(limit: limit, state: .queued, patience: limit)])
    semaphore.signal()
    await blocker.value
  }

  @Test func `a handler isn't blamed for silence while its lane waits for a thread again`() async {
    let pool = LanePool(coreWorkerCount: 1, maximumWorkerCount: 1)
    let (clock, semaphore) = (ManualClock(), DispatchSemaphore(value: 0))
    let limit = Duration.milliseconds(300)
    var pipeline = IntentPipeline(
      limit: limit, time: .simulated(clock, patience: .milliseconds(250)))
    pipeline.pool = pool
    let run = await pipeline.run(
      Trial(),
      handler: .init(confirm: { _ in
        // It gets the thread of the sleeping handler.
        Task(executorPreference: pool) { semaphore.blockThread() }
        try? await clock.sleep(for: .milliseconds(1))
        return .init(code: .ready)
      }))
    #expect(run.verdicts.map(\.kind) == [.noAnswer(limit: limit, state: .queued, patience: limit)])
    semaphore.signal()
  }

  @Test func `the threads of the pool are known`() async {
    let pool = LanePool(coreWorkerCount: 1)
    let thread = await Task(executorPreference: pool) { CurrentProcess.currentThreadIdentifier }
      .value
    #expect(pool.threads == [thread])
  }

  // MARK: - Jobs that a thread keeps for itself

  @Test func `a task that never waits doesn't keep others from running`() async {
    let pool = LanePool(coreWorkerCount: 1, maximumWorkerCount: 1)
    let isRunning = Locked(true)
    let endless = Task(executorPreference: pool) {
      while !Task.isCancelled { await Task.yield() }
      isRunning.withLock { $0 = false }
    }
    let other = Task(executorPreference: pool) { isRunning.withLock { $0 } }
    #expect(await other.value)
    endless.cancel()
    await endless.value
  }

  @Test func `a job of a thread that blocks runs elsewhere, even while others are busy`() async {
    let pool = LanePool(coreWorkerCount: 2, maximumWorkerCount: 2)
    let busy = Task(executorPreference: pool) {
      while !Task.isCancelled { await Task.yield() }
    }
    #expect(await isMovedJob(of: pool))
    busy.cancel()
    await busy.value
  }

  @Test func `a job of a thread that blocks runs on a thread that is idle`() async {
    let pool = LanePool(coreWorkerCount: 1, maximumWorkerCount: 2)
    #expect(await isMovedJob(of: pool))
  }

  /// Whether a job runs on another thread than the one that begins it, which then blocks.
  private func isMovedJob(of pool: LanePool) async -> Bool {
    await Task(executorPreference: pool) {
      let semaphore = DispatchSemaphore(value: 0)
      let thread = Locked<ObjectIdentifier?>(nil)
      Task(executorPreference: pool) {
        thread.withLock { $0 = ObjectIdentifier(Thread.current) }
        semaphore.signal()
      }
      semaphore.blockThread()
      return thread.withLock { $0 != nil && $0 != ObjectIdentifier(Thread.current) }
    }.value
  }

  @Test func `a request from a lane's thread stays on that thread`() async {
    let task = Task(executorPreference: IntentPipeline.executor) {
      await Trial().run(.init()).outcome.result
    }
    #expect(await task.value == .succeeded)
  }
}

/// A provider that counts its calls.
private struct CountingProvider: IntentHandlerProvider {
  let count: Locked<Int>

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    count.withLock { $0 += 1 }
    return nil
  }
}

/// A handler that blocks its thread until the test releases it.
private struct BlockedHandler {
  private let semaphore = DispatchSemaphore(value: 0)

  var handler: Trial.Handler {
    .init(confirm: { [semaphore] _ in
      semaphore.blockThread()
      return .init(code: .ready)
    })
  }

  /// A pipeline that soon gives up on the handler, on a busy machine even before its thread blocks.
  func pipeline(on pool: LanePool) -> IntentPipeline {
    .simulated(patience: .milliseconds(20), on: pool)
  }

  func release(_ count: Int) {
    for _ in 0..<count { semaphore.signal() }
  }
}

extension IntentPipeline {
  /// Returns a pipeline in simulated time on a pool of the test.
  fileprivate static func simulated(patience: Duration = .seconds(600), on pool: LanePool) -> Self {
    var pipeline = IntentPipeline(time: .simulated(patience: patience))
    pipeline.pool = pool
    return pipeline
  }
}

extension DispatchSemaphore {
  /// Blocks its thread, like a careless handler.
  ///
  /// The compiler forbids this in async code, so it is hidden.
  func blockThread() { wait() }
}
