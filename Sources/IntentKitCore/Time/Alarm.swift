/// Calls back at moments of real time, from a thread of its own.
///
/// The deadline must hold even when handlers block every thread of Swift's own pool, so it cannot hang on a task that
/// sleeps there. One thread serves the whole process; it runs short bodies only.
final class Alarm: Sendable {
  /// The alarm of the process.
  static let shared = Alarm()

  private struct Entry {
    var moment: ContinuousClock.Instant
    var ring: @Sendable () -> Void
  }

  private struct State {
    var entries: [Entry] = []
    var isRunning = false
  }

  private let monitor = Monitor(State())

  /// Calls a body at a moment, or at once when the moment has passed.
  func ring(at moment: ContinuousClock.Instant, _ body: @escaping @Sendable () -> Void) {
    let (mustStart, mustWake) = monitor.withLock { state in
      let isEarliest = state.entries.allSatisfy { $0.moment > moment }
      state.entries.append(Entry(moment: moment, ring: body))
      defer { state.isRunning = true }
      return (!state.isRunning, isEarliest)
    }
    if mustStart {
      _ = Platform.startThread(stackSize: 256 * 1024) { [self] in run() }
    } else if mustWake {
      monitor.signal()
    }
  }

  /// Calls a body after a while.
  func ring(after delay: Duration, _ body: @escaping @Sendable () -> Void) {
    ring(at: .now.advanced(by: delay), body)
  }

  private func run() {
    while true {
      let due: [Entry] = monitor.withWait { state in
        let now = ContinuousClock.now
        let due = state.entries.filter { $0.moment <= now }
        guard due.isEmpty else {
          state.entries.removeAll { $0.moment <= now }
          return .done(due)
        }
        let next = state.entries.lazy.map(\.moment).min()
        return .wait(atMost: next.map { now.duration(to: $0) })
      }
      for entry in due { entry.ring() }
    }
  }
}
