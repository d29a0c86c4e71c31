import IntentKitPlatform

// The end of a request whose handler can still call a completion a second time.
//
// Otherwise, it would depend on the threads whether a second call arrives before the end of the
// request. In real time the request ends at once, and the late observer receives the verdict.

extension Lifecycle {
  /// The wait for the handler to release its completions.
  struct ReleaseWait {
    /// The time at which the wait ends, on the request's clock.
    var end: Duration
    var waiter: UnsafeContinuation<Void, Never>
  }

  /// The number of rounds of ten milliseconds for which a handler may keep a completion
  /// without sleeping on the clock: rounds in succession in which the threads of the process are
  /// idle, or else any rounds.
  ///
  /// Rounds are counted instead of time, because a busy machine may delay the handler.
  private static let quietRounds = (idle: 5, busy: 100)
  /// The maximum number of rounds, for a handler that sleeps on the clock again and again.
  private static let maximumRoundCount = 1000

  func completionCreated() -> WatchedCall? {
    monitor.withLock { state in
      guard let call = state.call else { return nil }
      state.completionCount += 1
      return WatchedCall(
        number: call.number, method: call.method, began: call.began, launch: call.launch)
    }
  }

  /// Whether the clock must not move before all tasks that can run have run.
  var needsExactTime: Bool { monitor.withLock { $0.call != nil || $0.releaseWait != nil } }

  /// Records that the handler has an object by which it can reach the request after its end.
  func holdRequest() { monitor.withLock { $0.completionCount += 1 } }

  func completionReleased() {
    let isLast = monitor.withLock { state in
      state.completionCount -= 1
      return state.completionCount == 0
    }
    if isLast { endReleaseWait() }
  }

  /// Ends the request; in simulated time, once the handler can't call a completion anymore.
  ///
  /// The wait doesn't count toward the time of the request.
  func closeAfterReleases(_ outcome: Outcome) async {
    let moment = now
    if rules.simulation != nil { await waitForReleases(since: moment) }
    close(outcome, at: moment)
  }

  private func waitForReleases(since moment: Duration) async {
    await withUnsafeContinuation { continuation in
      let isWaiting = monitor.withLock { state in
        guard !state.isClosed, state.completionCount > 0 else { return false }
        state.releaseWait = ReleaseWait(end: moment + rules.limit, waiter: continuation)
        return true
      }
      guard isWaiting else { return continuation.resume() }
      limitReleaseWait()
    }
  }

  /// The rounds of a wait for releases.
  private struct ReleaseRounds {
    var count = 0
    /// Those since the clock moved.
    var quietCount = 0
    /// Those in which all threads were idle.
    var idleCount = 0
  }

  /// Ends the wait for releases once nothing can be expected anymore.
  private func limitReleaseWait(after rounds: ReleaseRounds = ReleaseRounds()) {
    Alarm.shared.schedule(after: .milliseconds(10)) { [self] in
      guard monitor.withLock({ $0.releaseWait != nil }) else { return }
      var rounds = rounds
      rounds.count += 1
      rounds.quietCount += 1
      // A thread that is about to run a task looks idle for a moment.
      let isIdle = rules.lane.isIdle && callExecutor.isIdle && areOtherThreadsIdle ?? true
      rounds.idleCount = isIdle ? rounds.idleCount + 1 : 0
      // A task that sleeps on the clock may call the completion once the clock has moved.
      if isWaitingForTime {
        (rounds.quietCount, rounds.idleCount) = (0, 0)
        rules.simulation?.advanceOnceIdle()
      }
      if rounds.idleCount >= Self.quietRounds.idle || rounds.quietCount >= Self.quietRounds.busy
        || rounds.count >= Self.maximumRoundCount
      {
        endReleaseWait()
      } else {
        limitReleaseWait(after: rounds)
      }
    }
  }

  /// Stops waiting for the handler to release its completions.
  func endReleaseWait() {
    let waiter = monitor.withLock { state in
      defer { state.releaseWait = nil }
      return state.releaseWait?.waiter
    }
    waiter?.resume()
  }
}
