import Dispatch
import IntentKitCore
import IntentKitPlatform
import Testing

/// A caller is resumed whatever its handler does with its own thread.
@Suite struct `Callers of the pipeline` {
  /// Runs a request from a task of Swift's pool.
  @concurrent
  private func run(
    _ handler: Trial.Handler, by pipeline: IntentPipeline = IntentPipeline()
  ) async -> IntentRun<Trial> {
    await pipeline.run(Trial(), handler: handler)
  }

  @Test @MainActor func `a handler never runs on the main thread of its caller`() async {
    let main = CurrentProcess.currentThread
    let threads = Locked<Set<UInt>>([])
    // Other tests may hold the main actor for long.
    let pipeline = IntentPipeline(limit: .seconds(3600))
    for _ in 0..<20 {
      let run = await pipeline.run(
        Trial(),
        handler: .init(confirm: { _ in
          threads.withLock { _ = $0.insert(CurrentProcess.currentThread) }
          return .init(code: .ready)
        }))
      #expect(run.outcome.result == .succeeded)
    }
    #expect(!threads.withLock { $0 }.contains(main))
  }

  @Test @MainActor func `a caller on the main actor leaves it to a handler that needs it`() async {
    // Other tests may hold the main actor for long.
    let pipeline = IntentPipeline(limit: .seconds(3600))
    for _ in 0..<200 {
      let run = await pipeline.run(
        Trial(),
        handler: .init(confirm: { _ in
          await MainActor.run { .init(code: .ready) }
        }))
      #expect(run.outcome.result == .succeeded)
    }
  }

  @Test func `callers of handlers that block their threads are resumed at the limit`() async {
    let semaphore = DispatchSemaphore(value: 0)
    let pipeline = IntentPipeline(limit: .milliseconds(50))
    let count = 40
    let verdicts = await withTaskGroup(of: [Verdict.ID].self) { group in
      for _ in 0..<count {
        group.addTask {
          await run(
            .init(confirm: { _ in
              semaphore.blockThread()
              return .init(code: .ready)
            }), by: pipeline
          ).verdicts.map(\.id)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts == Array(repeating: [.noAnswer], count: count))
    for _ in 0..<count { semaphore.signal() }
  }

  @Test func `a caller is resumed if a handler breaks the contract and then blocks`() async {
    let semaphore = DispatchSemaphore(value: 0)
    // The thread of the lane ends the request itself.
    for _ in 0..<20 {
      let result = await run(
        .init(confirm: { _ in
          await withCompletion { completion in
            completion(.init(code: .ready))
            completion(.init(code: .ready))
            semaphore.blockThread()
          }
        }))
      #expect(result.verdicts.map(\.id) == [.completedTwice])
    }
    for _ in 0..<20 { semaphore.signal() }
  }

  @Test func `a canceled caller is resumed while its handler blocks its thread`() async {
    let (started, semaphore) = (Inbox<Int>(), DispatchSemaphore(value: 0))
    let task = Task.detached {
      // A machine that stands still for a while doesn't end the request.
      await IntentPipeline(limit: .seconds(600)).run(
        Trial(),
        handler: .init(confirm: { _ in
          started.add(1)
          semaphore.blockThread()
          return .init(code: .ready)
        }))
    }
    _ = await started.waitFor(1)
    task.cancel()
    #expect(await task.value.outcome.reason == .taskCancelled)
    semaphore.signal()
  }

  @Test func `a handler that is suspended and resumed elsewhere returns to its caller`() async {
    // Other tests may hold the threads of Swift's pool for long.
    let pipeline = IntentPipeline(limit: .seconds(3600))
    for _ in 0..<200 {
      let result = await run(
        .init(
          confirm: { _ in
            await Task.detached { await Task.yield() }.value
            return .init(code: .ready)
          }), by: pipeline)
      #expect(result.outcome.result == .succeeded)
    }
  }

  @Test func `requests one after another don't let the stack grow`() async {
    let depths = await depths(ofRequests: 3_000)
    for (first, last) in depths { #expect(last - first < 1 << 18) }
  }

  /// Returns the lowest and the highest address of the stack that handlers saw, for each thread.
  @concurrent
  private func depths(ofRequests count: Int) async -> [(UInt, UInt)] {
    let seen = Locked<[UInt: (UInt, UInt)]>([:])
    let handler = Trial.Handler(confirm: { _ in
      let place = withUnsafeTemporaryAllocation(byteCount: 8, alignment: 8) {
        UInt(bitPattern: $0.baseAddress)
      }
      seen.withLock { seen in
        let (low, high) = seen[CurrentProcess.currentThread] ?? (place, place)
        seen[CurrentProcess.currentThread] = (min(low, place), max(high, place))
      }
      return .init(code: .ready)
    })
    for _ in 0..<count { _ = await IntentPipeline().run(Trial(), handler: handler) }
    return Array(seen.withLock { $0 }.values)
  }
}
