import Dispatch
import IntentKitCore
import Testing

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
    let pipeline = IntentPipeline(time: .simulated(patience: .seconds(60)))
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

  @Test func `a request from a lane's thread stays on that thread`() async {
    let task = Task(executorPreference: IntentPipeline.executor) {
      await Trial().run(.init()).outcome.result
    }
    #expect(await task.value == .succeeded)
  }
}

extension DispatchSemaphore {
  /// Blocks its thread, like a careless handler.
  ///
  /// The compiler forbids this in async code, so it is hidden.
  fileprivate func blockThread() { wait() }
}
