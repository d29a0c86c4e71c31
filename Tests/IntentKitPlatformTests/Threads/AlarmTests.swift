import IntentKitPlatform
import Testing

@Suite struct `The alarm` {
  @Test(.timeLimit(.minutes(1)))
  func `closures are called in the order of their moments`() async {
    let alarm = Alarm.shared
    let order = Locked<[Int]>([])
    // Far enough apart for the time that scheduling takes, whatever else the machine does.
    let delays = [9, 2, 7, 4, 0, 8, 1, 6, 3, 5]
    await withCheckedContinuation { continuation in
      for delay in delays {
        alarm.schedule(after: .milliseconds(20 + delay * 20)) {
          let isLast = order.withLock { order in
            order.append(delay)
            return order.count == delays.count
          }
          if isLast { continuation.resume() }
        }
      }
    }
    #expect(order.withLock { $0 } == delays.sorted())
  }

  @Test(.timeLimit(.minutes(1)))
  func `no closure is called early, and an early one doesn't wait for a late one`() async {
    let alarm = Alarm.shared
    alarm.schedule(after: .seconds(3600)) {}
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      alarm.schedule(after: .milliseconds(5)) { continuation.resume() }
    }
    #expect(start.duration(to: .now) >= .milliseconds(5))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a closure can schedule another one, and a delay below zero is none`() async {
    let alarm = Alarm.shared
    await withCheckedContinuation { continuation in
      alarm.schedule(after: .seconds(-1)) {
        alarm.schedule(after: .zero) { continuation.resume() }
      }
    }
  }
}
