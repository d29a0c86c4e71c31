import Dispatch
import IntentKitCore
import IntentKitPlatform

/// Observes the calls that take long, and reports what each is waiting for.
///
/// The host can't see this from outside. It must know at the end of the limit, when the thread that
/// reads its calls may be blocked, so changes are reported as they are seen.
final class CallMonitor: Sendable {
  fileprivate struct Call {
    var lane: LaneExecutor
    var began = ContinuousClock.now
    var reported: Verdict.CallState?

    /// The threads one of which executes the call, if it takes long.
    ///
    /// Any thread may serve the main queue.
    var busyThreads: [Int] {
      switch reported {
      case .blocking, .computing: lane.busyThread.map { [$0] } ?? []
      case .waitingForMain: CurrentProcess.otherThreads
      default: []
      }
    }
  }

  fileprivate struct State {
    /// Whether a thread executes a call that takes long.
    var isBusy: Bool { calls.values.contains { !$0.busyThreads.isEmpty } }

    var calls: [Int: Call] = [:]
    var isObserving = false
    var hasEnded = false
    /// Whether the main thread hasn't run the closure that was last queued for it.
    var isMainBusy = false
  }

  private let state = Locked(State())
  /// Signaled when the first call begins.
  private let work = DispatchSemaphore(value: 0)

  /// The time that calls may take unobserved, and the time between observations.
  private static let interval = Duration.milliseconds(50)

  /// Starts a thread that observes the calls.
  ///
  /// - Parameters:
  ///   - report: Receives the number of a call and its state, whenever that changes.
  ///   - note: Called again and again while a thread executes a call that takes long.
  func start(
    reporting report: @escaping @Sendable (Int, Verdict.CallState) -> Void,
    whileBusy note: @escaping @Sendable () -> Void
  ) {
    // A separate thread, because a timer would look like one of the app at the end.
    _ = SystemThread.start(stackSize: 1 << 18) { [self] in
      while observe(report) { if state.withLock({ $0.isBusy }) { note() } }
    }
  }

  /// Returns the threads one of which executes a call; empty if the call hasn't taken long.
  func busyThreads(of id: Int) -> [Int] { state.withLock { $0.calls[id]?.busyThreads ?? [] } }

  /// Stops observing.
  func stop() {
    state.withLock { $0.hasEnded = true }
    work.signal()
  }

  /// Records that a call begins.
  func begin(_ id: Int, on lane: LaneExecutor) {
    let isFirst = state.withLock { state in
      state.calls[id] = Call(lane: lane)
      defer { state.isObserving = true }
      return !state.isObserving
    }
    if isFirst { work.signal() }
  }

  /// Records that a call has an answer.
  func end(_ id: Int) { state.withLock { $0.calls[id] = nil } }

  /// Waits for calls and observes them once.
  ///
  /// - Returns: Whether to continue.
  private func observe(_ report: (Int, Verdict.CallState) -> Void) -> Bool {
    let isObserving = state.withLock { state in
      if state.calls.isEmpty { state.isObserving = false }
      return state.isObserving
    }
    if isObserving {
      _ = work.wait(timeout: .now() + .nanoseconds(Self.interval.nanoseconds))
    } else {
      work.wait()
    }
    let (changes, testsMain) = state.withLock { $0.observe(since: .now - Self.interval) }
    for (id, callState) in changes { report(id, callState) }
    if testsMain { DispatchQueue.main.async { [self] in state.withLock { $0.isMainBusy = false } } }
    return state.withLock { !$0.hasEnded }
  }
}

extension CallMonitor.State {
  /// Determines the states of the calls that began before a time.
  ///
  /// - Returns: The changed states, and whether to queue a closure that tests the main thread.
  fileprivate mutating func observe(
    since time: ContinuousClock.Instant
  ) -> (changes: [(Int, Verdict.CallState)], testsMain: Bool) {
    var changes: [(Int, Verdict.CallState)] = []
    var isSuspended = false
    for (id, call) in calls where call.began < time {
      var callState = call.lane.callState
      if callState == .suspended {
        isSuspended = true
        // It has had the time since the last observation.
        if isMainBusy { callState = .waitingForMain }
      }
      guard callState != call.reported else { continue }
      calls[id]?.reported = callState
      changes.append((id, callState))
    }
    let testsMain = isSuspended && !isMainBusy
    if testsMain { isMainBusy = true }
    return (changes, testsMain)
  }
}
