import Dispatch
import IntentKitPlatform
import Testing

@testable import IntentKitCore

/// The code that a lane in simulated time starts.
@Suite struct `Jobs of a lane` {
  private actor Counter {
    private(set) var count = 0

    func increment() async {
      await Task.yield()
      count += 1
    }
  }

  /// Work that a lane starts and doesn't wait for, in each way in which Swift queues a job.
  ///
  /// Each one waits for the gate, ends the work, and has no thread meanwhile.
  private static let work: [(name: String, start: @Sendable (Gate) -> Void)] = [
    ("a task", { gate in Task { await gate.pass() } }),
    ("a task of low priority", { gate in Task(priority: .background) { await gate.pass() } }),
    ("a detached task", { gate in Task.detached { await gate.pass() } }),
    ("a task in a task", { gate in Task { Task { await gate.pass() } } }),
    (
      "an actor",
      { gate in
        Task {
          let counter = Counter()
          await counter.increment()
          await gate.pass()
          await counter.increment()
        }
      }
    ),
    (
      "a group in a task",
      { gate in
        Task { await withTaskGroup(of: Void.self) { $0.addTask { await gate.pass() } } }
      }
    ),
  ]

  /// A point at which work waits without a thread, until the test lets it pass.
  private final class Gate: Sendable {
    private let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    private let (passages, passage) = AsyncStream.makeStream(of: Bool.self)
    private let continuation = Locked<UnsafeContinuation<Void, Never>?>(nil)

    func pass() async {
      await withUnsafeContinuation { continuation in
        self.continuation.withLock { $0 = continuation }
        arrival.finish()
      }
      passage.yield(LaneJobs.isInLane)
      passage.finish()
    }

    /// Waits until the work has arrived, and has given up its thread.
    func waitForArrival(in lane: LaneExecutor) async {
      for await _ in arrivals {}
      while !lane.isIdle { await Task.yield() }
    }

    /// Resumes the work on a thread of Dispatch.
    ///
    /// - Returns: Whether the work then runs in its lane.
    func open() async -> Bool {
      DispatchQueue.global().async { self.continuation.withLock { $0.take() }?.resume() }
      return await passages.contains(true)
    }
  }

  @Test(arguments: work.indices)
  func `the lane runs all that it has started, on whichever thread it resumes`(_ index: Int)
    async
  {
    let lane = LaneExecutor(pool: LanePool(coreWorkerCount: 1), onIdle: {})
    LaneJobs.begin(lane)
    let gate = Gate()
    let start = Self.work[index].start
    await Task(executorPreference: lane) { start(gate) }.value
    await gate.waitForArrival(in: lane)
    #expect(await gate.open())
    LaneJobs.end(lane)
  }

  @Test func `a task that code outside all lanes has started belongs to no lane`() async {
    let lane = LaneExecutor(pool: LanePool(coreWorkerCount: 1), onIdle: {})
    LaneJobs.begin(lane)
    defer { LaneJobs.end(lane) }
    #expect(await !Task.detached { LaneJobs.isInLane }.value)
    #expect(await Task(executorPreference: lane) { LaneJobs.isInLane }.value)
  }

  @Test func `a lane that has ended gets no more jobs`() async {
    let lane = LaneExecutor(pool: LanePool(coreWorkerCount: 1), onIdle: {})
    LaneJobs.begin(lane)
    LaneJobs.end(lane)
    #expect(
      await !Task(executorPreference: lane) { Task { LaneJobs.isInLane } }.value.value)
  }
}
