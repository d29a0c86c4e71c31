import IntentKitPlatform

// Handler failures and incorrect uses of completions.

extension Lifecycle: CompletionObserver {
  var currentCall: WatchedCall? {
    monitor.withLock { state in
      state.call.map {
        WatchedCall(number: $0.number, method: $0.method, began: $0.began, launch: $0.launch)
      }
    }
  }

  func note(_ implementation: DefaultImplementation) {
    monitor.withLock { $0.call?.reachedDefault = implementation }
  }

  func take(_ implementation: DefaultImplementation) -> Bool {
    monitor.withLock { state in
      guard state.call?.reachedDefault == implementation else { return false }
      state.call?.reachedDefault = nil
      return true
    }
  }

  func failed(_ failure: HandlerFailure) {
    guard !endUpdates(because: failure), var call = currentCall else { return }
    forget(call)
    if let method = failure.method { call.method = method }
    fault(failure.kind, of: call)
  }

  /// Discards any later result of a call.
  private func forget(_ call: WatchedCall) {
    monitor.withLock { if $0.call?.number == call.number { $0.call = nil } }
  }

  /// Ends the request before its lane starts.
  func refuse(because kind: Verdict.Kind) {
    if let call = currentCall { fault(kind, of: call, at: .zero) }
  }

  func completionDropped(in call: WatchedCall) {
    forget(call)
    fault(.completionDropped, of: call)
  }

  func completedTwice(in call: WatchedCall) {
    fault(.completedTwice, of: call)
  }

  /// Ends the request because of a fault in a call; a fault after the end is reported as late.
  private func fault(_ kind: Verdict.Kind, of call: WatchedCall, at moment: Duration? = nil) {
    countWork()
    let now = moment ?? now
    let waiters = monitor.withLock { state -> Waiters? in
      let verdict = verdict(
        kind, on: call.method, elapsed: now - call.began, launch: call.launch, in: state)
      guard !state.isClosed else {
        rules.lateObserver?(verdict)
        return nil
      }
      append(.judged(verdict), at: now, to: &state)
      let outcome = Outcome(.failed, phase: verdict.method.phase, reason: .verdict(verdict.id))
      append(.ended(state.overdue?.outcome ?? outcome), at: now, to: &state)
      return shut(&state)
    }
    if let waiters { abandonLane(waiters) }
  }
}
