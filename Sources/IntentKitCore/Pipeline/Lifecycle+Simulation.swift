import IntentKitPlatform

extension Lifecycle {
  /// Controls simulated time: advances the clock whenever the request is idle except for tasks that
  /// sleep on the clock.
  ///
  /// The jobs of the lane are counted, those of other tasks that the handler started aren't. So
  /// before the clock moves, tasks that were started or resumed get threads, and real time until all
  /// threads of the process are idle, or until the time for it is over.
  final class Simulation: Sendable {
    let clock: ManualClock
    /// The real time that a handler may use before the clock jumps to the deadline.
    let patience: Duration
    /// The simulated time for detecting that an answer was only late.
    let lateGrace = Duration.seconds(60)
    /// The real time that tasks outside the lane get at most before the clock moves: more where some
    /// use the clock, and most where the clock has just resumed one.
    ///
    /// This is the time on a quiet machine, see ``settle()``.
    private var settlingTime: Duration {
      let time: Duration =
        clock.hasTasksAwake
        ? .milliseconds(50) : clock.hasUncountedTasks ? .milliseconds(20) : .milliseconds(2)
      return min(patience / 2, time)
    }
    /// The number of times that a probe lets other tasks run first.
    private static let yieldCount = 8
    /// The number of times that threads are examined in a row; the one that resumed this task needs a
    /// moment to become idle.
    private static let examinationCount = 4

    private struct State {
      /// The lifecycle until its end, because a weak reference would cost more than the rest.
      var lifecycle: Lifecycle?
      /// The number of times that the lane became idle or a task began to sleep.
      var activityCount = 0
      var isProbing = false
    }

    private let state = Locked(State())

    /// Creates a simulation, or returns nil if the time isn't simulated.
    ///
    /// It is a convenience initializer because the others allocate the object first.
    convenience init?(_ time: PipelineTime) {
      guard case .simulated(let clock, let patience) = time.kind else { return nil }
      self.init(clock, patience: patience)
    }

    private init(_ clock: ManualClock, patience: Duration) {
      self.clock = clock
      self.patience = patience
    }

    /// Starts advancing the clock for a lifecycle.
    func begin(_ lifecycle: Lifecycle) {
      state.withLock { $0.lifecycle = lifecycle }
      clock.follow(lifecycle.rules.lane) { self.noteActivity() }
    }

    /// Stops advancing the clock, and releases the lifecycle.
    func end() {
      clock.follow(nil, nil)
      state.withLock { $0.lifecycle = nil }
    }

    /// Records that the lane became idle or a task began to sleep, after which the clock may have
    /// to move.
    func noteActivity() {
      state.withLock { $0.activityCount &+= 1 }
      advanceOnceIdle()
    }

    /// Moves the clock once nothing else happens, if the request waits for that.
    ///
    /// Unlike an activity, this doesn't start a probe in progress over, so it can be repeated at any
    /// rate.
    func advanceOnceIdle() {
      let priority = state.withLock { state -> TaskPriority?? in
        guard !state.isProbing, let lifecycle = state.lifecycle, lifecycle.isWaitingForTime else {
          return nil
        }
        state.isProbing = true
        return .some(lifecycle.rules.priority)
      }
      guard let priority else { return }
      Task(priority: priority) { await self.probe() }
    }

    /// Moves the clock once nothing else happens.
    private func probe() async {
      var isProbing = true
      while isProbing {
        let seenCount = state.withLock { $0.activityCount }
        for _ in 0..<Self.yieldCount { await Task.yield() }
        // Updates have no limit, so their time needn't be exact.
        if state.withLock({ $0.lifecycle?.needsExactTime ?? false }) { await settle() }
        isProbing = state.withLock { state in
          guard state.activityCount == seenCount else { return true }
          // Under the lock, because another thread could consider the lane idle that this one has
          // just resumed.
          if let lifecycle = state.lifecycle, lifecycle.isWaitingForTime { lifecycle.moveTime() }
          // A task that ends without sleeping again doesn't announce it.
          state.isProbing = clock.hasTasksAwake && state.lifecycle?.isWaitingForTime == true
          return state.isProbing
        }
      }
    }

    /// The time between two looks at the threads.
    private static let roundTime = Duration.microseconds(250)
    /// The factor by which a busy machine may prolong the settling time.
    private static let maximumSlowdown = 10

    /// Waits until the tasks outside the lane are idle as well, as far as threads show.
    ///
    /// This takes the maximum time if tasks of other requests outside their lanes keep threads
    /// running. Rounds are counted instead of time, because a machine that delays the tasks delays the
    /// rounds, too.
    private func settle() async {
      let time = settlingTime
      let end = ContinuousClock.now + time * Self.maximumSlowdown
      var (rounds, wasIdle) = (0.0, false)
      while rounds < time / Self.roundTime, ContinuousClock.now < end {
        rounds += 1
        let isIdle = areThreadsIdle
        // A task may wait for a moment of real time, for example for a timer.
        if isIdle, wasIdle || !(clock.hasUncountedTasks || clock.hasTasksAwake) { return }
        wasIdle = isIdle
        await withUnsafeContinuation { continuation in
          Alarm.shared.schedule(after: Self.roundTime) { continuation.resume() }
        }
      }
    }

    /// Whether no other thread runs, not even one that is about to wait.
    ///
    /// This doesn't suspend the task in between, because that would wake another thread.
    private var areThreadsIdle: Bool {
      guard let lifecycle = state.withLock({ $0.lifecycle }) else { return true }
      for _ in 0..<Self.examinationCount {
        guard let areIdle = lifecycle.areOwnThreadsIdle else { return false }
        if areIdle { return true }
      }
      return false
    }
  }

  /// Whether all threads are idle that may run the request's tasks; nil if the system doesn't tell.
  ///
  /// The threads that run lanes of other requests don't.
  var areOwnThreadsIdle: Bool? {
    let lanes = [rules.lane, callExecutor]
    return CurrentProcess.areOtherThreadsIdle(besides: rules.lane.pool.threads(besides: lanes))
  }
}
