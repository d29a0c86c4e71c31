/// A clock that stands still until somebody moves it, and knows who sleeps on it.
///
/// A handler that takes `any Clock<Duration>` runs on this clock in tests and in simulation, so
/// that ten seconds take no time. A test waits until somebody sleeps, then moves the clock:
///
/// ```swift
/// let clock = ManualClock()
/// async let answer = slowService(clock: clock)
/// await clock.waitForSleepers(1)
/// clock.advance(by: .seconds(3))
/// ```
public final class ManualClock: Clock, Sendable {
  /// A moment of this clock: the time since it was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// Makes a moment.
    public init(offset: Duration) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var continuation: UnsafeContinuation<Bool, Never>
  }

  private struct Watcher {
    var count: Int
    var continuation: UnsafeContinuation<Void, Never>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Sleeper] = []
    /// Sleeps that were cancelled before they began.
    var cancelled: Set<Int> = []
    var watchers: [Watcher] = []
    var onSleep: (@Sendable () -> Void)?
  }

  private let monitor = Locked(State())

  /// Makes a clock that shows zero.
  public init() {}

  public var now: Instant { monitor.withLock { $0.now } }
  public var minimumResolution: Duration { .zero }

  /// How many sleep on this clock.
  public var sleeperCount: Int { monitor.withLock { $0.sleepers.count } }

  /// When the next sleeper wakes, or nil when nobody sleeps.
  public var nextWake: Instant? { monitor.withLock { $0.sleepers.map(\.deadline).min() } }

  /// Sleeps until somebody moves the clock to a moment or past it.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before that.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = monitor.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    let wasCancelled = await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        enum Step { case wake(Bool), sleep([Watcher], (@Sendable () -> Void)?) }
        let step: Step = monitor.withLock { state in
          if state.cancelled.remove(id) != nil { return .wake(true) }
          if deadline <= state.now { return .wake(false) }
          state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          let count = state.sleepers.count
          let satisfied = state.watchers.filter { $0.count <= count }
          state.watchers.removeAll { $0.count <= count }
          return .sleep(satisfied, state.onSleep)
        }
        switch step {
        case .wake(let wasCancelled): continuation.resume(returning: wasCancelled)
        case .sleep(let watchers, let onSleep):
          for watcher in watchers { watcher.continuation.resume() }
          onSleep?()
        }
      }
    } onCancel: {
      let sleeper = monitor.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(returning: true)
    }
    monitor.withLock { _ = $0.cancelled.remove(id) }
    if wasCancelled { throw CancellationError() }
  }

  /// Moves the clock forward and wakes those whose time has come, in the order of their moments.
  public func advance(by duration: Duration) {
    advance { $0.advanced(by: duration) }
  }

  /// Moves the clock to a moment, never back, and wakes those whose time has come.
  public func advance(to moment: Instant) {
    advance { _ in moment }
  }

  private func advance(_ moment: (Instant) -> Instant) {
    let due = monitor.withLock { state -> [Sleeper] in
      state.now = max(state.now, moment(state.now))
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due.sorted { ($0.deadline, $0.id) < ($1.deadline, $1.id) }
    }
    for sleeper in due { sleeper.continuation.resume(returning: false) }
  }

  /// Waits until a number of tasks sleep on this clock.
  public func waitForSleepers(_ count: Int = 1) async {
    await withUnsafeContinuation { continuation in
      let isSatisfied = monitor.withLock { state in
        guard state.sleepers.count < count else { return true }
        state.watchers.append(Watcher(count: count, continuation: continuation))
        return false
      }
      if isSatisfied { continuation.resume() }
    }
  }

  /// Has a body called whenever somebody begins to sleep; the simulation moves the clock by it.
  func onSleep(_ body: (@Sendable () -> Void)?) {
    monitor.withLock { $0.onSleep = body }
  }
}
