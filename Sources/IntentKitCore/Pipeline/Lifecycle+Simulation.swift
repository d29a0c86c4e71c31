extension Lifecycle {
  /// What belongs to simulated time: it has the clock moved whenever its lifecycle has nothing else to do.
  final class Simulation: Sendable {
    let clock: ManualClock
    /// How long something real may take before the clock jumps to the deadline.
    let patience: Duration
    /// How much further the clock goes to learn whether an answer was only late.
    let lateGrace = Duration.seconds(60)

    private let lifecycle = Locked<WeakLifecycle>(WeakLifecycle())

    private struct WeakLifecycle {
      weak var value: Lifecycle?
    }

    /// Makes a simulation, or nil when the time is not simulated.
    init?(_ time: PipelineTime) {
      guard case .simulated(let clock, let patience) = time.kind else { return nil }
      self.clock = clock
      self.patience = patience
    }

    /// Moves the clock if there is nothing else to do.
    var moveTime: @Sendable () -> Void {
      // Under the lock, so that one thread moves the clock at a time: another could take a lane for idle that the
      // first has just woken.
      { [weak self] in self?.lifecycle.withLock { $0.value?.moveTime() } }
    }

    /// Begins to look after a lifecycle.
    func begin(_ lifecycle: Lifecycle) {
      self.lifecycle.withLock { $0.value = lifecycle }
      clock.onSleep(moveTime)
    }

    /// Leaves the clock alone.
    func end() {
      clock.onSleep(nil)
    }
  }
}
