import IntentKitPlatform

extension Lifecycle {
  /// Controls simulated time: advances the clock whenever the request is idle.
  final class Simulation: Sendable {
    let clock: ManualClock
    /// The real time that a handler may use before the clock jumps to the deadline.
    let patience: Duration
    /// The simulated time for detecting that an answer was only late.
    let lateGrace = Duration.seconds(60)

    private let lifecycle = Locked<WeakLifecycle>(WeakLifecycle())

    private struct WeakLifecycle {
      weak var value: Lifecycle?
    }

    /// Creates a simulation, or returns nil if the time isn't simulated.
    init?(_ time: PipelineTime) {
      guard case .simulated(let clock, let patience) = time.kind else { return nil }
      self.clock = clock
      self.patience = patience
    }

    /// Advances the clock if the request is idle.
    var moveTime: @Sendable () -> Void {
      // The lock ensures that only one thread advances the clock. Another thread could consider a
      // lane idle that the first has just resumed.
      { [weak self] in self?.lifecycle.withLock { $0.value?.moveTime() } }
    }

    /// Starts advancing the clock for a lifecycle.
    func begin(_ lifecycle: Lifecycle) {
      self.lifecycle.withLock { $0.value = lifecycle }
      clock.onSleep(moveTime)
    }

    /// Stops advancing the clock.
    func end() {
      clock.onSleep(nil)
    }
  }
}
