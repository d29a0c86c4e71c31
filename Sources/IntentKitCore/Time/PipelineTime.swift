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
  /// In simulated time, the limit is the patience, in the time that the process could have used.
  var watchdog: Watchdog {
    switch kind {
    case .real: .real
    case .clock(_, let watchdog): watchdog
    case .simulated: .available
    }
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
  /// The clock jumps to the next sleeper as soon as the handler is idle, with all tasks that it has
  /// started. While any of them runs or waits for a thread, the clock stands still, so that a busy
  /// machine changes nothing. Code outside Swift's tasks, such as a closure on a Dispatch queue, gets
  /// real time until the threads of the process are idle, at most some hundredths of a second.
  ///
  /// A handler that waits for an event outside Swift's tasks, or blocks its thread, gets `patience` before
  /// the clock jumps to the deadline. It is real time without the time for which threads of the process
  /// waited for a processor.
  ///
  /// An app in another process works in real time, by which the clock advances, also without the time
  /// for which its threads waited for a processor. Use a separate clock for each request, and pass the
  /// same clock to the handler.
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
