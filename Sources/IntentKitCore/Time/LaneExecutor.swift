import Synchronization

/// The executor of one lane, which runs on the threads of a pool and tracks its jobs.
final class LaneExecutor: TaskExecutor, Sendable {
  private let pool: LanePool
  /// The jobs that are queued or running.
  private let pendingJobCount = Atomic<Int>(0)
  /// The jobs that are running, and ``abandoned`` once nothing waits for the lane anymore.
  private let running = Atomic<Int>(0)
  private static let abandoned = 1 << 62
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
    if running.add(1, ordering: .relaxed).newValue >= Self.abandoned { pool.lose(1) }
    job.runSynchronously(on: asUnownedTaskExecutor())
    if running.subtract(1, ordering: .relaxed).newValue >= Self.abandoned { pool.regain(1) }
    let remainingCount = pendingJobCount.subtract(1, ordering: .acquiringAndReleasing).newValue
    if remainingCount == 0 { onIdle?() }
  }

  /// Gives up the lane after the end of its request.
  ///
  /// Its threads may be blocked for good, so the pool replaces them.
  func abandon() {
    let old = running.bitwiseOr(Self.abandoned, ordering: .relaxed).oldValue
    if old < Self.abandoned { pool.lose(old) }
  }
}
