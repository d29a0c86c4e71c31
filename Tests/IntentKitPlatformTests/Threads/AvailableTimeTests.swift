import IntentKitPlatform
import Testing

@Suite struct `The time that a process could have used` {
  /// A machine whose time and threads the test controls.
  private final class Machine: Sendable {
    private let start = ContinuousClock.now
    private let state = Locked((passed: Duration.zero, waited: Duration.zero))

    var time: AvailableTime {
      AvailableTime(
        moment: { self.start + self.state.withLock { $0.passed } },
        waited: { self.state.withLock { $0.waited } })
    }

    func pass(_ seconds: Double, waiting: Double = 0) {
      state.withLock { state in
        state.passed += .seconds(seconds)
        state.waited += .seconds(waiting)
      }
    }
  }

  private let machine = Machine()

  @Test func `it is real time while no thread waits for a processor`() {
    let time = machine.time
    machine.pass(2)
    #expect(time.latest == .seconds(2))
    #expect(time.measure() == .seconds(2))
  }

  @Test func `it stands still while threads wait for a processor`() {
    let time = machine.time
    machine.pass(2, waiting: 1.5)
    #expect(time.measure() == .seconds(0.5))
  }

  @Test func `a twentieth of real time counts, however many threads wait`() {
    let time = machine.time
    machine.pass(2, waiting: 300)
    #expect(time.measure() == .seconds(0.1))
  }

  @Test func `threads that have exited take nothing back`() {
    let time = machine.time
    machine.pass(1, waiting: 0.5)
    _ = time.measure()
    machine.pass(1, waiting: -0.5)
    #expect(time.measure() == .seconds(1.5))
  }

  @Test func `the latest possible time is never before the measured one`() {
    let time = machine.time
    machine.pass(1)
    _ = time.measure()
    machine.pass(1, waiting: 0.5)
    let latest = time.latest
    #expect(latest == .seconds(2))
    #expect(time.measure() == .seconds(1.5))
  }

  @Test func `the threads of this process are measured`() {
    let time = AvailableTime()
    let first = time.measure()
    #expect(time.measure() >= first)
  }
}
