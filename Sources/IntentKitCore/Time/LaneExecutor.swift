import IntentKitPlatform
import Synchronization

/// The executor of one lane, which runs on the threads of a pool and tracks its jobs.
package final class LaneExecutor: TaskExecutor, Sendable {
  /// The threads on which the lane runs.
  let pool: LanePool
  /// The number of queued and running jobs, plus ``running`` for each running one, plus
  /// ``abandoned`` once nothing waits for the lane anymore.
  ///
  /// One word, because each further atomic operation costs every job.
  private let jobs = Atomic<Int>(0)
  private static let running = 1 << 32
  private static let abandoned = 1 << 62
  /// The identifier of the thread that began the last job.
  private let thread = Atomic<Int>(0)
  /// Called whenever the lane has no pending jobs; used only in simulated time.
  private let onIdle: (@Sendable () -> Void)?
  /// The number of the first task of the lane, in simulated time (``LaneJobs``).
  private let firstTaskNumber = Atomic<UInt64>(0)
  var firstTask: UInt64 { firstTaskNumber.load(ordering: .relaxed) }
  /// The lane to which the tasks belong that the code starts, if it isn't this one.
  private let owner: LaneExecutor?

  /// Creates an executor on the threads of a pool.
  package init(pool: LanePool = .shared, onIdle: (@Sendable () -> Void)? = nil) {
    self.pool = pool
    self.onIdle = onIdle
    owner = nil
  }

  /// Creates an executor on the threads of a lane, for code that the lane can abandon.
  ///
  /// Tasks that the code starts belong to the lane.
  init(beside lane: LaneExecutor) {
    pool = lane.pool
    onIdle = lane.onIdle
    owner = lane
  }

  /// Whether every queued job of the lane has run.
  var isIdle: Bool { Self.hasNone(jobs.load(ordering: .acquiring)) }

  /// Whether jobs of the lane wait for a thread.
  var hasQueuedJobs: Bool {
    let (runningCount, count) = (jobs.load(ordering: .acquiring) & (Self.abandoned - 1))
      .quotientAndRemainder(dividingBy: Self.running)
    return count > runningCount
  }

  /// The state of a call whose code runs on the lane.
  package var callState: Verdict.CallState {
    if isIdle { return .suspended }
    let thread = thread.load(ordering: .relaxed)
    return CurrentProcess.isRunning(thread: thread) == true ? .computing : .blocking
  }

  /// The system's identifier of the thread that runs the call's code; nil if the call is suspended.
  package var busyThread: Int? { isIdle ? nil : thread.load(ordering: .relaxed) }

  package func enqueue(_ job: consuming ExecutorJob) {
    jobs.add(1, ordering: .relaxed)
    let job = UnownedJob(job)
    if onIdle != nil, firstTask == 0, let identifier = LaneJobs.taskIdentifier {
      firstTaskNumber.store(identifier(job), ordering: .relaxed)
    }
    pool.enqueue(LaneJob(job: job, lane: self))
  }

  /// Queues a job that doesn't prefer this executor.
  func enqueue(globalJob job: UnownedJob) {
    jobs.add(1, ordering: .relaxed)
    pool.enqueue(LaneJob(job: job, lane: self, isGlobal: true))
  }

  /// Runs a job of the lane on the current thread.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - isGlobal: Whether it runs as on Swift's global executor.
  ///   - thread: The system's identifier of the thread.
  func run(_ job: UnownedJob, isGlobal: Bool = false, on thread: Int) {
    let before = jobs.add(Self.running, ordering: .relaxed).newValue
    if before >= Self.abandoned { pool.lose(1) }
    self.thread.store(thread, ordering: .relaxed)
    let executor =
      isGlobal ? globalConcurrentExecutor.asUnownedTaskExecutor() : asUnownedTaskExecutor()
    if onIdle == nil {
      job.runSynchronously(on: executor)
    } else {
      LaneJobs.run(in: owner ?? self) { job.runSynchronously(on: executor) }
    }
    let after = jobs.subtract(Self.running + 1, ordering: .acquiringAndReleasing).newValue
    if after >= Self.abandoned { pool.regain(1) }
    if Self.hasNone(after) { onIdle?() }
  }

  /// Gives up the lane after the end of its request.
  ///
  /// Its threads may be blocked for good, so the pool replaces them.
  func abandon() {
    let old = jobs.bitwiseOr(Self.abandoned, ordering: .relaxed).oldValue
    if old < Self.abandoned { pool.lose(old / Self.running) }
  }

  /// Returns whether a word stands for a lane without jobs, abandoned or not.
  private static func hasNone(_ jobs: Int) -> Bool { jobs & (running - 1) == 0 }
}
