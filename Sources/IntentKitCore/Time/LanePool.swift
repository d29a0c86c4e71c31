import Dispatch
import IntentKitPlatform
import Synchronization

/// The threads that run lanes.
///
/// A lane is the task on which a handler runs, one for each request. Handlers may block. On Swift's
/// own pool, a few blocking handlers would stop everything else. A concurrent Dispatch queue adds
/// only one thread per second, and a thread per lane doesn't scale to a hundred thousand short
/// lanes. So the pool has one worker per processor, and grows if lanes wait while none makes
/// progress. Surplus workers exit when they are idle.
///
/// A worker whose lane is abandoned is lost: it may be blocked for good, so it no longer counts
/// toward the size of the pool, and another worker takes its place. A lost worker that comes back
/// belongs to the pool again. The number of lost workers is limited, because each is a thread; at
/// the limit, the pipeline refuses new requests instead of losing more.
package final class LanePool: TaskExecutor, Sendable {
  /// The pool for the whole process.
  package static let shared = LanePool()

  /// The time that lanes may wait without any progress before the pool grows.
  private static let growthDelay = Duration.milliseconds(5)
  /// The time that a surplus worker waits for a job before it exits.
  private static let idleTimeout = DispatchTimeInterval.seconds(1)

  fileprivate struct State {
    var waiting = JobQueue()
    var workerCount = 0
    var idleWorkerCount = 0
    /// The number of jobs started, which distinguishes a stalled pool from a busy one.
    var startedJobCount = 0
    var isWatched = false
    var workers: [Worker] = []
  }

  /// A thread that runs jobs.
  fileprivate struct Worker {
    /// The system's identifier of the thread; nil once it has exited.
    var thread: Int?
    /// The lane of the job that the thread runs; nil if it runs none, or one of the pool itself.
    var lane: ObjectIdentifier?
  }

  private let state = Locked(State())
  /// The number of workers that run a job of an abandoned lane.
  ///
  /// It isn't part of the locked state, because every request reads it.
  private let lostCount = Atomic<Int>(0)
  /// The semaphore that idle workers wait on, signaled once for each idle worker that gets a job.
  private let work = DispatchSemaphore(value: 0)
  private let mark = ThreadMark()
  private let coreWorkerCount: Int
  private let maximumWorkerCount: Int
  /// The number of lost workers at which new requests are refused.
  let maximumLostCount: Int

  /// Creates a pool with a core number of workers, a maximum number, and a number of lost workers
  /// at which no more lanes should start.
  package init(
    coreWorkerCount: Int = CurrentProcess.processorCount, maximumWorkerCount: Int = 512,
    maximumLostCount: Int = 2048
  ) {
    self.coreWorkerCount = coreWorkerCount
    self.maximumWorkerCount = max(coreWorkerCount, maximumWorkerCount)
    self.maximumLostCount = maximumLostCount
  }

  /// Whether so many workers are lost that no more lanes should start.
  package var isExhausted: Bool { lostCount.load(ordering: .relaxed) >= maximumLostCount }

  package func enqueue(_ job: consuming ExecutorJob) {
    enqueue(LaneJob(job: UnownedJob(job), lane: nil))
  }

  /// Queues a job of a lane.
  func enqueue(_ job: LaneJob) {
    enum Step { case nothing, wake, start }
    let comesFromWorker = mark.isSet(to: self)
    let (step, mustWatch) = state.withLock { state -> (Step, Bool) in
      state.waiting.append(job)
      let mustWatch = !state.isWatched
      state.isWatched = true
      // A worker that queues a single job is about to fetch it itself, and waking another worker
      // would cost more than the job. If the worker stays busy, the watch detects that nothing
      // progresses.
      if comesFromWorker, state.waiting.count == 1 { return (.nothing, mustWatch) }
      if state.idleWorkerCount > 0 {
        state.idleWorkerCount -= 1
        return (.wake, mustWatch)
      }
      guard state.workerCount < coreWorkerCount else { return (.nothing, mustWatch) }
      state.workerCount += 1
      return (.start, mustWatch)
    }
    switch step {
    case .nothing: break
    case .wake: work.signal()
    case .start: startWorkers(1)
    }
    if mustWatch { watch(startedJobCount: -1) }
  }

  /// Schedules a check for lanes that wait while none makes progress.
  private func watch(startedJobCount previousCount: Int) {
    Alarm.shared.schedule(after: Self.growthDelay) { [self] in
      let (startedJobCount, missing) = state.withLock { state -> (Int?, Int) in
        guard state.waiting.count > 0 else {
          state.isWatched = false
          return (nil, 0)
        }
        guard state.startedJobCount == previousCount else { return (state.startedJobCount, 0) }
        if state.idleWorkerCount > 0 {
          state.idleWorkerCount -= 1
          return (state.startedJobCount, -1)
        }
        // A failure to start threads, or a loss, may have left fewer workers than processors.
        let missing = min(
          state.waiting.count, max(state.workerCount, coreWorkerCount),
          maximumWorkerCount - state.workerCount)
        state.workerCount += max(0, missing)
        return (state.startedJobCount, max(0, missing))
      }
      if missing < 0 { work.signal() } else { startWorkers(missing) }
      if let startedJobCount { watch(startedJobCount: startedJobCount) }
    }
  }

  private func startWorkers(_ count: Int) {
    for _ in 0..<count {
      let hasStarted = SystemThread.start(stackSize: 1 << 20) { [self] in runWorker() }
      if !hasStarted { state.withLock { $0.workerCount -= 1 } }
    }
  }

  // MARK: - Lost workers

  /// Removes workers from the pool because their lane was abandoned; they still run its jobs.
  func lose(_ count: Int) {
    lostCount.add(count, ordering: .relaxed)
    let replacementCount = state.withLock { state -> Int in
      state.workerCount -= count
      let missing = min(state.waiting.count, coreWorkerCount - state.workerCount)
      guard missing > 0 else { return 0 }
      state.workerCount += missing
      return missing
    }
    startWorkers(replacementCount)
  }

  /// Adds workers to the pool that were lost and whose jobs have returned.
  func regain(_ count: Int) {
    state.withLock { $0.workerCount += count }
    lostCount.subtract(count, ordering: .relaxed)
  }

  // MARK: - Workers

  private func runWorker() {
    mark.set(to: self)
    let thread = CurrentProcess.currentThreadIdentifier
    let worker = state.withLock { $0.addWorker(on: thread) }
    while let job = nextJob(for: worker) {
      if let lane = job.lane {
        lane.run(job.job, on: thread)
      } else {
        job.job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }

  /// Waits for a job, or returns nil if this worker is surplus.
  private func nextJob(for worker: Int) -> LaneJob? {
    while true {
      let (job, isSurplus) = state.withLock { state -> (LaneJob?, Bool) in
        let job = state.waiting.popFirst()
        state.workers[worker].lane = job?.lane.map { ObjectIdentifier($0) }
        if let job {
          state.startedJobCount &+= 1
          return (job, false)
        }
        state.idleWorkerCount += 1
        return (nil, state.workerCount > coreWorkerCount)
      }
      if let job { return job }
      guard isSurplus else {
        work.wait()
        continue
      }
      guard work.wait(timeout: .now() + Self.idleTimeout) == .timedOut else { continue }
      let mayExit = state.withLock { state in
        // Another thread has already claimed this worker and is about to signal it.
        guard state.idleWorkerCount > 0 else { return false }
        state.idleWorkerCount -= 1
        state.workerCount -= 1
        state.workers[worker].thread = nil
        return true
      }
      if mayExit { return nil }
      work.wait()
    }
  }

  /// Returns the threads that run jobs of other lanes than the given ones.
  func threads(besides lanes: [LaneExecutor]) -> [Int] {
    let own = lanes.map { ObjectIdentifier($0) }
    return state.withLock { state in
      state.workers.compactMap { worker in
        worker.lane.map { own.contains($0) } == false ? worker.thread : nil
      }
    }
  }
}

extension LanePool.State {
  /// Adds a worker, in the place of one that has exited if there is one, and returns its place.
  fileprivate mutating func addWorker(on thread: Int) -> Int {
    let worker = LanePool.Worker(thread: thread)
    if let place = workers.firstIndex(where: { $0.thread == nil }) {
      workers[place] = worker
      return place
    }
    workers.append(worker)
    return workers.count - 1
  }
}

/// A job that needs a thread.
struct LaneJob: Sendable {
  var job: UnownedJob
  /// The lane that the job belongs to; nil for jobs of the pool itself.
  var lane: LaneExecutor?
}

/// A queue of jobs in order of arrival.
private struct JobQueue {
  private var jobs: [LaneJob?] = []
  private var first = 0

  var count: Int { jobs.count - first }

  mutating func append(_ job: LaneJob) {
    jobs.append(job)
  }

  mutating func popFirst() -> LaneJob? {
    guard first < jobs.count else { return nil }
    defer {
      jobs[first] = nil
      first += 1
      // The array is cleared when it is empty, and compacted when most of its jobs have been taken.
      if first == jobs.count {
        jobs.removeAll(keepingCapacity: true)
        first = 0
      } else if first > 1024, first * 2 > jobs.count {
        jobs.removeFirst(first)
        first = 0
      }
    }
    return jobs[first]
  }
}
