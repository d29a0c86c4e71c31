import Synchronization

/// The executor of one lane: it runs on the threads of a pool and knows what its lane is doing.
final class LaneExecutor: TaskExecutor, Sendable {
  private let pool: LanePool
  private let pieces = Atomic<Int>(0)
  /// Called whenever the lane has nothing left to do; only simulated time wants to know.
  private let onIdle: (@Sendable () -> Void)?

  /// Makes an executor on a pool's threads.
  init(pool: LanePool, onIdle: (@Sendable () -> Void)? = nil) {
    self.pool = pool
    self.onIdle = onIdle
  }

  /// Whether every piece of the lane that was queued has run.
  var isIdle: Bool { pieces.load(ordering: .acquiring) == 0 }

  func enqueue(_ job: consuming ExecutorJob) {
    pieces.add(1, ordering: .relaxed)
    pool.enqueue(LaneJob(job: UnownedJob(job), lane: self))
  }

  /// Runs a piece of the lane on the current thread.
  func run(_ job: UnownedJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
    let left = pieces.subtract(1, ordering: .acquiringAndReleasing).newValue
    if left == 0 { onIdle?() }
  }
}
