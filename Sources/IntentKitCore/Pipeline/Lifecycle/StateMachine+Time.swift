import IntentKitPlatform

// The time limits of calls: enforced by the watchdog in real time, and by the clock or the patience
// in simulated time.

extension Lifecycle.StateMachine {
  /// Looks for an overdue call, and plans the next check.
  mutating func check(_ seen: Lifecycle.Observation, at moment: Moment) -> [Action] {
    switch stage {
    case .ended: return []
    case .idle, .releasing: return checkUpdates(seen, at: moment)
    case .calling(let call):
      if case .examined = call.progress { return [] }
      return check(call, seen, at: moment)
    }
  }

  private mutating func check(
    _ call: Call, _ seen: Lifecycle.Observation, at moment: Moment
  ) -> [Action] {
    let isStuck = limits.isSimulated && seen.hasQueuedJobs
    let patience = patience(for: call, at: moment.now)
    // Threads make progress, so code that waits for one gets it.
    if isStuck, call.startedJobCount != seen.startedJobCount {
      changeCall { call in
        call.watchedSince = moment.watched
        call.startedJobCount = seen.startedJobCount
      }
      return [.check(at: moment.watched + patience)]
    }
    let due = call.watchedSince + (isStuck ? limits.limit : patience)
    guard due <= moment.watched else { return [.check(at: due)] }
    // What the handler waits for decides whether it is silent: a sleeping task can still answer, even
    // if a thread waits for it.
    if limits.isSimulated, !isStuck,
      seen.isWaitingForTime || !limits.isOutOfProcess && seen.hasSleepers
    {
      changeCall { $0.watchedSince = moment.watched }
      return [.forceClock, .check(at: moment.watched + patience)]
    }
    if call.isOverdue { return closeOverdue(at: moment.now) }
    if isStuck { return inspected(call.number, .queued, nil, at: moment) }
    return [.inspect(call)]
  }

  /// The real time that a call may take.
  ///
  /// A separate process runs in real time, so it gets the rest of the limit.
  private func patience(for call: Call, at now: Duration) -> Duration {
    guard let patience = limits.patience else { return limits.limit }
    return limits.isOutOfProcess ? max(.zero, limits.limit - (now - call.began)) : patience
  }

  /// Ends the time of an overdue call whose state is known.
  mutating func inspected(
    _ number: Int, _ state: Verdict.CallState, _ signs: CallSigns?, at moment: Moment
  ) -> [Action] {
    // The answer may have arrived in the meantime; the next call then has its own limit.
    guard case .calling(let call) = stage, call.number == number, !call.isOverdue else {
      return isOver ? [] : [.check(at: moment.watched)]
    }
    let end = limits.isSimulated ? call.began + limits.limit : moment.now
    let next = Action.check(at: moment.watched + patience(for: call, at: moment.now))
    switch call.progress {
    case .viewing: return endView(at: end) + [next]
    case .viewed: return [next]
    default: break
    }
    if limits.isOutOfProcess, signs?.state?.isBusy == true {
      changeCall { $0.progress = .examined }
      return [.examine(call, signs, at: end)]
    }
    return noAnswer(state, signs: signs, to: call, at: end)
  }

  mutating func examined(
    _ number: Int, _ state: Verdict.CallState, _ signs: CallSigns?, at end: Duration
  ) -> [Action] {
    guard case .calling(let call) = stage, call.number == number, case .examined = call.progress
    else { return [] }
    return noAnswer(state, signs: signs, to: call, at: end)
  }

  /// Moves simulated time to the next task that sleeps, or to the end of the limit before it.
  mutating func moveTime(
    to wake: Duration, _ state: Verdict.CallState, at moment: Moment
  ) -> [Action] {
    switch stage {
    case .ended: return []
    case .releasing(let release) where wake > release.since + limits.limit: return endReleases()
    case .idle:
      if case .open(let queue) = updates, wake > queue.end {
        return [.advanceClock(to: queue.end)] + endUpdates()
      }
    case .calling(let call):
      if case .overdue(_, let since) = call.progress {
        guard wake <= since + Limits.lateGrace else { return closeOverdue(at: moment.now) }
      } else if wake > call.began + limits.limit {
        let end = call.began + limits.limit
        switch call.progress {
        case .viewing: return endView(at: end)
        case .viewed: return []
        default: break
        }
        let actions = noAnswer(state, to: call, at: end)
        return isOver ? actions : actions + moveTime(to: wake, state, at: moment)
      }
    case .releasing: break
    }
    // Before the clock moves: once it has, a resumed task sleeps no more, and a check at this moment
    // would take the time for which it waited for silence.
    changeCall { $0.watchedSince = moment.watched }
    if case .open(var queue) = updates {
      queue.quietSince = moment.watched
      updates = .open(queue)
    }
    return [.advanceClock(to: wake)]
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
