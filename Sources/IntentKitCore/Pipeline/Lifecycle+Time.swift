import IntentKitPlatform

// The time limits of calls: enforced by the watchdog in real time, and by the clock or the patience
// in simulated time.

extension Lifecycle {
  /// Waits until a time of the request while the user does something else; no limit applies.
  func wait(until moment: Duration, in time: PipelineTime) async {
    if let simulation = rules.simulation {
      simulation.clock.advance(to: .init(offset: epoch + max(moment, now)))
    } else if moment > now {
      await time.sleep(for: moment - now)
    }
    let now = now
    monitor.withLock { $0.userTime = now }
  }

  /// Ends the request or, in simulated time, waits a little longer to detect whether the answer is
  /// only late.
  ///
  /// - Returns: Whether the call was still pending.
  private func overdue(
    _ callState: Verdict.CallState, signs: CallSigns? = nil, of call: Call, at moment: Duration
  ) -> Bool {
    if endOverdueViewCall(call, at: moment) { return false }
    let (wasAwaited, waiters) = closed(by: callState, signs: signs, of: call, at: moment)
    if let waiters { abandonLane(waiters) }
    return wasAwaited
  }

  /// Ends the request, because its lane got a thread only after the limit.
  ///
  /// The lane is about to return, so it isn't abandoned.
  func closeQueued(_ call: Call, at moment: Duration) {
    closed(by: .queued, of: call, at: moment).waiters?.resume()
  }

  /// Closes the request with the verdict that a call wasn't answered, unless it waits a little longer
  /// in simulated time.
  ///
  /// - Returns: Whether the call was still pending, and those that wait on the request if it ended.
  private func closed(
    by callState: Verdict.CallState, signs: CallSigns? = nil, of call: Call, at moment: Duration
  ) -> (wasAwaited: Bool, waiters: Waiters?) {
    monitor.withLock { state in
      guard !state.isClosed, state.overdue == nil, state.call?.number == call.number else {
        return (false, nil)
      }
      // Updates may have arrived during an examination.
      let moment = max(moment, state.events.last?.at ?? moment)
      rules.simulation?.clock.advance(to: .init(offset: epoch + moment))
      let kind = Verdict.Kind.noAnswer(
        limit: rules.limit,
        state: callState == .sleeping && call.method.isLaunch ? .launching : callState,
        patience: rules.launchedApp != nil || callState == .sleeping
          ? nil : rules.simulation.map { callState == .queued ? rules.limit : $0.patience })
      let verdict = verdict(
        kind, on: call.method, elapsed: moment - call.began, launch: call.launch, signs: signs,
        in: state)
      append(.judged(verdict), at: moment, to: &state)
      let outcome = Outcome(.failed, phase: call.method.phase, reason: .verdict(verdict.id))
      if rules.simulation != nil, callState == .sleeping {
        state.overdue = OverdueCall(outcome, since: moment)
        return (true, nil)
      }
      append(.ended(outcome), at: moment, to: &state)
      return (true, shut(&state))
    }
  }

  /// Whether the watchdog must know that a launch of a duration counts toward a later call.
  func isLongLaunch(_ duration: Duration) -> Bool { duration > .milliseconds(1) }

  /// Tells the watchdog that the limit of a call began before the call did.
  ///
  /// Between two calls, it expects the next limit to begin with the next call, and comes too late.
  func noteLongLaunch() { rules.watchdog.reconsider(self) }

  /// Ends a request whose overdue call has used its extra time.
  func closeOverdue() {
    if let overdue = monitor.withLock({ $0.overdue }) { abandon(overdue.outcome) }
  }
}

// MARK: - Simulated time

extension Lifecycle {
  /// The real time that a call may take.
  ///
  /// A separate process runs in real time, so it gets the rest of the limit.
  private func patience(for call: Call?) -> Duration {
    guard let simulation = rules.simulation else { return rules.limit }
    guard rules.launchedApp != nil else { return simulation.patience }
    return call.map { max(.zero, rules.limit - (now - $0.began)) } ?? rules.limit
  }

  /// Advances simulated time by the time that another process has worked on the call in progress.
  func countWork() {
    guard isOutOfProcess, let simulation = rules.simulation,
      let watchedSince = monitor.withLock({ $0.call?.watchedSince })
    else { return }
    let watchedNow = rules.watchdog.now(since: watchedSince)
    let worked = monitor.withLock { state -> Duration? in
      guard !state.isClosed, let call = state.call else { return nil }
      state.call?.watchedSince = watchedNow
      return watchedNow - call.watchedSince
    }
    if let worked { simulation.clock.advance(by: max(.zero, worked)) }
  }

  /// Whether the lane is idle while a task sleeps on the clock.
  ///
  /// While a view is called, its executor must be idle, too. Before and after the call, the lane is
  /// busy, and nothing waits.
  var isWaitingForTime: Bool {
    guard let simulation = rules.simulation, rules.lane.isIdle, callExecutor.isIdle else {
      return false
    }
    return simulation.clock.nextWake != nil && !hasEnded
  }

  /// Whether code of the request waits for a thread.
  var hasQueuedJobs: Bool { rules.lane.hasQueuedJobs || callExecutor.hasQueuedJobs }

  /// Starts the patience over if threads make progress, so that code which waits for one gets it.
  ///
  /// - Returns: Whether threads have made progress.
  private func restartsPatience(ofQueued call: Call, at watchedNow: Duration) -> Bool {
    let startedJobCount = rules.lane.pool.startedJobCount
    guard call.startedJobCount != startedJobCount else { return false }
    monitor.withLock { state in
      guard state.call?.number == call.number else { return }
      state.call?.watchedSince = watchedNow
      state.call?.startedJobCount = startedJobCount
    }
    return true
  }

