import IntentKitPlatform
import Testing

@testable import IntentKitCore

/// On a machine that is too busy, limits pass before the watchdog looks.
struct `Limits that pass before the watchdog looks` {
  /// A clock that moves on when a lane sleeps, but never resumes the watchdog.
  private struct StuckClock: Clock {
    private let clock = ManualClock()

    var now: ManualClock.Instant { clock.now }
    var minimumResolution: Duration { clock.minimumResolution }

    func sleep(until deadline: ManualClock.Instant, tolerance: Duration?) async {
      if LaneContext.completionObserver != nil { return clock.advance(to: deadline) }
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }

    func advance(by duration: Duration) { clock.advance(by: duration) }
  }

  private static let limit = Duration.seconds(1)
  private let clock = StuckClock()

  @Test func `a lane that gets its thread after the limit ends as one that waited for it`() {
    let lifecycle = Lifecycle(
      FieldCell(Trial()), app: AppDescription(displayName: "App"), device: DeviceState(),
      rules: .init(limit: Self.limit, watchdog: Watchdog(clock: clock), lane: LaneExecutor()))
    clock.advance(by: Self.limit * 2)
    #expect(!lifecycle.launch())
    let verdicts = lifecycle.result(of: FieldCell(Trial())).verdicts
    #expect(
      verdicts.map(\.kind) == [.noAnswer(limit: Self.limit, state: .queued, patience: nil)])
    #expect(verdicts.map(\.elapsed) == [Self.limit * 2])
  }

  @Test func `a lane that gets its thread in time calls the handler`() {
    let lifecycle = Lifecycle(
      FieldCell(Trial()), app: AppDescription(displayName: "App"), device: DeviceState(),
      rules: .init(limit: Self.limit, watchdog: Watchdog(clock: clock), lane: LaneExecutor()))
    clock.advance(by: Self.limit / 2)
    #expect(lifecycle.launch())
    #expect(!lifecycle.hasEnded)
  }

  @Test(arguments: [(0.5, true), (2.0, false)])
  func `a launch counts toward the first method that the handler has`(
    _ seconds: Double, _ isInTime: Bool
  ) async {
    let calls = Locked<[String]>([])
    // The handler has no method for a parameter.
    let handler = Trial.Handler(
      confirm: { _ in
        calls.withLock { $0.append("confirm") }
        return .init(code: .ready)
      },
      handle: { _ in
        calls.withLock { $0.append("handle") }
        return .init(code: .success)
      })
    let pipeline = IntentPipeline(
      limit: Self.limit, time: .clock(clock), launch: HandlerLaunch(duration: .seconds(seconds)))
    let run = await pipeline.run(Trial(), handler: handler)
    #expect(run.verdicts.map(\.id) == (isInTime ? [] : [.noAnswer]))
    #expect(calls.withLock { $0 } == (isInTime ? ["confirm", "handle"] : []))
  }
}
