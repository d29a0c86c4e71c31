import IntentKitCore
import Testing

/// Section 5 of “What Siri does”: simulated time is virtual and wakes every sleeper.
@Suite struct `Manual clock` {
  @Test func `advancing a clock wakes the due sleepers in order`() async {
    let clock = ManualClock()
    let woken = Woken()
    await withTaskGroup(of: Void.self) { group in
      for seconds in [3, 1, 2] {
        group.addTask {
          try? await clock.sleep(for: .seconds(seconds))
          await woken.add(seconds)
        }
      }
      await clock.waitForSleepers(3)
      #expect(clock.nextWake?.offset == .seconds(1))
      for count in 1...3 {
        clock.advance(by: .seconds(1))
        await woken.waitFor(count)
        #expect(clock.sleeperCount == 3 - count)
      }
    }
    #expect(await woken.all == [1, 2, 3])
    #expect(clock.nextWake == nil)
  }

  @Test func `sleeping until a past instant returns immediately`() async throws {
    let clock = ManualClock()
    clock.advance(by: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(5)))
    try await clock.sleep(until: .init(offset: .seconds(1)))
    try await clock.sleep(for: .zero)
    #expect(clock.sleeperCount == 0)
  }

  @Test func `a clock never moves backward`() {
    let clock = ManualClock()
    clock.advance(to: .init(offset: .seconds(5)))
    clock.advance(to: .init(offset: .seconds(3)))
    clock.advance(by: .seconds(-1))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func `sleeping throws in a task that is canceled meanwhile`() async {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
    #expect(clock.now.offset == .zero)
  }

  @Test(arguments: [Duration.seconds(1), .zero])
  func `sleeping throws in a canceled task`(_ duration: Duration) async {
    let clock = ManualClock()
    let task = Task {
      // No other wait precedes it, so that the sleep begins canceled.
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: duration)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeperCount == 0)
  }

  @Test func `canceling one sleeper doesn't affect the others`() async {
    let clock = ManualClock()
    let cancelled = Task { try await clock.sleep(for: .seconds(1)) }
    let patient = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(2)
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    clock.advance(by: .seconds(1))
    await #expect(throws: Never.self) { try await patient.value }
  }

  @Test func `waiting for sleepers returns immediately if there are enough`() async {
    let clock = ManualClock()
    await clock.waitForSleepers(0)
    let task = Task { try? await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1)
    await clock.waitForSleepers(1)
    #expect(clock.sleeperCount == 1 && clock.now.offset == .zero)
    clock.advance(by: .seconds(1))
    await task.value
  }

  @Test func `several tasks can wait for different numbers of sleepers`() async {
    let clock = ManualClock()
    async let one: Void = clock.waitForSleepers(1)
    async let two: Void = clock.waitForSleepers(2)
    let first = Task { try? await clock.sleep(for: .seconds(1)) }
    await one
    #expect(clock.sleeperCount == 1)
    let second = Task { try? await clock.sleep(for: .seconds(1)) }
    await two
    #expect(clock.sleeperCount == 2)
    clock.advance(by: .seconds(1))
    await first.value
    await second.value
  }

  @Test func `concurrent advances add up`() async {
    let clock = ManualClock()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { clock.advance(by: .milliseconds(1)) } }
      }
    }
    #expect(clock.now.offset == .seconds(4))
  }

  @Test func `no sleeper is lost while many sleep, wake and are canceled`() async {
    let clock = ManualClock()
    let outcomes = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          let sleeper = Task { try await clock.sleep(for: .milliseconds(index % 20 + 1)) }
          if index.isMultiple(of: 3) { sleeper.cancel() }
          return (try? await sleeper.value) != nil
        }
      }
      group.addTask {
        // Advances the clock until the last sleeper has woken.
        while clock.now.offset < .seconds(10) {
          clock.advance(by: .milliseconds(1))
          await Task.yield()
        }
        return true
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count == 201)
    #expect(clock.sleeperCount == 0)
  }

  private actor Woken {
    private(set) var all: [Int] = []
    private var waiting: (count: Int, continuation: CheckedContinuation<Void, Never>)?

    func add(_ number: Int) {
      all.append(number)
      if let waiting, waiting.count <= all.count {
        waiting.continuation.resume()
        self.waiting = nil
      }
    }

    func waitFor(_ count: Int) async {
      guard all.count < count else { return }
      await withCheckedContinuation { waiting = (count, $0) }
    }
  }
}
