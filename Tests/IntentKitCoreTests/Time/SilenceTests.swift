import IntentKitPlatform
import Testing

@testable import IntentKitCore

/// Checks of the watchdog at the moments that only a busy machine makes long.
@Suite struct `Silence in simulated time` {
  /// An executor that runs a job at once, on the thread that resumes its task.
  private final class ImmediateExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private let executor = ImmediateExecutor()
  /// The clock of the request.
  private let clock = ManualClock()
  /// The clock of the watchdog, in place of real time.
  private let watch = ManualClock()

  /// Returns a request whose lane has got a thread, and is idle.
  private func lifecycle() -> Lifecycle {
    let lifecycle = Lifecycle(
      FieldCell(Trial()), app: AppDescription(displayName: "App"), device: DeviceState(),
      rules: Lifecycle.Rules(
        limit: .seconds(10), watchdog: Watchdog(clock: watch),
        lane: LaneExecutor(pool: .shared),
        simulation: Lifecycle.Simulation(.simulated(clock, patience: .seconds(1)))))
    _ = lifecycle.launch()
    return lifecycle
  }

  /// Starts a task that sleeps on the clock, and checks the request once it has been resumed.
  private func sleepAndCheck(_ lifecycle: Lifecycle) -> Task<Duration?, any Error> {
    Task(executorPreference: executor) { [clock, watch] in
      try await clock.sleep(for: .seconds(4))
      return lifecycle.nextCheck(now: watch.now.offset)
    }
  }

  @Test func `a check at the moment at which the clock resumes a handler blames nothing`()
    async throws
  {
    let lifecycle = lifecycle()
    let handler = sleepAndCheck(lifecycle)
    #expect(clock.sleeperCount == 1)
    // The clock moves later than the patience, because the machine is busy.
    watch.advance(by: .seconds(60))
    lifecycle.moveTime()
    let next = try #require(try await handler.value)
    #expect(next > watch.now.offset)
    #expect(lifecycle.state.withLock { $0.record.events.count } == 1)
    #expect(!lifecycle.hasEnded)
  }

  @Test func `a check at the moment at which the clock resumes a sender of updates waits on`()
    async throws
  {
    let lifecycle = lifecycle()
    lifecycle.handle(.launchPaused)
    lifecycle.handle(.updatesExpected(for: .seconds(20)))
    let update = Task(executorPreference: executor) { await lifecycle.nextUpdate() == nil }
    let sender = sleepAndCheck(lifecycle)
    watch.advance(by: .seconds(60))
    lifecycle.moveTime()
    _ = try await sender.value
    #expect(lifecycle.state.withLock { $0.waiters.update != nil })
    lifecycle.handle(.updatesOver)
    #expect(await update.value)
  }

  @Test func `the patience starts over while a handler sleeps`() throws {
    let lifecycle = lifecycle()
    let handler = sleepAndCheck(lifecycle)
    defer { handler.cancel() }
    watch.advance(by: .seconds(60))
    #expect(lifecycle.nextCheck(now: watch.now.offset) == .seconds(61))
    #expect(lifecycle.state.withLock { $0.machine.call?.watchedSince } == .seconds(60))
  }

  @Test func `a handler that is late and still sleeps may answer`() throws {
    let lifecycle = lifecycle()
    let handler = sleepAndCheck(lifecycle)
    defer { handler.cancel() }
    lifecycle.state.withLock { state in
      state.machine.changeCall { $0.progress = .overdue(Outcome(.failed), since: .seconds(10)) }
    }
    watch.advance(by: .seconds(60))
    #expect(lifecycle.nextCheck(now: watch.now.offset) != nil)
    #expect(!lifecycle.hasEnded)
  }

  @Test func `a handler that waits for nothing is silent after the patience`() {
    let lifecycle = lifecycle()
    watch.advance(by: .seconds(60))
    #expect(lifecycle.nextCheck(now: watch.now.offset) == nil)
    #expect(lifecycle.hasEnded)
  }
}
