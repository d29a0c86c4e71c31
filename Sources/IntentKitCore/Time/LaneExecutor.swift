import Synchronization

/// The executor of one lane, which runs on the threads of a pool and tracks pending jobs.
final class LaneExecutor: TaskExecutor, Sendable {
  private let pool: LanePool
  private let pendingJobCount = Atomic<Int>(0)
  /// Called whenever the lane has no pending jobs; used only in simulated time.
  private let onIdle: (@Sendable () -> Void)?

  /// Creates an executor on the threads of a pool.
  init(pool: LanePool, onIdle: (@Sendable () -> Void)? = nil) {
    self.pool = pool
    self.onIdle = onIdle
  }

  /// Whether every queued job of the lane has run.
  var isIdle: Bool { pendingJobCount.load(ordering: .acquiring) == 0 }

  func enqueue(_ job: consuming ExecutorJob) {
    pendingJobCount.add(1, ordering: .relaxed)
    pool.enqueue(LaneJob(job: UnownedJob(job), lane: self))
  }

  /// Runs a job of the lane on the current thread.
  func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
    let remainingCount = pendingJobCount.subtract(1, ordering: .acquiringAndReleasing).newValue
    if remainingCount == 0 { onIdle?() }
  }
}
