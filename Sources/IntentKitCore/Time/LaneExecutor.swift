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
  /// A thread that runs the first job itself.
  private let callerThread: CallerThread?
  /// The thread of a waiting task that runs the first job, if there is one.
  private let loan: ThreadLoan?
  /// Called whenever the lane has no pending jobs; used only in simulated time.
  private let onIdle: (@Sendable () -> Void)?
  /// The number of the first task of the lane, in simulated time (``LaneJobs``).
  private let firstTaskNumber = Atomic<UInt64>(0)
  var firstTask: UInt64 { firstTaskNumber.load(ordering: .relaxed) }
  /// The lane to which the tasks belong that the code starts, if it isn't this one.
  private let owner: LaneExecutor?

  /// Creates an executor on the threads of a pool.
  init(pool: LanePool, loan: ThreadLoan? = nil, onIdle: (@Sendable () -> Void)? = nil) {
    self.pool = pool
    self.loan = loan
    self.onIdle = onIdle
    callerThread = nil
    owner = nil
  }

  /// Creates an executor on the threads of the pipeline, whose first job runs on the thread of the
  /// caller if that is free.
  package init(startingOn callerThread: CallerThread) {
    pool = .shared
    loan = nil
    onIdle = nil
    self.callerThread = callerThread
    owner = nil
  }

  /// Creates an executor on the threads of the pipeline.
  package init() {
    pool = .shared
    loan = nil
    onIdle = nil
    callerThread = nil
    owner = nil
  }

  /// Creates an executor on the threads of a lane, for code that the lane can abandon.
  ///
  /// Tasks that the code starts belong to the lane.
  init(beside lane: LaneExecutor) {
    pool = lane.pool
    loan = nil
    onIdle = lane.onIdle
    callerThread = nil
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
    if let callerThread, callerThread.claim() {
      // The job may end the task and with it the last reference to the executor.
      let executor = Unmanaged.passRetained(self)
      run(job, on: callerThread.identifier)
      executor.release()
      callerThread.release()
    } else {
      let job = LaneJob(job: job, lane: self)
      if let loan, loan.keep(job) { return }
      pool.enqueue(job)
    }
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
    loan?.release()
  }

  /// Returns whether a word stands for a lane without jobs, abandoned or not.
  private static func hasNone(_ jobs: Int) -> Bool { jobs & (running - 1) == 0 }
}