  private func restartPatience(of call: Call, at watchedNow: Duration) {
    monitor.withLock { if $0.call?.number == call.number { $0.call?.watchedSince = watchedNow } }
  }

  /// Advances simulated time to the next sleeper, or to the end of the limit.
  ///
  /// Only one thread may call this method at a time.
  func moveTime() {
    guard let simulation = rules.simulation else { return }
    let (isClosed, call, overdue, updates, releaseWait) = monitor.withLock {
      ($0.isClosed, $0.call, $0.overdue, $0.updates, $0.releaseWait)
    }
    guard !isClosed else { return }
    let clock = simulation.clock
    guard let wake = clock.nextWake else { return }
    if call == nil, let updates, wake.offset - epoch > updates.end {
      clock.advance(to: .init(offset: epoch + updates.end))
      return expectNoMoreUpdates()
    }
    if let releaseWait, wake.offset - epoch > releaseWait.end { return endReleaseWait() }
    if let overdue {
      guard wake.offset - epoch <= overdue.since + simulation.lateGrace else {
        return closeOverdue()
      }
    } else if let call, wake.offset - epoch > call.began + rules.limit {
      // Other code of the request can be blocked while a task sleeps.
      let callState = callExecutor.isIdle ? .sleeping : callExecutor.callState
      guard self.overdue(callState, of: call, at: call.began + rules.limit) else { return }
      return moveTime()
    }
    // Before the clock moves: once it has, a resumed task sleeps no more, and a check at this moment
    // would take the time for which it waited for silence.
    noteWaking()
    clock.advance(to: wake)
  }

  /// Restarts all patience timers, because a task is about to be resumed.
  private func noteWaking() {
    let watchedNow = rules.watchdog.now()
    monitor.withLock { state in
      state.call?.watchedSince = watchedNow
      state.updates?.restartSilence(at: watchedNow)
    }
  }
}

// MARK: - The watchdog

extension Lifecycle: Watched {
  var hasEnded: Bool { monitor.withLock { $0.isClosed } }

  func nextCheck(now: Duration) -> Duration? {
    // Before the state is read: a task that is resumed in between has restarted the patience.
    let isWaitingForTime = isWaitingForTime
    let isStuck = rules.simulation != nil && hasQueuedJobs
    let nextWake = rules.simulation?.clock.nextWake
    let (isClosed, call, isOverdue) = monitor.withLock {
      ($0.isClosed, $0.call, $0.overdue != nil)
    }
    let patience = patience(for: call)
    guard !isClosed else { return nil }
    guard let call else {
      if areUpdatesLate(now: now) { return nextCheck(now: now) }
      guard let end = updatesEnd else { return now + patience }
      return min(end, now + patience)
    }
    guard !call.isExamined else { return nil }
    if isStuck, restartsPatience(ofQueued: call, at: now) { return now + patience }
    let due = call.watchedSince + (isStuck ? rules.limit : patience)
    guard due <= now else { return due }
    // What the handler waits for decides whether it is silent: a sleeping task can still answer, even
    // if a thread waits for it.
    if let simulation = rules.simulation, !isStuck,
      isWaitingForTime || rules.launchedApp == nil && nextWake != nil
    {
      restartPatience(of: call, at: now)
      simulation.advanceOnceIdle(isForced: true)
      return now + patience
    }
    guard !isOverdue else {
      closeOverdue()
      return nil
    }
    let isQueued = isStuck || rules.simulation == nil && call.isQueued
    let signs = isQueued ? nil : rules.launchedApp?.signs
    let callState = isQueued ? .queued : state(of: signs)
    let moment = rules.simulation == nil ? now - epoch : call.began + rules.limit
    // Another call may follow the one of the view.
    if endOverdueViewCall(call, at: moment) { return now + patience }
    if let app = rules.launchedApp, signs?.state?.isBusy == true, beginExamination(of: call) {
      Task { [self] in
        let signs = await app.examine() ?? signs
        _ = overdue(state(of: signs), signs: signs, of: call, at: moment)
      }
      return nil
    }
    // The answer may have arrived in the meantime; the next call then has its own limit.
    return overdue(callState, signs: signs, of: call, at: moment)
      ? nil : nextCheck(now: now)
  }
}

extension Lifecycle {
  /// Ends the time for the answer to a call, before the app is examined.
  ///
  /// - Returns: Whether the call was still pending.
  private func beginExamination(of call: Call) -> Bool {
    monitor.withLock { state in
      guard !state.isClosed, state.call?.number == call.number else { return false }
      state.call?.isExamined = true
      return true
    }
  }

  /// Returns the state of a call from the signs of an app in another process, or otherwise from the
  /// lane.
  ///
  /// The lane of such an app only waits for the answer. Until the app reports that a thread executes
  /// the call, nothing shows that one does.
  private func state(of signs: CallSigns?) -> Verdict.CallState {
    signs.map { $0.state ?? .suspended } ?? callExecutor.callState
  }
}

extension Verdict.CallState {
  /// Whether a thread executes the call, so that its stack shows the cause.
  fileprivate var isBusy: Bool {
    switch self {
    case .blocking, .computing, .waitingForMain: true
    case .launching, .sleeping, .suspended, .queued: false
    }
  }
}
