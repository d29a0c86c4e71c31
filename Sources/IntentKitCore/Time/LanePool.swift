import Dispatch

/// The threads that carry lanes: one task a lifecycle, on which the handler runs.
///
/// Handlers may block. On Swift's own pool a few of them would stop everything else; on a
/// concurrent Dispatch queue threads come one a second; with a thread for each lane, a hundred
/// thousand short lanes are a storm. So there are as many workers as processors, and when lanes
/// wait while none advances, the pool grows. Workers beyond the processors leave when there is
/// nothing to do.
final class LanePool: TaskExecutor, Sendable {
  /// The pool of the process.
  static let shared = LanePool()

  /// How long lanes may wait without any of them advancing before the pool grows.
  private static let patience = Duration.milliseconds(5)
  /// How long a worker beyond the processors stays without work.
  private static let linger = DispatchTimeInterval.seconds(1)

  private struct State {
    var waiting = JobQueue()
    var workers = 0
    var idleWorkers = 0
    /// Counts the jobs begun, so that growth can tell standstill from load.
    var begun = 0
    var isWatched = false
  }

  private let monitor = Locked(State())
  /// What idle workers wait on; each signal is for one that was counted as idle.
  private let work = DispatchSemaphore(value: 0)
  private let mark = ThreadMark()
  private let coreWorkers: Int
  private let maximumWorkerCount: Int

  /// Makes a pool that holds a number of workers and grows to another when it must.
  init(coreWorkers: Int = Platform.processorCount, maximumWorkerCount: Int = 512) {
    self.coreWorkers = coreWorkers
    self.maximumWorkerCount = max(coreWorkers, maximumWorkerCount)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    enqueue(LaneJob(job: UnownedJob(job), lane: nil))
  }

  /// Queues a piece of a lane.
  func enqueue(_ job: LaneJob) {
    enum Step { case nothing, wake, start }
    let comesFromWorker = mark.isSet(to: self)
    let (step, mustWatch) = monitor.withLock { state -> (Step, Bool) in
      state.waiting.append(job)
      let mustWatch = !state.isWatched
      state.isWatched = true
      // A worker that leaves one job behind is about to fetch it itself; waking another for it
      // would cost more than the job. Should the worker stay busy after all, the watch sees that
      // nothing advances.
      if comesFromWorker, state.waiting.count == 1 { return (.nothing, mustWatch) }
      if state.idleWorkers > 0 {
        state.idleWorkers -= 1
        return (.wake, mustWatch)
      }
      guard state.workers < coreWorkers else { return (.nothing, mustWatch) }
      state.workers += 1
      return (.start, mustWatch)
    }
    switch step {
    case .nothing: break
    case .wake: work.signal()
    case .start: startWorkers(1)
    }
    if mustWatch { watch(begun: -1) }
  }

  /// Looks again in a moment whether lanes wait and none advances.
  private func watch(begun before: Int) {
    Alarm.shared.ring(after: Self.patience) { [self] in
      let (begun, missing) = monitor.withLock { state -> (Int?, Int) in
        guard state.waiting.count > 0 else {
          state.isWatched = false
          return (nil, 0)
        }
        guard state.begun == before else { return (state.begun, 0) }
        if state.idleWorkers > 0 {
          state.idleWorkers -= 1
          return (state.begun, -1)
        }
        let missing = min(state.waiting.count, state.workers, maximumWorkerCount - state.workers)
        state.workers += missing
        return (state.begun, missing)
      }
      if missing < 0 { work.signal() } else { startWorkers(missing) }
      if let begun { watch(begun: begun) }
    }
  }

  private func startWorkers(_ count: Int) {
    for _ in 0..<count {
      let hasStarted = SystemThread.start(stackSize: 1 << 20) { [self] in runWorker() }
      if !hasStarted { monitor.withLock { $0.workers -= 1 } }
    }
  }

  private func runWorker() {
    mark.set(to: self)
    while let job = nextJob() {
      if let lane = job.lane {
        lane.run(job.job)
      } else {
        job.job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }

  /// Waits for a job, or returns nil when this worker is one too many.
  private func nextJob() -> LaneJob? {
    while true {
      let (job, isSurplus) = monitor.withLock { state -> (LaneJob?, Bool) in
        if let job = state.waiting.popFirst() {
          state.begun &+= 1
          return (job, false)
        }
        state.idleWorkers += 1
        return (nil, state.workers > coreWorkers)
      }
      if let job { return job }
      guard isSurplus else {
        work.wait()
        continue
      }
      guard work.wait(timeout: .now() + Self.linger) == .timedOut else { continue }
      let mayLeave = monitor.withLock { state in
        // Somebody has counted this worker out already, so a signal is under way to it.
        guard state.idleWorkers > 0 else { return false }
        state.idleWorkers -= 1
        state.workers -= 1
        return true
      }
      if mayLeave { return nil }
      work.wait()
    }
  }
}

/// A piece of work that wants a thread.
struct LaneJob: Sendable {
  var job: UnownedJob
  /// The lane it belongs to; nil for what runs on the pool itself.
  var lane: LaneExecutor?
}

/// Jobs in the order of their arrival.
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
      // The array is emptied when it has run dry, and shortened when most of it is behind us.
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
