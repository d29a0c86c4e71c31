// The calls of the handler: in progress, overdue and finished.

extension Lifecycle {
  /// The call in progress.
  struct Call {
    var number: Int
    var method: HandlerMethod
    /// The start of the call, on the request's clock; the launch before it is included.
    var began: Duration
    /// The part of the time since the start that the launch took.
    var launch = Duration.zero
    /// The start of the measured time, on the watchdog's clock.
    var watchedSince: Duration
    /// Whether the lane still waits for a thread.
    var isQueued = false
    /// The number of jobs that the threads of the lanes had started at the last check, if code of the
    /// request waits for a thread in simulated time.
    var startedJobCount: Int?
    /// Whether the call has exceeded its limit, and the app is being examined for signs of the cause.
    var isExamined = false
    /// The default implementation that the call reached, if any.
    var reachedDefault: DefaultImplementation?

    /// Whether the handler lacks the method, so that its default implementation answered.
    ///
    /// It doesn't if its own method called the default of another method.
    var isMissing: Bool {
      switch (reachedDefault, method.phase) {
      case (.confirm, .confirm), (.options, .resolve), (.defaultValue, .resolve): true
      default: false
      }
    }
  }

  /// A call that exceeded the limit.
  ///
  /// A class, because each phase asks whether there is one, and that copies a larger value.
  final class OverdueCall: Sendable {
    /// The outcome of the request if the call doesn't answer within its extra time.
    let outcome: Outcome
    let since: Duration

    init(_ outcome: Outcome, since: Duration) {
      self.outcome = outcome
      self.since = since
    }
  }

  /// A call that answered in time.
  struct FinishedCall {
    var method: HandlerMethod
    var elapsed: Duration
    /// The part of the elapsed time that the launch took.
    var launch = Duration.zero
  }
}
