/// The executor of one lane: it runs on the threads of a pool and knows what its lane is doing.
final class LaneExecutor: TaskExecutor, Sendable {
  private struct State {
    var hasBegun = false
    var pieces = 0
    var onIdle: (@Sendable () -> Void)?
  }

  private let pool: LanePool
  private let monitor = Locked(State())

  /// Makes an executor on a pool's threads.
  init(pool: LanePool) {
    self.pool = pool
  }

  /// Whether every piece of the lane that was queued has run.
  var isIdle: Bool { monitor.withLock { $0.pieces == 0 } }

  /// Whether any piece of the lane has got a thread.
  var hasBegun: Bool { monitor.withLock { $0.hasBegun } }

  /// Has a body called whenever the lane has nothing left to do.
  func onIdle(_ body: (@Sendable () -> Void)?) {
    monitor.withLock { $0.onIdle = body }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    monitor.withLock { $0.pieces += 1 }
    pool.enqueue(LaneJob(job: UnownedJob(job), lane: self))
  }

  /// Runs a piece of the lane on the current thread.
  func run(_ job: UnownedJob) {
    monitor.withLock { $0.hasBegun = true }
    job.runSynchronously(on: asUnownedTaskExecutor())
    let onIdle = monitor.withLock { state -> (@Sendable () -> Void)? in
      state.pieces -= 1
      return state.pieces == 0 ? state.onIdle : nil
    }
    onIdle?()
  }
}
