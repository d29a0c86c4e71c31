/// Looks after calls that must end in time.
///
/// A timer for each call would cost more than most calls. Instead each call notes when it began,
/// and one look at all of them is due no later than the earliest can be overdue: a call that begins
/// after a look is begun has its whole limit still before it, so beginning a call needs no arming.
final class Watchdog: Sendable {
  /// The watchdog of real time, for the whole process.
  static let real = Watchdog(
    now: {
      realEpoch.duration(to: .now)
    },
    wake: { moment, body in
      Alarm.shared.ring(after: ContinuousClock.now.duration(to: realEpoch + moment), body)
    })
  private static let realEpoch = ContinuousClock.now

  private struct State {
    var watched: [any Watched] = []
    /// How many may be watched before those that have ended are looked for and let go.
    var sweepCount = 64
    var nextLook: Duration?
    /// Tells the look that is due from earlier ones that it replaced.
    var look = 0
  }

  /// The time that is watched, from any fixed moment on.
  let now: @Sendable () -> Duration
  private let wake: @Sendable (Duration, @escaping @Sendable () -> Void) -> Void
  private let monitor = Locked(State())

  private init(
    now: @escaping @Sendable () -> Duration,
    wake: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void
  ) {
    self.now = now
    self.wake = wake
  }

  /// Makes a watchdog that goes by a clock.
  convenience init<C: Clock>(clock: C) where C.Duration == Duration {
    let epoch = clock.now
    self.init(
      now: { epoch.duration(to: clock.now) },
      wake: { moment, body in
        // Whoever moves such a clock also decides when it is over; a sleep that is cancelled rings
        // at once.
        Task {
          try? await clock.sleep(until: epoch.advanced(by: moment), tolerance: nil)
          body()
        }
      })
  }

  /// Begins to look after something, until it says that it has ended.
  func watch(_ watched: some Watched) {
    let next = watched.nextLook(now: now())
    schedule { state in
      state.watched.append(watched)
      if state.watched.count > state.sweepCount {
        state.watched.removeAll { $0.hasEnded }
        state.sweepCount = max(64, state.watched.count * 2)
      }
      return next
    }
  }

  private func schedule(_ change: (inout State) -> Duration?) {
    let due = monitor.withLock { state -> (Duration, Int)? in
      guard let next = change(&state), state.nextLook.map({ next < $0 }) ?? true else { return nil }
      state.nextLook = next
      state.look += 1
      return (next, state.look)
    }
    guard let (moment, look) = due else { return }
    wake(moment) { [self] in self.look(look) }
  }

  private func look(_ look: Int) {
    let watched = monitor.withLock { state -> [any Watched] in
      guard state.look == look else { return [] }
      state.nextLook = nil
      state.watched.removeAll { $0.hasEnded }
      return state.watched
    }
    guard !watched.isEmpty else { return }
    let now = now()
    let next = watched.compactMap { $0.nextLook(now: now) }.min()
    schedule { _ in next }
  }
}

/// Something that must end in time.
protocol Watched: AnyObject, Sendable {
  /// Whether there is nothing to look after any more.
  var hasEnded: Bool { get }

  /// Ends what is overdue.
  ///
  /// - Returns: When to look again at the latest, or nil when there is nothing to look after any
  ///   more.
  func nextLook(now: Duration) -> Duration?
}
