import Dispatch
import IntentKitPlatform
import Synchronization

extension Lifecycle {
  /// Controls simulated time: advances the clock whenever the request is idle except for tasks that
  /// sleep on the clock.
  ///
  /// The clock stands still while any job of the request waits for a thread or runs (``LaneJobs``),
  /// and until Dispatch has begun what its queues hold. Other code outside Swift's tasks isn't counted;
  /// it gets real time until all threads of the process are idle, or until the time for it is over.
  final class Simulation: Sendable {
    let clock: ManualClock
    /// The available time that a handler may use before the clock jumps to the deadline.
    let patience: Duration
    /// The available time that code outside the lane gets at most before the clock moves: more where
    /// tasks outside it use the clock.
    private var settlingTime: Duration {
      min(patience / 2, clock.hasUncountedTasks ? .milliseconds(50) : .milliseconds(2))
    }
    /// The number of times that threads are examined in a row; one that has just resumed a task
    /// needs a moment to become idle.
    private static let examinationCount = 4
    /// The time between two looks at the threads.
    private static let roundTime = Duration.microseconds(250)
    /// The queues whose work belongs to the request until it has begun: the main actor's, and those on
    /// whose threads all others run.
    private static let queues =
      [.main]
      + [.userInteractive, .userInitiated, .default, .utility, .background]
      .map { DispatchQueue.global(qos: $0) }
    /// Whether a queue didn't begin what it holds when it was last asked; programs may block it.
    private static let areQueuesBlocked = Atomic(false)

    private struct State {
      /// The lifecycle until its end, because a weak reference would cost more than the rest.
      var lifecycle: Lifecycle?
      /// The number of times that the lane became idle or a task began to sleep.
      var activityCount = 0
      /// The attempt to move the clock in progress.
      var attempt: Attempt?
      var attemptCount = 0
      /// Whether the clock moves although jobs of the request run, because these are blocked.
      var isForced = false

      /// Whether the clock moves once nothing else happens.
      var isWaitingForTime: Bool {
        lifecycle.map { isForced || $0.isWaitingForTime } ?? false
      }
    }

    /// An attempt to move the clock.
    private struct Attempt {
      var number: Int
      /// The number of activities at its start; it fails if there are more at its end.
      var activityCount: Int
      var awaitsQueues: Bool
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
      LaneJobs.begin(lifecycle.rules.lane)
      state.withLock { $0.lifecycle = lifecycle }
      clock.follow { self.noteActivity() }
    }

    /// Stops advancing the clock, and releases the lifecycle.
    func end() {
      clock.follow(nil)
      let lifecycle = state.withLock { $0.lifecycle.take() }
      if let lifecycle { LaneJobs.end(lifecycle.rules.lane) }
    }

    /// Records that the lane became idle or a task began to sleep, after which the clock may have
    /// to move.
    func noteActivity() {
      state.withLock { $0.activityCount &+= 1 }
      advanceOnceIdle()
    }

    /// Moves the clock once nothing else happens, if the request waits for that.
    ///
    /// - Parameter isForced: Whether the request waits although jobs of it run or queues hold work,
    ///   because these have used their time.
    func advanceOnceIdle(isForced: Bool = false) {
      let isAttempt = state.withLock { state in
        if isForced { state.isForced = true }
        guard state.isWaitingForTime else { return false }
        guard let attempt = state.attempt else { return true }
        guard isForced, attempt.awaitsQueues else { return false }
        Self.areQueuesBlocked.store(true, ordering: .relaxed)
        return true
      }
      if isAttempt { attempt() }
    }

    /// Begins an attempt to move the clock, in place of another one.
    ///
    /// The work of Dispatch's queues isn't counted, but it begins in order. So the attempt continues once
    /// each of them has begun what it holds, unless one is blocked.
    private func attempt() {
      let areBlocked = Self.areQueuesBlocked.load(ordering: .relaxed)
      let number = state.withLock { state in
        state.attemptCount += 1
        state.attempt = Attempt(
          number: state.attemptCount, activityCount: state.activityCount, awaitsQueues: !areBlocked)
        return state.attemptCount
      }
      if areBlocked { return Alarm.shared.schedule(after: .zero) { self.settle(number) } }
      wait(for: Self.queues[...]) {
        Self.areQueuesBlocked.store(false, ordering: .relaxed)
        self.settle(number)
      }
    }

    private func wait(
      for queues: ArraySlice<DispatchQueue>, _ body: @escaping @Sendable () -> Void
    ) {
      guard let queue = queues.first else { return body() }
      queue.async { self.wait(for: queues.dropFirst(), body) }
    }

    /// Continues an attempt once code outside the lane is idle as well, as far as threads show.
    ///
    /// This takes the maximum time if other requests keep threads outside their lanes running.
    ///
    /// - Parameters:
    ///   - number: The number of the attempt.
    ///   - start: The time at the first look, if this isn't the first one.
    ///   - wasIdle: Whether the threads were idle at the last look.
    private func settle(_ number: Int, since start: Duration? = nil, wasIdle: Bool = false) {
      let needsExactTime = state.withLock { state -> Bool? in
        guard state.attempt?.number == number else { return nil }
        state.attempt?.awaitsQueues = false
        // Updates have no limit, so their time needn't be exact.
        return state.lifecycle?.needsExactTime ?? false
      }
      guard let needsExactTime else { return }
      let isIdle = !needsExactTime || areThreadsIdle
      // A task may wait for a moment of real time, for example for a timer.
      if isIdle, !needsExactTime || wasIdle || !clock.hasUncountedTasks { return moveTime() }
      let now = AvailableTime.shared.measure()
      guard now < (start ?? now) + settlingTime else { return moveTime() }
      Alarm.shared.schedule(after: Self.roundTime) {
        self.settle(number, since: start ?? now, wasIdle: isIdle)
      }
    }

    /// Moves the clock, unless something has happened since the attempt began.
    private func moveTime() {
      let isAttempt = state.withLock { state in
        let activityCount = state.attempt.take()?.activityCount
        // Under the lock, because another thread could consider the lane idle that this one has just
        // resumed.
        if state.activityCount == activityCount, state.isWaitingForTime {
          state.isForced = false
          state.lifecycle?.moveTime()
        }
        // A task outside the lane that ends without sleeping again doesn't announce it.
        return state.isWaitingForTime
      }
      if isAttempt { attempt() }
    }

    /// Whether no other thread runs, not even one that is about to wait.
    ///
    /// This doesn't suspend the task in between, because that would wake another thread.
    private var areThreadsIdle: Bool {
      guard let lifecycle = state.withLock({ $0.lifecycle }) else { return true }
      for _ in 0..<Self.examinationCount {
        guard let areIdle = lifecycle.areOtherThreadsIdle else { return false }
        if areIdle { return true }
      }
      return false
    }
  }
}
