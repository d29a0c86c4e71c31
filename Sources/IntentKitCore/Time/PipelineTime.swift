/// The time that a pipeline runs on.
public struct PipelineTime: Sendable {
  enum Kind: Sendable {
    case real
    case clock(any Clock<Duration>, Watchdog)
    case simulated(ManualClock, patience: Duration)
  }

  let kind: Kind

  /// The watchdog for limits in this time.
  ///
  /// Limits in simulated time use the real watchdog, with the patience as the limit.
  var watchdog: Watchdog {
    if case .clock(_, let watchdog) = kind { watchdog } else { .real }
  }

  /// Waits for a duration, or until the task is canceled.
  func sleep(for duration: Duration) async {
    switch kind {
    case .real: try? await ContinuousClock().sleep(for: duration)
    case .clock(let clock, _): try? await clock.sleep(for: duration)
    case .simulated(let clock, _): try? await clock.sleep(for: duration)
    }
  }

  /// Wall-clock time.
  public static let real = PipelineTime(kind: .real)

  /// Returns the time of a clock that the caller controls.
  public static func clock(_ clock: any Clock<Duration>) -> PipelineTime {
    PipelineTime(kind: .clock(clock, Watchdog(clock: clock)))
  }

  /// Returns simulated time, in which waiting is instant.
  ///
  /// The clock jumps to the next sleeper as soon as the handler is idle. Before each jump,
  /// unstructured tasks of the handler get real time until the threads of the process are idle, at
  /// most some hundredths of a second. A handler that waits for a real event, or blocks its thread,
  /// gets `patience` of real time before the clock jumps to the deadline. A request that waits for a
  /// thread, because other handlers block all of them, has the same time limit as in real time. An
  /// app in another process works in real time, by which the clock advances. Use a separate clock for
  /// each request, and pass the same clock to the handler.
  ///
  /// - Parameters:
  ///   - clock: The clock of the request.
  ///   - patience: The real time that a handler may block.
  /// - Returns: The time for one request.
  public static func simulated(
    _ clock: ManualClock = ManualClock(), patience: Duration = .seconds(1)
  ) -> PipelineTime {
    PipelineTime(kind: .simulated(clock, patience: patience))
  }
}
