import IntentKitPlatform

// Updates that a handler sends after its response.

extension Lifecycle {
  /// Starts waiting for updates, for a duration from now.
  func expectUpdates(for period: Duration) {
    let now = now
    let watchedNow = rules.watchdog.now()
    monitor.withLock {
      $0.updates = UpdateQueue(
        end: now + period, realEnd: watchedNow + period, quietSince: watchedNow)
    }
  }

  /// Stores the closure that returns whether the handler can still send updates.
  func updates(areKept: @escaping @Sendable () -> Bool) {
    monitor.withLock { $0.updates?.isKept = areKept }
  }

  /// Receives an update; updates after the last one and after the tracking period are ignored.
  func receive(_ response: some IntentResponse, worth: UpdateWorth) {
    let now = now
    if judgeAfterStop(response, at: now) { return endReleaseWait() }
    let watchedNow = rules.watchdog.now()
    let waiter = monitor.withLock { state -> UpdateQueue.Waiter? in
      guard !state.isClosed, state.updates?.isOver == false else { return nil }
      state.updates?.restartSilence(at: watchedNow)
      let effect = worth.effect
      let snapshot = FieldSnapshot(FieldCell(response))
      if effect == .shown { state.response = snapshot }
      append(
        .updated(code: response.code.name, response: snapshot, effect: effect),
        at: now, to: &state)
      return state.updates?.add(response, isLast: worth.isLast)
    }
    waiter?.resume(returning: response)
  }

  /// Records that the handler has returned from the method that stops updates.
  func noteUpdatesStop() {
    let now = now
    monitor.withLock { $0.updatesStop = now }
  }

  /// Judges a handler that sends an update although its updates were stopped, once.
  ///
  /// An update at the same time isn't judged, because another thread may have sent it before.
  ///
  /// - Returns: Whether there is a verdict.
  private func judgeAfterStop(_ response: some IntentResponse, at now: Duration) -> Bool {
    monitor.withLock { state in
      guard !state.isClosed, let stop = state.updatesStop, now > stop else { return false }
      state.updatesStop = nil
      // The time after the request doesn't count.
      append(
        .judged(.update(response.fieldValues, after: now - stop)), at: stop, to: &state)
      return true
    }
  }

  /// Waits for and returns the next update, or nil after the tracking period.
  func nextUpdate() async -> (any IntentResponse)? {
    await withUnsafeContinuation { continuation in
      let (isKnown, response) = monitor.withLock { state -> (Bool, (any IntentResponse)?) in
        guard state.updates != nil else { return (true, nil) }
        if let response = state.updates?.takeFirst() { return (true, response) }
        state.updates?.wait(continuation)
        return (false, nil)
      }
      if isKnown {
        continuation.resume(returning: response)
      } else if updatesEnd != nil {
        rules.watchdog.reconsider(self)
      }
    }
  }

  /// Ends the tracking period.
  func expectNoMoreUpdates() {
    let waiter = monitor.withLock { state -> UpdateQueue.Waiter? in
      defer { state.updates = nil }
      return state.updates?.waiter
    }
    waiter?.resume(returning: nil)
  }

  /// The end of the tracking period on the watchdog's clock, if updates arrive in real time.
  var updatesEnd: Duration? {
    guard rules.simulation == nil || rules.launchedApp != nil else { return nil }
    return monitor.withLock { $0.updates?.realEnd }
  }

  /// Ends the tracking period if it is over or, in simulated time, if the handler is idle without a
  /// sleeping task.
  ///
  /// - Parameter now: The current time of the watchdog.
  /// - Returns: Whether the tracking period has ended.
  func areUpdatesLate(now: Duration) -> Bool {
    // Before the state is read: a task that is resumed in between has ended the silence.
    let (nextWake, hasQueuedJobs) = (rules.simulation?.clock.nextWake, hasQueuedJobs)
    guard let updates = monitor.withLock({ $0.updates }), updates.waiter != nil else {
      return false
    }
    guard let simulation = rules.simulation else {
      guard now >= updates.realEnd else { return false }
      expectNoMoreUpdates()
      return true
    }
    if rules.launchedApp != nil, now >= updates.realEnd {
      simulation.clock.advance(to: .init(offset: epoch + updates.end))
      expectNoMoreUpdates()
      return true
    }
    // A handler that keeps its observer is likely to use it.
    let patience = updates.isKept() ? max(rules.limit, simulation.patience) : simulation.patience
    guard !hasQueuedJobs else {
      monitor.withLock { $0.updates?.restartSilence(at: now) }
      return false
    }
    guard now >= updates.quietSince + patience else { return false }
    guard nextWake == nil else {
      simulation.advanceOnceIdle(isForced: true)
      return false
    }
    simulation.clock.advance(to: .init(offset: epoch + updates.end))
    expectNoMoreUpdates()
    return true
  }

  /// Ends the tracking period because the handler can't send more updates; the request remains
  /// handled.
  ///
  /// - Parameter failure: The failure of the handler.
  /// - Returns: Whether there was a tracking period.
  func endUpdates(because failure: HandlerFailure) -> Bool {
    let now = now
    let (wasTime, waiter) = monitor.withLock { state -> (Bool, UpdateQueue.Waiter?) in
      guard !state.isClosed, let updates = state.updates else { return (false, nil) }
      let quietSince = state.events.last?.at ?? now
      let verdict = Verdict(
        failure.kind, method: failure.method ?? .startSendingUpdates, elapsed: now - quietSince)
      append(.judged(verdict), at: now, to: &state)
      state.updates = nil
      return (true, updates.waiter)
    }
    waiter?.resume(returning: nil)
    return wasTime
  }
}

extension Verdict {
  /// Returns the verdict on an update that was sent after updates had been stopped.
  ///
  /// - Parameters:
  ///   - fields: The fields of the response.
  ///   - elapsed: The time since the method that stops updates returned.
  /// - Returns: The verdict.
  package static func update(
    _ fields: [String: ParameterValue], after elapsed: Duration
  ) -> Verdict {
    let ride: String =
      if case .string(let ride)? = fields["rideStatus"]?["rideIdentifier"] { ride } else { "" }
    return Verdict(
      .ignoredUpdate(ride: ride.shortened(to: 200), expected: ride.shortened(to: 200)),
      method: .stopSendingUpdates, elapsed: elapsed)
  }
}

/// A part of an observer of updates that exists as long as the handler can use the observer.
final class ObserverHold: Sendable {
  private let lifecycle: Lifecycle

  init(_ lifecycle: Lifecycle) {
    self.lifecycle = lifecycle
    lifecycle.holdRequest()
  }

  deinit { lifecycle.completionReleased() }
}
