import IntentKitPlatform

// The end of a request, by its lane, a fault, or the limit.

extension Lifecycle {
  /// The wait for the handler to release its completions, after its last answer.
  ///
  /// Otherwise, it would depend on the threads whether a second call of a completion arrives before
  /// the end of the request. In real time the request ends at once, and the late observer receives
  /// the verdict.
  struct Release: Sendable {
    /// The number of rounds for which a handler may keep a completion without sleeping on the clock:
    /// rounds in succession in which the threads of the process are idle, or else any rounds.
    ///
    /// Rounds are counted instead of time, because a busy machine may delay the handler.
    private static let quietRounds = (idle: 5, busy: 100)
    /// The maximum number of rounds, for a handler that sleeps on the clock again and again.
    private static let maximumRoundCount = 1000

    let outcome: Outcome
    /// The time of the outcome; the wait doesn't count toward the time of the request.
    let since: Duration
    private var roundCount = 0
    /// The number of rounds since a task slept on the clock.
    private var quietCount = 0
    /// The number of rounds in succession in which all threads were idle.
    private var idleCount = 0

    init(_ outcome: Outcome, since: Duration) {
      self.outcome = outcome
      self.since = since
    }

    /// Counts a round.
    ///
    /// - Returns: Whether nothing can be expected anymore.
    mutating func count(_ quiet: Quiet) -> Bool {
      roundCount += 1
      switch quiet {
      case .no: (quietCount, idleCount) = (quietCount + 1, 0)
      case .idle: (quietCount, idleCount) = (quietCount + 1, idleCount + 1)
      case .sleeping: (quietCount, idleCount) = (0, 0)
      }
      return idleCount >= Self.quietRounds.idle || quietCount >= Self.quietRounds.busy
        || roundCount >= Self.maximumRoundCount
    }
  }
}

extension Lifecycle.StateMachine {
  /// Ends the request and returns the actions for it.
  mutating func end(_ outcome: Outcome, at now: Duration, abandoningLane: Bool) -> [Action] {
    let now = max(now, past.lastStep)
    let verdicts = past.viewVerdicts
    past.viewVerdicts = []
    var actions = verdicts.map { judge($0, at: now) }
    actions.append(record(.ended(outcome), at: now))
    if abandoningLane { actions.append(.abandonLane) }
    actions.append(.end)
    stage = .ended(during: call)
    updates = .none
    return actions
  }

  /// Ends the request with the outcome of its lane; in simulated time, once the handler can't call a
  /// completion anymore.
  mutating func finish(_ outcome: Outcome, at now: Duration) -> [Action] {
    guard !isOver else { return [] }
    guard limits.isSimulated, completionCount > 0 else {
      return end(outcome, at: now, abandoningLane: false)
    }
    stage = .releasing(Lifecycle.Release(outcome, since: now))
    return [.waitForReleases]
  }

  mutating func release() -> [Action] {
    completionCount -= 1
    return completionCount == 0 ? endReleases() : []
  }

  mutating func waitedForReleases(_ quiet: Lifecycle.Quiet) -> [Action] {
    guard case .releasing(var release) = stage else { return [] }
    let isOver = release.count(quiet)
    stage = .releasing(release)
    return isOver ? endReleases() : [.waitForReleases]
  }

  /// Stops waiting for the handler to release its completions.
  mutating func endReleases() -> [Action] {
    guard case .releasing(let release) = stage else { return [] }
    return end(release.outcome, at: release.since, abandoningLane: false)
  }

  // MARK: - Faults

  /// Ends the request because of a fault in a call; a fault after the end is reported as late.
  mutating func fault(
    _ kind: Verdict.Kind, of call: WatchedCall, at now: Duration
  ) -> [Action] {
    let judgment = Judgment(kind: kind, call: call.finished(at: now))
    guard !isOver else { return [.reportLate(judgment)] }
    var outcome = Outcome(.failed, phase: call.method.phase, reason: .verdict(kind.id))
    if case .overdue(let overdue, _)? = self.call?.progress { outcome = overdue }
    return [judge(judgment, at: now)] + end(outcome, at: now, abandoningLane: true)
  }

  /// Ends the request because of a fault in a call whose later result doesn't count.
  mutating func fault(
    _ kind: Verdict.Kind, ending call: WatchedCall, at now: Duration
  ) -> [Action] {
    let actions = fault(kind, of: call, at: now)
    if self.call?.number == call.number { stage = .ended(during: nil) }
    return actions
  }

  /// Ends the request, or only its updates, because the handler can't answer.
  mutating func fail(_ failure: HandlerFailure, at now: Duration) -> [Action] {
    if case .open = updates {
      let method = failure.method ?? .startSendingUpdates
      let call = Lifecycle.FinishedCall(method: method, elapsed: now - past.lastStep)
      return [judge(Judgment(kind: failure.kind, call: call), at: now)] + endUpdates()
    }
    guard var call = call?.watched else { return [] }
    if let method = failure.method { call.method = method }
    return fault(failure.kind, ending: call, at: now)
  }

  // MARK: - The limit

  /// Ends the request because a call wasn't answered, or gives the call extra time in which to detect
  /// an answer that is only late.
  mutating func noAnswer(
    _ state: Verdict.CallState, signs: CallSigns? = nil, to call: Call, at end: Duration,
    abandoningLane: Bool = true
  ) -> [Action] {
    // Updates may have arrived during an examination.
    let end = max(end, past.lastStep)
    let isSleeping = state == .sleeping
    let kind = Verdict.Kind.noAnswer(
      limit: limits.limit, state: isSleeping && call.method.isLaunch ? .launching : state,
      patience: limits.isOutOfProcess || isSleeping
        ? nil : limits.patience.map { state == .queued ? limits.limit : $0 })
    var actions: [Action] = limits.isSimulated ? [.advanceClock(to: end)] : []
    actions.append(
      judge(Judgment(kind: kind, call: call.watched.finished(at: end), signs: signs), at: end))
    let outcome = Outcome(.failed, phase: call.method.phase, reason: .verdict(kind.id))
    if limits.isSimulated, isSleeping {
      changeCall { $0.progress = .overdue(outcome, since: end) }
      return actions
    }
    return actions + self.end(outcome, at: end, abandoningLane: abandoningLane)
  }

  /// Ends a request whose overdue call has used its extra time.
  mutating func closeOverdue(at now: Duration) -> [Action] {
    guard case .calling(let call) = stage, case .overdue(let outcome, _) = call.progress else {
      return []
    }
    return end(outcome, at: now, abandoningLane: true)
  }
}
