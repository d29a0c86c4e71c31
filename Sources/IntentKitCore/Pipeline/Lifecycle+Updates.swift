// Changes that a handler tells of after its response, while somebody watches.

extension Lifecycle {
  /// Begins to wait for changes after the response, for some time from now.
  func expectUpdates(for period: Duration) {
    let now = now
    monitor.withLock { $0.updates = UpdateQueue(end: now + period) }
  }

  /// Notes how to learn whether the handler can still tell of changes.
  func updates(areKept: @escaping @Sendable () -> Bool) {
    monitor.withLock { $0.updates?.isKept = areKept }
    listenForQuiet()
  }

  /// Takes a change; what comes when nobody waits is not heard.
  func receive(_ response: some IntentResponse) {
    let now = now
    let waiter = monitor.withLock { state -> UpdateQueue.Waiter? in
      guard !state.isClosed, state.updates != nil else { return nil }
      state.response = response
      append(
        .updated(code: response.code.name, response: FieldSnapshot(response)), at: now, to: &state)
      return state.updates?.add(response)
    }
    waiter?.resume(returning: response)
    listenForQuiet()
  }

  /// Has the patience with a silent handler begin once a task like its own gets a thread: on a busy machine they
  /// may have waited for one until then.
  func listenForQuiet() {
    guard rules.simulation != nil else { return }
    Task(priority: rules.priority) { [self] in
      let watchedNow = rules.watchdog.now()
      monitor.withLock { $0.updates?.noteThreads(at: watchedNow) }
    }
  }

  /// The next change, or nil when the time for changes is over.
  func nextUpdate() async -> (any IntentResponse)? {
    await withUnsafeContinuation { continuation in
      let (isKnown, response) = monitor.withLock { state -> (Bool, (any IntentResponse)?) in
        guard state.updates != nil else { return (true, nil) }
        if let response = state.updates?.takeFirst() { return (true, response) }
        state.updates?.wait(continuation)
        return (false, nil)
      }
      if isKnown { continuation.resume(returning: response) }
    }
  }

  /// Ends the time for changes.
  func expectNoMoreUpdates() {
    let waiter = monitor.withLock { state -> UpdateQueue.Waiter? in
      defer { state.updates = nil }
      return state.updates?.waiter
    }
    waiter?.resume(returning: nil)
  }

  /// When the time for changes is over, by the watchdog's clock in real time.
  var updatesEnd: Duration? { monitor.withLock { $0.updates.map { $0.end + epoch } } }

  /// Ends the time for changes when it is over, or when nothing more will come: in simulated time, when the handler does
  /// not even sleep.
  ///
  /// - Returns: Whether the time is over now.
  func areUpdatesLate(now: Duration) -> Bool {
    guard let updates = monitor.withLock({ $0.updates }), updates.waiter != nil else {
      return false
    }
    guard let simulation = rules.simulation else {
      guard now - epoch >= updates.end else { return false }
      expectNoMoreUpdates()
      return true
    }
    // Whoever keeps its observer means to use it.
    let patience = updates.isKept() ? max(rules.limit, simulation.patience) : simulation.patience
    guard let quietSince = updates.quietSince, now >= quietSince + patience else { return false }
    guard simulation.clock.nextWake == nil else {
      simulation.moveTime()
      return false
    }
    simulation.clock.advance(to: .init(offset: epoch + updates.end))
    expectNoMoreUpdates()
    return true
  }

  /// Ends the time for changes because nobody can tell of any more; what was handled before stays so.
  ///
  /// - Returns: Whether it was the time for changes.
  func endUpdates(because failure: HandlerFailure) -> Bool {
    let now = now
    let (wasTime, waiter) = monitor.withLock { state -> (Bool, UpdateQueue.Waiter?) in
      guard !state.isClosed, let updates = state.updates else { return (false, nil) }
      let quietSince = state.events.last?.at ?? now
      let verdict = Verdict(
        failure.kind, method: .startSendingUpdates, elapsed: now - quietSince)
      append(.judged(verdict), at: now, to: &state)
      state.updates = nil
      return (true, updates.waiter)
    }
    waiter?.resume(returning: nil)
    return wasTime
  }
}
