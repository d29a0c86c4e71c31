import IntentKitPlatform

// Handler failures and incorrect uses of completions.

extension Lifecycle: CompletionObserver {
  var currentCall: WatchedCall? {
    monitor.withLock { state in
      state.call.map { WatchedCall(number: $0.number, method: $0.method, began: $0.began) }
    }
  }

  func failed(_ failure: HandlerFailure) {
    guard !endUpdates(because: failure), let call = currentCall else { return }
    forget(call)
    fault({ failure.judge(call.method, $0) }, of: call)
  }

  /// Discards any later result of a call.
  private func forget(_ call: WatchedCall) {
    monitor.withLock { if $0.call?.number == call.number { $0.call = nil } }
  }

  func completionDropped(in call: WatchedCall) {
    forget(call)
    fault({ .completionDropped(call.method, elapsed: $0) }, of: call)
  }

  func completedTwice(in call: WatchedCall) {
    fault({ .completedTwice(call.method, elapsed: $0) }, of: call)
  }

  /// Ends the request because of a fault in a call; a fault after the end is reported as late.
  private func fault(_ verdict: (Duration) -> Verdict, of call: WatchedCall) {
    let now = now
    let waiters = monitor.withLock { state -> Waiters? in
      let verdict = verdict(now - call.began)
      guard !state.isClosed else {
        rules.lateObserver?(verdict)
        return nil
      }
      append(.judged(verdict), at: now, to: &state)
      let outcome = Outcome(
        .failed, phase: verdict.method.phase, reason: verdict.id.rawValue)
      append(.ended(state.overdue?.outcome ?? outcome), at: now, to: &state)
      return shut(&state)
    }
    waiters?.resume()
  }
}
