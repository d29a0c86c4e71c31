import IntentKitPlatform

/// A clock that advances only on request and tracks the tasks that sleep on it.
///
/// A handler that takes an `any Clock<Duration>` uses this clock in tests and simulations, where
/// ten seconds pass instantly. A test waits until a task sleeps, then advances the clock:
///
/// ```swift
/// let clock = ManualClock()
/// async let answer = slowService(clock: clock)
/// await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(3))
/// ```
public final class ManualClock: Clock, Sendable {
  /// A point in time on this clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public var offset: Duration

    /// Creates an instant at an offset from the clock's start.
    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  fileprivate struct Sleeper {
    var id: Int
    var deadline: Instant
    /// The task, if its jobs aren't counted.
    var uncountedTask: Int?
    var continuation: UnsafeContinuation<Bool, Never>
  }

  fileprivate struct Waiter {
    var count: Int
    var continuation: UnsafeContinuation<Void, Never>
  }

  fileprivate struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Sleeper] = []
    /// The identifiers of sleeps that were canceled before they began.
    var canceled: Set<Int> = []
    var waiters: [Waiter] = []
    /// Called when a task begins to sleep, if the clock is that of a request in progress.
    var onSleep: (@Sendable () -> Void)?
    /// The tasks outside the lane that were resumed last and haven't slept since.
    var tasksAwake: Set<Int> = []
  }

  private let state = Locked(State())

  /// Creates a clock that starts at zero.
  public init() {}

  public var now: Instant { state.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// The number of tasks sleeping on this clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// The instant at which the next sleeper wakes, or nil if no task sleeps.
  public var nextWake: Instant? { state.withLock { $0.sleepers.lazy.map(\.deadline).min() } }

  /// Sleeps until the clock reaches an instant.
  ///
  /// - Parameters:
  ///   - deadline: The instant to wake at.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` if the task is canceled before the deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let wasCanceled = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        enum Step { case wake(Bool), sleep([Waiter], (@Sendable () -> Void)?) }
        let step: Step = state.withLock { state in
          if state.canceled.remove(id) != nil { return .wake(true) }
          if deadline <= state.now { return .wake(false) }
          let task = state.uncountedTask()
          if let task { state.tasksAwake.remove(task) }
          state.sleepers.append(
            Sleeper(
              id: id, deadline: deadline, uncountedTask: task, continuation: continuation))
          let count = state.sleepers.count
          let satisfied = state.waiters.filter { $0.count <= count }
          state.waiters.removeAll { $0.count <= count }
          return .sleep(satisfied, state.onSleep)
        }
        switch step {
        case .wake(let wasCanceled): continuation.resume(returning: wasCanceled)
        case .sleep(let waiters, let onSleep):
          for waiter in waiters { waiter.continuation.resume() }
          onSleep?()
        }
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.canceled.insert(id)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(returning: true)
    }
    state.withLock { _ = $0.canceled.remove(id) }
    if wasCanceled { throw CancellationError() }
  }

  /// Advances the clock and resumes the tasks that are due, in order of their deadlines.
  public func advance(by duration: Duration) {
    advance { $0.advanced(by: duration) }
  }

  /// Advances the clock to an instant, never backward, and resumes the tasks that are due.
  public func advance(to moment: Instant) {
    advance { _ in moment }
  }

  private func advance(_ moment: (Instant) -> Instant) {
    let due = state.withLock { state -> [Sleeper] in
      state.now = max(state.now, moment(state.now))
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      state.tasksAwake = Set(due.compactMap(\.uncountedTask))
      return due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    for sleeper in due { sleeper.continuation.resume(returning: false) }
  }

  /// Waits until a number of tasks sleep on this clock.
  public func waitForSleepers(_ count: Int = 1) async {
    await withUnsafeContinuation { continuation in
      let isSatisfied = state.withLock { state in
        guard state.sleepers.count < count else { return true }
        state.waiters.append(Waiter(count: count, continuation: continuation))
        return false
      }
      if isSatisfied { continuation.resume() }
    }
  }

  /// Sets the closure to call whenever a task begins to sleep, while a request uses this clock.
  func follow(_ onSleep: (@Sendable () -> Void)?) {
    state.withLock { $0.onSleep = onSleep }
  }

  /// Whether tasks sleep whose jobs no lane counts, or may still run since the clock resumed them.
  var hasUncountedTasks: Bool {
    state.withLock { state in
      !state.tasksAwake.isEmpty || state.sleepers.contains { $0.uncountedTask != nil }
    }
  }
}

extension ManualClock.State {
  /// Returns an identifier of the current task if no lane counts its jobs.
  fileprivate func uncountedTask() -> Int? {
    // A task of the lane can run elsewhere, on an actor with its own executor.
    guard onSleep != nil, !LaneJobs.isInLane else { return nil }
    return withUnsafeCurrentTask { $0?.hashValue }
  }
}
