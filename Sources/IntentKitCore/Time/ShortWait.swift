import IntentKitPlatform
import Synchronization

/// Waits of a few microseconds in which a thread doesn't sleep.
///
/// Waking a thread takes longer than most handlers. If the event that a thread waits for is near, the
/// thread therefore looks for it several times before it sleeps. If events usually aren't near, that
/// only takes time from other threads, so failures in a row make attempts rarer. With a single
/// processor, the event can't happen meanwhile, and no attempt is made.
package final class ShortWait: Sendable {
  /// The maximum time of an attempt.
  private let limit: Duration
  /// The number of attempts in a row that have failed.
  private let failureCount = Atomic<Int>(0)
  /// The number of waits without an attempt, until the next one.
  private let skippedCount = Atomic<Int>(0)
  private let processorCount: Int
  private let now: @Sendable () -> ContinuousClock.Instant

  /// The power of two up to which attempts become rarer: at least every sixteenth wait is one.
  ///
  /// Even if all attempts fail, they take less than a tenth of the time, because each of the fifteen
  /// waits between two of them takes longer than the limit.
  private static let maximumPower = 4

  /// Creates a wait.
  ///
  /// - Parameters:
  ///   - limit: The maximum time of an attempt.
  ///   - processorCount: The number of processors.
  ///   - now: The clock.
  package init(
    limit: Duration, processorCount: Int = CurrentProcess.processorCount,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.limit = limit
    self.processorCount = processorCount
    self.now = now
  }

  /// Looks for an event for a short time, if that is likely to help.
  ///
  /// - Parameter hasHappened: Returns whether the event has happened. It is called many times.
  /// - Returns: Whether the event has happened.
  package func attempt(until hasHappened: () -> Bool) -> Bool {
    guard processorCount > 1 else { return false }
    // Two threads may both take the last one, so that the count is negative.
    guard skippedCount.load(ordering: .relaxed) <= 0 else {
      skippedCount.subtract(1, ordering: .relaxed)
      return false
    }
    let end = now() + limit
    repeat {
      if hasHappened() {
        failureCount.store(0, ordering: .relaxed)
        return true
      }
      // What causes the event may wait for this processor.
      CurrentProcess.yield()
    } while now() < end
    let failures = failureCount.add(1, ordering: .relaxed).newValue
    skippedCount.store((1 << min(failures - 1, Self.maximumPower)) - 1, ordering: .relaxed)
    return false
  }
}
