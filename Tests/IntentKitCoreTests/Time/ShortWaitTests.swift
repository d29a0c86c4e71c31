import IntentKitCore
import IntentKitPlatform
import Testing

@Suite("Short waits")
struct ShortWaitTests {
  /// A clock that advances by a microsecond whenever it is read.
  private final class Ticks: Sendable {
    private let now = Locked(ContinuousClock.now)

    var next: ContinuousClock.Instant {
      now.withLock { now in
        now += .microseconds(1)
        return now
      }
    }
  }

  private func wait(processorCount: Int = 2) -> ShortWait {
    let ticks = Ticks()
    return ShortWait(limit: .microseconds(10), processorCount: processorCount) { ticks.next }
  }

  @Test func `an event that happens within the limit ends the wait`() {
    var looks = 0
    let hasHappened = wait().attempt {
      looks += 1
      return looks == 5
    }
    #expect(hasHappened)
    #expect(looks == 5)
  }

  @Test func `an event that doesn't happen is awaited until the limit`() {
    var looks = 0
    let hasHappened = wait().attempt {
      looks += 1
      return false
    }
    #expect(!hasHappened)
    #expect(looks == 10)
  }

  @Test func `failures in a row make attempts rarer, down to every sixteenth`() {
    let wait = wait()
    var attempts: [Int] = []
    for number in 0..<79 {
      var isAttempt = false
      _ = wait.attempt {
        isAttempt = true
        return false
      }
      if isAttempt { attempts.append(number) }
    }
    let distances = zip(attempts.dropFirst(), attempts).map { $0 - $1 }
    #expect(distances == [1, 2, 4, 8, 16, 16, 16])
  }

  @Test func `after a success, a failure counts as the first one`() {
    let wait = wait()
    for _ in 0..<2 { #expect(!wait.attempt { false }) }
    // The second failure in a row costs one attempt.
    #expect(!wait.attempt { true })
    #expect(wait.attempt { true })
    #expect(!wait.attempt { false })
    #expect(wait.attempt { true })
  }

  @Test func `with one processor, nothing is awaited`() {
    #expect(!wait(processorCount: 1).attempt { true })
  }
}
