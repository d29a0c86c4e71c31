import IntentKitCore
import IntentKitPlatform

// The start and the end of a process.

extension ExtensionProcess.StateMachine.Active {
  mutating func start(_ began: Instant, at now: Instant) {
    started = began
    if case .starting(isUnwanted: true) = stage {
      stage = .mustKill(since: now)
    } else {
      stage = .launching(since: began)
    }
  }

  /// Schedules the killing of the process.
  mutating func kill(at now: Instant) {
    switch stage {
    case .starting: stage = .starting(isUnwanted: true)
    case .launching, .running, .shuttingDown: stage = .mustKill(since: now)
    case .mustKill, .killed, .exited: break
    }
  }

  // MARK: - The end of the request

  /// Ends the process: a shutdown request if it has no pending calls or if the user canceled them,
  /// otherwise a signal.
  mutating func end(isCanceled: Bool, at now: Instant) -> [Action] {
    if isCanceled { cancelEnd(at: now) }
    guard case .running = stage else {
      if case .shuttingDown = stage { return [] }
      kill(at: now)
      return []
    }
    guard fault == nil, pending.isEmpty || self.isCanceled else {
      kill(at: now)
      return []
    }
    var grace = self.isCanceled ? limits.cancellation ?? limits.shutdown : limits.shutdown
    if hasFailed { grace = min(grace, Self.failureGrace) }
    shutdown = Shutdown(began: now, grace: grace)
    stage = .shuttingDown
    return [.send(WireCall.shutdown.message())]
  }

  /// Shortens the time that the process has to exit.
  mutating func cancelEnd(at now: Instant) {
    isCanceled = true
    guard case .shuttingDown = stage, let shutdown, let limit = limits.cancellation else { return }
    self.shutdown?.grace = min(shutdown.grace, shutdown.began.duration(to: now) + limit)
  }

  /// Whether the process can answer another request: it runs, owes no answer, and broke no rule.
  var canStay: Bool {
    guard case .running = stage else { return false }
    return fault == nil && pending.isEmpty && updates.isEmpty && signs.message == nil && !hasFailed
      && channelClosed == nil && crashDue == nil
  }

  /// Forgets the request that has ended.
  mutating func rest(peakMemory: Int?) -> LaunchReport {
    var ended = report
    ended.peakMemory = peakMemory
    report = LaunchReport(start: .warm)
    (methods, viewCalls, stoppedUpdates, updatesStop) = ([:], [], nil, nil)
    return ended
  }

  // MARK: - Due actions

  var nextDue: Instant? {
    var due: [Instant?] =
      [crashDue] + pending.values.map { call in call.limit.map { call.began + $0 } }
      + examinations.values.map { $0 }
    switch stage {
    case .starting, .exited: return nil
    case .launching(let since): due.append(limits.launch.map { since + $0 })
    case .running: break
    case .shuttingDown: due.append(shutdown?.due)
    case .mustKill(let since): return since
    case .killed(let since): return since + killGrace
    }
    due.append(channelClosed.map { $0 + Self.closedChannelGrace })
    return due.compactMap(\.self).min()
  }

  private var killGrace: Duration { isCanceled ? Self.canceledKillGrace : Self.killGrace }

  mutating func performDueActions(at now: Instant) -> [Action] {
    var actions: [Action] = []
    switch stage {
    case .starting, .exited: return []
    case .killed(let since): return now >= since + killGrace ? [.abandon] : []
    case .launching(let since):
      if let limit = limits.launch, now >= since + limit {
        actions += violate(.launchTooSlow(limit: limit), at: now)
      }
    case .shuttingDown:
      if let shutdown, now >= shutdown.due {
        if signs.message != nil, !hasFailed, !isCanceled, !shutdown.isProlonged {
          self.shutdown?.isProlonged = true
          self.shutdown?.grace += Self.backtraceGrace
          return []
        }
        // A process that failed has a verdict already.
        self.shutdown?.wasIgnored = !hasFailed
        kill(at: now)
      }
    case .running, .mustKill: break
    }
    if let channelClosed, shutdown == nil, now >= channelClosed + Self.closedChannelGrace {
      actions += violate(.unreadableMessage(.closedChannel), at: now)
    }
    for call in pending.values {
      guard let limit = call.limit, now >= call.began + limit else { continue }
      actions += violate(.noAnswer(limit: limit, state: .suspended), at: now)
    }
    for (ticket, due) in examinations where now >= due {
      examinations[ticket] = nil
      actions.append(.resume(ticket, .failure(unexamined)))
    }
    if case .mustKill = stage {
      wasKilled = true
      stage = .killed(since: now)
      actions.append(.kill)
    } else if crashDue != nil {
      actions.append(.crash)
    }
    crashDue = nil
    return actions
  }

  // MARK: - The end of the process

  /// Judges a process that has been reaped.
  mutating func finish(_ remains: ExtensionProcess.Remains, at now: Instant) -> [Action] {
    let kind: Verdict.Kind =
      switch remains.ending {
      case .exited(let status):
        remains.hasIncompleteMessage
          ? .cutOffMessage : .exited(status: status, message: signs.message)
      case .signaled(let signal):
        .crashed(
          signal: Child.name(of: signal), memoryLimit: limits.memory,
          message: signs.message, place: signs.place)
      }
    let elapsed = shutdown?.began.duration(to: now) ?? .zero
    // A fault that no caller has received.
    var unreported = isFaultKnown ? nil : fault
    switch remains.ending {
    case .signaled where !wasKilled, .exited where remains.hasIncompleteMessage:
      unreported = unreported ?? HandlerFailure(kind)
    case .signaled, .exited: break
    }
    if let shutdown, shutdown.wasIgnored {
      judge(.ignoredShutdown(grace: shutdown.grace), elapsed)
      unreported = nil
    }
    if case .some(let count) = remains.leftovers { judge(.leftProcesses(count: count), elapsed) }
    report.log = remains.log
    report.peakMemory = [report.peakMemory, remains.peakMemory].compactMap(\.self).max()
    let actions = fail(kind)
    let verdict = unreported.map {
      Verdict(
        $0.kind, method: $0.method ?? lastMethod, elapsed: elapsed,
        circumstances: .init(isAfterAnswer: true))
    }
    return actions + finish(unreported: isFaultKnown ? nil : verdict)
  }

  /// Judges a process that doesn't exit although it was killed.
  mutating func abandon(_ log: [String], at now: Instant) -> [Action] {
    judge(.leftProcesses(count: 1), shutdown?.began.duration(to: now) ?? .zero)
    report.log = log
    let actions = fail(.crashed(signal: "SIGKILL", memoryLimit: limits.memory))
    return actions + finish(awaitsExit: !hasExited) + (hasExited ? [.reapAbandoned] : [])
  }

  /// Ends this state.
  mutating func finish(unreported: Verdict? = nil, awaitsExit: Bool = false) -> [Action] {
    finished = ExtensionProcess.StateMachine.Finished(
      fault: fault ?? HandlerFailure(ExtensionProcess.requestEnded(path)), report: report,
      unreported: unreported, awaitsExit: awaitsExit)
    return endWaiters.map { .finish($0) }
  }

  private mutating func judge(_ kind: Verdict.Kind, _ elapsed: Duration) {
    report.verdicts.append(Verdict(kind, method: lastMethod, elapsed: elapsed))
  }

  /// The last method of a handler that answered.
  private var lastMethod: HandlerMethod {
    methods.filter { !viewCalls.contains($0.key) }.max { $0.key < $1.key }?.value ?? .handle
  }
}
