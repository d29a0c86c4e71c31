import Dispatch
import IntentKitPlatform
import Synchronization

/// The threads that run lanes.
///
/// A lane is the task on which a handler runs, one for each request. Handlers may block. On Swift's
/// own pool, a few blocking handlers would stop everything else. A concurrent Dispatch queue adds
/// only one thread per second, and a thread per lane doesn't scale to a hundred thousand short
/// lanes. So the pool has one worker per processor, and grows if lanes wait without progress.
/// Surplus workers exit when they are idle.
///
/// A job that a worker queues is usually the next step of what it has just run, so the worker keeps
/// one such job for itself: its data is in the processor's cache, and no other worker must wake up.
/// If the worker stays busy, the job goes to the others.
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
    /// The number of workers that sleep until a job is signaled.
    var idleWorkerCount = 0
    /// The number of jobs started, to distinguish a stalled pool from a busy one.
    var startedJobCount = 0
    var isWatched = false
    var workers: [Worker] = []
  }

  /// A thread that runs jobs.
  fileprivate struct Worker {
    /// The number of its own jobs that a worker runs in a row while others wait.
    static let maximumOwnJobCount = 64

    /// The system's identifier of the thread; nil once it has exited.
    var thread: Int?
    /// A job that the worker has queued and runs next.
    var ownJob: LaneJob?
    /// Whether the job was there at the last check already.
    var isOwnJobOverdue = false
    /// The number of own jobs that the worker has run since it last took one that others queued.
    var ownJobCount = 0
  }

  /// The place of a worker in the state, known to its thread.
  private final class WorkerPlace: Sendable {
    let index: Int

    init(_ index: Int) {
      self.index = index
    }
  }

  private let state = Locked(State())
  /// The number of workers that run a job of an abandoned lane.
  ///
  /// It isn't part of the locked state, because every request reads it.
  private let lostCount = Atomic<Int>(0)
  /// The semaphore that idle workers wait on, signaled once for each idle worker that gets a job.
  private let work = DispatchSemaphore(value: 0)
  private let currentWorker = ThreadSlot<WorkerPlace>()
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
    let worker = currentWorker.object?.index
    let (step, mustWatch) = state.withLock { state -> (Step, Bool) in
      let mustWatch = !state.isWatched
      state.isWatched = true
      if let worker, state.workers[worker].keep(job) { return (.nothing, mustWatch) }
      state.waiting.append(job)
      if state.claimIdleWorker() { return (.wake, mustWatch) }
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

  /// Schedules a check for jobs that wait while no worker makes progress, or while theirs doesn't.
  private func watch(startedJobCount previousCount: Int) {
    enum Step { case wake, start(Int) }
    Alarm.shared.schedule(after: Self.growthDelay) { [self] in
      let (step, startedJobCount) = state.withLock { state -> (Step?, Int?) in
        state.releaseOverdueJobs()
        guard state.waiting.count > 0 else {
          state.isWatched = state.workers.contains { $0.ownJob != nil }
          return (nil, state.isWatched ? state.startedJobCount : nil)
        }
        if state.claimIdleWorker() { return (.wake, state.startedJobCount) }
        guard state.startedJobCount == previousCount else { return (nil, state.startedJobCount) }
        // A failure to start threads, or a loss, may have left fewer workers than processors.
        let missing = min(
          state.waiting.count, max(state.workerCount, coreWorkerCount),
          maximumWorkerCount - state.workerCount)
        state.workerCount += max(0, missing)
        return (.start(max(0, missing)), state.startedJobCount)
      }
      switch step {
      case .wake: work.signal()
      case .start(let count): startWorkers(count)
      case nil: break
      }
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
    let thread = CurrentProcess.currentThreadIdentifier
    let worker = WorkerPlace(state.withLock { $0.addWorker(on: thread) })
    currentWorker.object = worker
    // The slot doesn't keep it alive.
    withExtendedLifetime(worker) {
      while let job = nextJob(for: worker.index) {
        if let lane = job.lane {
          lane.run(job.job, isGlobal: job.isGlobal, on: thread)
        } else {
          job.job.runSynchronously(on: asUnownedTaskExecutor())
        }
      }
    }
  }

  /// Waits for a job, or returns nil if this worker is surplus.
  private func nextJob(for worker: Int) -> LaneJob? {
    while true {
      let (job, isSurplus) = state.withLock { state -> (LaneJob?, Bool) in
        if let job = state.takeJob(for: worker) { return (job, false) }
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

  /// The number of jobs that workers have started, which shows whether any makes progress.
  var startedJobCount: Int { state.withLock { $0.startedJobCount } }

  /// The threads of the pool.
  var threads: [Int] { state.withLock { $0.workers.compactMap(\.thread) } }
}

extension LanePool.State {
  /// Reserves an idle worker that the caller then wakes, and returns whether there was one.
  fileprivate mutating func claimIdleWorker() -> Bool {
    guard idleWorkerCount > 0 else { return false }
    idleWorkerCount -= 1
    return true
  }

  /// Removes and returns the next job for a worker, or nil.
  fileprivate mutating func takeJob(for worker: Int) -> LaneJob? {
    // A worker that runs nothing but its own jobs must not keep the others waiting forever.
    let takesOwn =
      waiting.count == 0 || workers[worker].ownJobCount < LanePool.Worker.maximumOwnJobCount
    let job = (takesOwn ? workers[worker].takeOwnJob() : nil) ?? takeWaitingJob(for: worker)
    if job != nil { startedJobCount &+= 1 }
    return job
  }

  private mutating func takeWaitingJob(for worker: Int) -> LaneJob? {
    workers[worker].ownJobCount = 0
    return waiting.popFirst()
  }

  /// Gives the jobs of workers that have been busy since the last check to all workers.
  fileprivate mutating func releaseOverdueJobs() {
    for index in workers.indices where workers[index].ownJob != nil {
      if workers[index].isOwnJobOverdue, let job = workers[index].takeOwnJob() {
        waiting.append(job)
      }
      workers[index].isOwnJobOverdue = true
    }
  }

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

extension LanePool.Worker {
  /// Keeps a job for the worker, unless it has one, and returns whether it did.
  fileprivate mutating func keep(_ job: LaneJob) -> Bool {
    guard ownJob == nil else { return false }
    ownJob = job
    isOwnJobOverdue = false
    return true
  }

  /// Removes and returns the job that the worker has kept.
  fileprivate mutating func takeOwnJob() -> LaneJob? {
    guard let job = ownJob else { return nil }
    ownJob = nil
    ownJobCount += 1
    return job
  }
}

/// A job that needs a thread.
struct LaneJob: Sendable {
  var job: UnownedJob
  /// The lane that the job belongs to; nil for jobs of the pool itself.
  var lane: LaneExecutor?
  /// Whether the job runs as on Swift's global executor.
  var isGlobal = false
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
