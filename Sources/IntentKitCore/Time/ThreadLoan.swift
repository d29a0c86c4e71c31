import IntentKitPlatform
import Synchronization

/// A thread of Swift's pool that runs the first job of a lane while its task waits for the lane.
///
/// A change of threads costs many times as much as most handlers, twice for each request: to a lane
/// and back. A task that waits for its lane needs no thread, so the lane can have it. The task
/// prefers the loan as its executor, so it is already suspended when the lane's job begins: if the
/// handler blocks the thread, the task is resumed on another one (``release()``).
///
/// A handler may never return the thread. Therefore one thread of the process is lent at a time; a
/// blocked one stays lent, and other requests run on threads of the lanes.
final class ThreadLoan: TaskExecutor, Sendable {
  /// Whether a thread is lent.
  private static let isGranted = Atomic<Bool>(false)
  /// The loans of the current thread, while it runs their jobs.
  private static let loans = ThreadSlot<Loans>()

  private struct State {
    /// The first job of the lane.
    var laneJob: LaneJob?
    /// The continuation of the task that waits for the lane.
    var callerJob: UnownedJob?
    var hasBegun = false
  }

  private let state = Locked(State())

  private init() {}

  /// Lends the current thread to a lane of the current task, unless another thread is lent, the task
  /// prefers an executor, or the machine has one processor.
  ///
  /// The task must create the lane and then wait for it in ``wait(_:)``.
  static func request() -> ThreadLoan? {
    guard CurrentProcess.processorCount > 1, loans.isUsable,
      withUnsafeCurrentTask(body: { $0.map { $0.unownedTaskExecutor == nil } ?? false }),
      !isGranted.load(ordering: .relaxed),
      isGranted.compareExchange(
        expected: false, desired: true, ordering: .acquiringAndReleasing
      ).exchanged
    else { return nil }
    return ThreadLoan()
  }

  /// Returns the thread of a request that has no lane.
  func end() { Self.isGranted.store(false, ordering: .releasing) }

  /// Keeps the first job of the lane until its task waits.
  ///
  /// - Returns: Whether the job is kept; false for all later jobs.
  func keep(_ job: LaneJob) -> Bool {
    state.withLock { state in
      guard !state.hasBegun, state.laneJob == nil else { return false }
      state.laneJob = job
      return true
    }
  }

  /// Waits on the current task, whose thread runs the lane's first job meanwhile.
  func wait(_ body: () async -> Void) async {
    await withTaskExecutorPreference(self) { await body() }
  }

  /// Resumes the waiting task on another thread, because the lane is abandoned.
  func release() {
    if let job = takeCallerJob() { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
  }

  // MARK: - The thread

  /// Receives the continuation of the task: when it begins to wait, and whenever it changes
  /// executors or is resumed.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      guard !state.hasBegun else { return false }
      state.callerJob = job
      return true
    }
    let loans = Self.loans.object
    if isFirst {
      // A task that runs one request after another comes here on the stack of the previous one.
      // Returning to that loan instead of running the jobs here keeps the stack flat.
      guard let loans else {
        // The task may end meanwhile, and with it the last reference to its executor.
        let executor = Unmanaged.passRetained(self)
        Loans().run(self)
        return executor.release()
      }
      loans.add(self)
    } else if let loans, loans.isRunning(self) {
      state.withLock { $0.callerJob = job }
    } else {
      globalConcurrentExecutor.enqueue(ExecutorJob(job))
    }
  }

  /// The loans of a thread.
  private final class Loans: Sendable {
    private struct State {
      /// The loans whose jobs have not begun.
      var waiting: [ThreadLoan] = []
      /// The loan whose task runs on the thread.
      var running: ThreadLoan?
    }

    private let state = Locked(State())

    func add(_ loan: ThreadLoan) { state.withLock { $0.waiting.append(loan) } }

    func isRunning(_ loan: ThreadLoan) -> Bool { state.withLock { $0.running === loan } }

    /// Runs the jobs of a loan, and of those that begin meanwhile on the same thread.
    func run(_ first: ThreadLoan) {
      ThreadLoan.loans.object = self
      defer { ThreadLoan.loans.object = nil }
      var next: ThreadLoan? = first
      while let loan = next {
        loan.runLaneJob()
        state.withLock { $0.running = loan }
        loan.runCaller()
        next = state.withLock { state in
          state.running = nil
          return state.waiting.popLast()
        }
      }
    }
  }

  /// Runs the first job of the lane, and returns the thread.
  private func runLaneJob() {
    let laneJob = state.withLock { state in
      defer { state.laneJob = nil }
      return state.laneJob
    }
    if let laneJob {
      laneJob.lane?.run(laneJob.job, on: CurrentProcess.currentThreadIdentifier)
    }
    end()
  }

  /// Runs the task, unless it was resumed elsewhere.
  ///
  /// It runs as on any thread of Swift's pool, where it continues without another change of
  /// executors when it no longer prefers the loan. While it does, a change brings it here again.
  private func runCaller() {
    while let job = takeCallerJob() {
      job.runSynchronously(on: globalConcurrentExecutor.asUnownedTaskExecutor())
    }
  }

  private func takeCallerJob() -> UnownedJob? {
    state.withLock { state in
      defer { state.callerJob = nil }
      return state.callerJob
    }
  }
}
