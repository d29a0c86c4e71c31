import CIntentKitPlatform

/// Real time without the time for which threads of this process or its children waited for a processor.
///
/// On a busy machine, a limit in real time would blame code that got no processor. This time passes
/// as fast as real time on an idle machine, and slower the longer the process has to wait.
package final class AvailableTime: Sendable {
  /// The time of this process, measured from a fixed start.
  package static let shared = AvailableTime()

  /// The least part of real time that counts, however long threads wait, so that limits end.
  private static let minimumShare = 0.05

  private struct Measurement {
    var available = Duration.zero
    /// The moment of the measurement.
    var moment: ContinuousClock.Instant
    /// The time for which all threads have waited until then.
    var waited: Duration
  }

  private let last: Locked<Measurement>
  private let moment: @Sendable () -> ContinuousClock.Instant
  private let waited: @Sendable () -> Duration

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - moment: Returns the current moment of real time.
  ///   - waited: Returns the time for which all threads have waited for a processor.
  package init(
    moment: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    waited: @escaping @Sendable () -> Duration = { waitingTime }
  ) {
    self.moment = moment
    self.waited = waited
    last = Locked(Measurement(moment: moment(), waited: waited()))
  }

  /// The time for which all threads have waited for a processor.
  private static var waitingTime: Duration {
    let children = ChildRegistry.shared.withLock { Array($0.marks.keys) }
    let processes = [CurrentProcess.identifier] + children
    return .nanoseconds(processes.reduce(0) { $0 + intentkit_waiting_time($1) })
  }

  /// The current time if no thread has waited since the last measurement; otherwise, a later one.
  ///
  /// It takes no look at threads, so it suits the start of a limit.
  package var latest: Duration {
    let now = moment()
    return last.withLock { $0.available + $0.moment.duration(to: now) }
  }

  /// Measures and returns the current time, which takes some microseconds for each thread.
  package func measure() -> Duration {
    let (now, waited) = (moment(), waited())
    return last.withLock { last in
      let passed = max(.zero, last.moment.duration(to: now))
      // Threads that have exited no longer count, so the sum can also fall.
      let missed = max(.zero, waited - last.waited)
      last.available += max(passed - missed, passed * Self.minimumShare)
      last.moment += passed
      last.waited = waited
      return last.available
    }
  }
}
