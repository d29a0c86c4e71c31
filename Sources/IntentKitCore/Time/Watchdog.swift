import IntentKitPlatform

/// Watches for calls that exceed their time limit.
///
/// A timer for each call would cost more than most calls. Instead, each call records its start, and
/// one check of all calls is scheduled for the earliest possible timeout. A call that starts while
/// a check is scheduled times out later than that check, so starting a call doesn't schedule
/// anything.
final class Watchdog: Sendable {
  /// The watchdog for real time, shared by the whole process.
  static let real = Watchdog(
    now: {
      realEpoch.duration(to: .now)
    },
    wake: { moment, body in
      Alarm.shared.schedule(after: ContinuousClock.now.duration(to: realEpoch + moment), body)
    })
  private static let realEpoch = ContinuousClock.now

  /// The watchdog for the time that this process could have used.
  static let available = Watchdog(
    now: { AvailableTime.shared.latest },
    measure: { AvailableTime.shared.measure() },
    // The time may be later then; the check finds out.
    wake: { moment, body in
      Alarm.shared.schedule(after: moment - AvailableTime.shared.latest, body)
    })

  private struct State {
    var watched: [any Watched] = []
    /// The number of watched objects that triggers a sweep for ended ones.
    var sweepCount = 64
    var nextCheck: Duration?
    /// Distinguishes the scheduled check from earlier ones that it replaced.
    var checkNumber = 0
  }

  /// Returns the watched time, measured from a fixed start, or a later one if measuring takes longer.
  let now: @Sendable () -> Duration
  /// Measures and returns the watched time.
  let measure: @Sendable () -> Duration
  private let wake: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void
  private let state = Locked(State())

  private init(
    now: @escaping @Sendable () -> Duration,
    measure: (@Sendable () -> Duration)? = nil,
    wake: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void
  ) {
    self.now = now
    self.measure = measure ?? now
    self.wake = wake
  }

  /// Creates a watchdog that uses a clock.
  convenience init<C: Clock>(clock: C) where C.Duration == Duration {
    let epoch = clock.now
    self.init(
      now: { epoch.duration(to: clock.now) },
      wake: { moment, body in
        // The owner of the clock decides when the clock ends; a canceled sleep fires at once.
        Task {
          try? await clock.sleep(until: epoch.advanced(by: moment), tolerance: nil)
          body()
        }
      })
  }

  /// Returns the watched time, measured unless only a moment has passed.
  func now(since start: Duration) -> Duration {
    let now = now()
    return now - start < .milliseconds(1) ? now : measure()
  }

  /// Watches an object until it ends.
  func watch(_ watched: some Watched) {
    let next = watched.nextCheck(now: now())
    schedule { state in
      state.watched.append(watched)
      if state.watched.count > state.sweepCount {
        state.watched.removeAll { $0.hasEnded }
        state.sweepCount = max(64, state.watched.count * 2)
      }
      return next
    }
  }

  /// Checks an object earlier than planned if it needs that now.
  func reconsider(_ watched: some Watched) {
    let next = watched.nextCheck(now: now())
    schedule { _ in next }
  }

  private func schedule(_ change: (inout State) -> Duration?) {
    let due = state.withLock { state -> (Duration, Int)? in
      guard let next = change(&state), state.nextCheck.map({ next < $0 }) ?? true else {
        return nil
      }
      state.nextCheck = next
      state.checkNumber += 1
      return (next, state.checkNumber)
    }
    guard let (moment, number) = due else { return }
    wake(moment) { [self] in self.check(number) }
  }

  private func check(_ number: Int) {
    let watched = state.withLock { state -> [any Watched] in
      guard state.checkNumber == number else { return [] }
      state.nextCheck = nil
      state.watched.removeAll { $0.hasEnded }
      return state.watched
    }
    guard !watched.isEmpty else { return }
    let now = measure()
    let next = watched.compactMap { $0.nextCheck(now: now) }.min()
    schedule { _ in next }
  }
}

/// An object with a time limit.
protocol Watched: AnyObject, Sendable {
  /// Whether the object no longer needs to be watched.
  var hasEnded: Bool { get }

  /// Ends the object's overdue calls.
  ///
  /// - Parameter now: The current time.
  /// - Returns: The latest time for the next check, or nil if the object no longer needs to be
  ///   watched.
  func nextCheck(now: Duration) -> Duration?
}
