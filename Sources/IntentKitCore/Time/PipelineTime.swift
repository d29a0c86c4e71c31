/// The time a pipeline goes by.
public struct PipelineTime: Sendable {
  enum Kind: Sendable {
    case real
    case clock(any Clock<Duration>, Watchdog)
    case simulated(ManualClock, patience: Duration)
  }

  let kind: Kind

  /// Who looks after limits in this time; in simulated time, after the patience that real time is
  /// given.
  var watchdog: Watchdog {
    if case .clock(_, let watchdog) = kind { watchdog } else { .real }
  }

  /// Lets a while pass, or less when the task is cancelled.
  func sleep(for duration: Duration) async {
    switch kind {
    case .real: try? await ContinuousClock().sleep(for: duration)
    case .clock(let clock, _): try? await clock.sleep(for: duration)
    case .simulated(let clock, _): try? await clock.sleep(for: duration)
    }
  }

  /// The time on the wall.
  public static let real = PipelineTime(kind: .real)

  /// The time of a clock that somebody else moves, such as a test.
  public static func clock(_ clock: any Clock<Duration>) -> PipelineTime {
    PipelineTime(kind: .clock(clock, Watchdog(clock: clock)))
  }

  /// Time that takes no time.
  ///
  /// The clock jumps to the next sleeper as soon as the handler has nothing else to do. A handler
  /// that waits for something real, or holds its thread, gets `patience` of real time; then the
  /// clock jumps to the deadline. A request that has no thread yet, because other handlers hold all
  /// of them, is waited for as long as in real time. Use one clock a request, and give the same
  /// clock to the handler.
  public static func simulated(
    _ clock: ManualClock = ManualClock(), patience: Duration = .seconds(1)
  ) -> PipelineTime {
    PipelineTime(kind: .simulated(clock, patience: patience))
  }
}
