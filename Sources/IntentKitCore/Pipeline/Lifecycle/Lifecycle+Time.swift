import IntentKitPlatform

// The watchdog's checks of a request, and simulated time.

extension Lifecycle: Watched {
  var hasEnded: Bool { state.withLock { $0.machine.isOver } }

  func nextCheck(now: Duration) -> Duration? {
    var moment = Moment(now: .zero, watched: now - epoch.watched)
    let observation = observation
    moment.now = rules.simulation == nil ? moment.watched : self.now
    return nextCheck(.checked(observation), at: moment)
  }

  /// Handles the event of a check.
  ///
  /// - Returns: The time of the next check, if there is one.
  private func nextCheck(_ event: Event, at moment: Moment) -> Duration? {
    var next: Duration?
    for action in handle(event, at: moment).actions {
      switch action {
      case .check(let moment): next = epoch.watched + moment
      case .forceClock: rules.simulation?.advanceOnceIdle(isForced: true)
      case .inspect(let call):
        let isQueued = if case .queued = call.progress { true } else { false }
        let signs = isQueued ? nil : rules.launchedApp?.signs
        let callState = isQueued ? .queued : state(of: signs)
        next = nextCheck(.inspected(number: call.number, callState, signs), at: moment)
      case .examine(let call, let signs, let end):
        guard let app = rules.launchedApp else { continue }
        Task { [self] in
          let signs = await app.examine() ?? signs
          handle(.examined(number: call.number, state(of: signs), signs, at: end))
        }
      default: break
      }
    }
    return next
  }

  /// Lets the watchdog check the request at once, if an event leads to that.
  func check(_ actions: [Action]) {
    for case .checkNow in actions { rules.watchdog.reconsider(self) }
  }

  /// Returns the state of a call from the signs of an app in another process, or otherwise from the
  /// lane.
  ///
  /// The lane of such an app only waits for the answer. Until the app reports that a thread executes
  /// the call, nothing shows that one does.
  private func state(of signs: CallSigns?) -> Verdict.CallState {
    signs.map { $0.state ?? .suspended } ?? callExecutor.callState
  }

  private var observation: Observation {
    guard let simulation = rules.simulation else { return Observation() }
    let areUpdatesKept = state.withLock { $0.waiters.areUpdatesKept }
    return Observation(
      isWaitingForTime: isWaitingForTime,
      hasQueuedJobs: rules.lane.hasQueuedJobs || callExecutor.hasQueuedJobs,
      hasSleepers: simulation.clock.nextWake != nil, keepsObserver: areUpdatesKept(),
      startedJobCount: rules.lane.pool.startedJobCount)
  }
}

// MARK: - Simulated time

extension Lifecycle {
  /// Waits until a time of the request while the user does something else; no limit applies.
  func wait(until moment: Duration, in time: PipelineTime) async {
    if let simulation = rules.simulation {
      simulation.clock.advance(to: .init(offset: epoch.now + max(moment, now)))
    } else if moment > now {
      await time.sleep(for: moment - now)
    }
    handle(.userTookTime)
  }

  /// Advances simulated time by the time that another process has worked on the call in progress.
  func countWork() {
    guard isOutOfProcess, rules.simulation != nil,
      let since = state.withLock({ $0.machine.call?.watchedSince })
    else { return }
    let watched = rules.watchdog.now(since: epoch.watched + since) - epoch.watched
    handle(.worked, at: Moment(now: now, watched: watched))
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

  /// Whether the clock must not move before all tasks that can run have run.
  var needsExactTime: Bool { state.withLock { $0.machine.needsExactTime } }

  /// Advances simulated time to the next sleeper, or to the end of the limit.
  ///
  /// Only one thread may call this method at a time.
  func moveTime() {
    guard let wake = rules.simulation?.clock.nextWake else { return }
    // Other code of the request can be blocked while a task sleeps.
    let callState = callExecutor.isIdle ? .sleeping : callExecutor.callState
    handle(.timeMayMove(to: wake.offset - epoch.now, callState))
  }

  /// Waits for the handler to release its completions, in rounds of ten milliseconds.
  func watchReleases(_ actions: [Action]) {
    guard case .waitForReleases? = actions.first else { return }
    Alarm.shared.schedule(after: .milliseconds(10)) { [self] in
      // A task that sleeps on the clock may call the completion once the clock has moved.
      let sleeps = isWaitingForTime
      if sleeps { rules.simulation?.advanceOnceIdle() }
      // A thread that is about to run a task looks idle for a moment.
      let isIdle = rules.lane.isIdle && callExecutor.isIdle && areOtherThreadsIdle ?? true
      watchReleases(handle(.waitedForReleases(sleeps ? .sleeping : isIdle ? .idle : .no)).actions)
    }
  }

  /// Whether all threads are idle that run no lanes; nil if the system doesn't tell.
  var areOtherThreadsIdle: Bool? {
    CurrentProcess.areOtherThreadsIdle(besides: rules.lane.pool.threads)
  }
}
