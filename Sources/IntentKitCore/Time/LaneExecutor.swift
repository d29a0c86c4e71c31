import Synchronization

/// The executor of one lane, which runs on the threads of a pool and tracks its jobs.
final class LaneExecutor: TaskExecutor, Sendable {
  private let pool: LanePool
  /// The number of queued and running jobs, plus ``running`` for each running one, plus
  /// ``abandoned`` once nothing waits for the lane anymore.
  ///
  /// One word, because each further atomic operation costs every job.
  private let jobs = Atomic<Int>(0)
  private static let running = 1 << 32
  private static let abandoned = 1 << 62
  /// Called whenever the lane has no pending jobs; used only in simulated time.
  private let onIdle: (@Sendable () -> Void)?

  /// Creates an executor on the threads of a pool.
  init(pool: LanePool, onIdle: (@Sendable () -> Void)? = nil) {
    self.pool = pool
    self.onIdle = onIdle
  }

  /// Whether every queued job of the lane has run.
  var isIdle: Bool { Self.hasNone(jobs.load(ordering: .acquiring)) }

  func enqueue(_ job: consuming ExecutorJob) {
    jobs.add(1, ordering: .relaxed)
    pool.enqueue(LaneJob(job: UnownedJob(job), lane: self))
  }

  /// Runs a job of the lane on the current thread.
  func run(_ job: UnownedJob) {
    let before = jobs.add(Self.running, ordering: .relaxed).newValue
    if before >= Self.abandoned { pool.lose(1) }
    job.runSynchronously(on: asUnownedTaskExecutor())
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
