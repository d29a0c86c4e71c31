import IntentKitPlatform

// The events of the handler and of its updates, which arrive on any thread.

extension Lifecycle: CompletionObserver {
  var currentCall: WatchedCall? { state.withLock { $0.machine.call?.watched } }

  func completionCreated() -> WatchedCall? {
    let call = currentCall
    if call != nil { handle(.held) }
    return call
  }

  /// Records that the handler has an object by which it can reach the request after its end.
  func holdRequest() { handle(.held) }

  func completionReleased() { handle(.released) }
  func completionDropped(in call: WatchedCall) { fault(.completionDropped(call)) }
  func completedTwice(in call: WatchedCall) { fault(.completedTwice(call)) }
  func failed(_ failure: HandlerFailure) { fault(.failed(failure)) }
  func note(_ implementation: DefaultImplementation) { handle(.reachedDefault(implementation)) }

  func take(_ implementation: DefaultImplementation) -> Bool {
    state.withLock { $0.machine.takeDefault(implementation) }
  }

  private func fault(_ event: Event) {
    countWork()
    handle(event)
  }
}

extension Lifecycle {
  /// Lets the lane wait for a view that has just been called, unless the request has ended.
  ///
  /// - Returns: Whether the lane waits.
  func awaitView(
    _ continuation: UnsafeContinuation<ViewEnd, Never>, on executor: LaneExecutor
  ) -> Bool {
    var awaitsView = false
    handle(.viewCalled) { state, _ in
      awaitsView = state.machine.awaitsView
      guard awaitsView else { return }
      state.waiters.view = continuation
      state.waiters.viewExecutor = executor
    }
    return awaitsView
  }

  /// Continues on the lane after the call of a view.
  func forgetView() { state.withLock { $0.waiters.viewExecutor = nil } }

  /// The executor of the code that is being called: the lane, or the view's own one.
  var callExecutor: LaneExecutor { state.withLock { $0.waiters.viewExecutor } ?? rules.lane }
}

// MARK: - Updates

extension Lifecycle {
  /// Stores the closure that returns whether the handler can still send updates.
  func updates(areKept: @escaping @Sendable () -> Bool) {
    state.withLock { $0.waiters.areUpdatesKept = areKept }
  }

  /// Receives an update.
  func receive(_ response: some IntentResponse, worth: UpdateWorth) {
    let snapshot = FieldSnapshot(FieldCell(response))
    handle(.updateArrived(Update(response: response, snapshot: snapshot, worth: worth)))
  }

  /// Waits for and returns the next update, or nil after the tracking period.
  func nextUpdate() async -> (any IntentResponse)? {
    await withUnsafeContinuation { continuation in
      state.withLock { $0.waiters.update = continuation }
      check(handle(.updateAwaited).actions)
    }
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
