// Requests from Maps, which asks no questions about parameters and tracks the ride afterward (What
// Siri does, 8).

extension Lane {
  /// Handles the request at once, and then tracks its updates.
  func handleForMaps(
    watching period: Duration, picking pick: RequestSource.RidePick?,
    with handler: Request.Handling
  ) async throws(LaneEnd) {
    let handled = try await handle(.handle, with: handler)
    try await show(handled, in: .handle)
    let response = handled.value
    let end = try await end(response)
    if let pick { throw try await letUserPick(pick, among: response, with: handler, orElse: end) }
    if case .ended(let outcome) = end, outcome.result == .succeeded, let updates = intent.updates {
      try await watch(updates, for: period, after: response, with: handler)
    }
    throw end
  }

  private func watch(
    _ updates: IntentUpdates<Request>, for period: Duration, after first: Request.Response,
    with handler: Request.Handling
  ) async throws(LaneEnd) {
    switch updates.worth(first, first) {
    case .last: return
    case .invalid(let flaw):
      try judge(.invalidUpdate(flaw))
      throw .ended(
        Outcome(
          .failed, phase: .handle, code: first.code.name, reason: .verdict(.invalidUpdate)))
    case .shown, .ignored: break
    }
    try lifecycle.begin(.startSendingUpdates)
    lifecycle.handle(.updatesExpected(for: period))
    let lifecycle = lifecycle
    let worth = updates.worth
    let hold = ObserverHold(lifecycle)
    let begun: IntentUpdates<Request>.Started
    do throws(HandlerFailure) {
      begun = try await updates.start(handler, intent) { response in
        withExtendedLifetime(hold) { lifecycle.receive(response, worth: worth(response, first)) }
      }
    } catch {
      lifecycle.handle(.updatesOver)
      return try judge(error)
    }
    lifecycle.updates(areKept: begun.isKept)
    let started = try lifecycle.endUnrecorded()
    watching: while let next = await lifecycle.nextUpdate() {
      guard let update = next as? Request.Response else { continue }
      switch updates.worth(update, first) {
      case .shown: try await showUpdate(FieldCell(update))
      case .last:
        try await showUpdate(FieldCell(update))
        break watching
      case .ignored(let ride, let expected):
        try lifecycle.judge(.ignoredUpdate(ride: ride, expected: expected), of: started)
      case .invalid(let flaw):
        try lifecycle.judge(.invalidUpdate(flaw), of: started)
        break watching
      }
    }
    lifecycle.handle(.updatesOver)
    try lifecycle.begin(.stopSendingUpdates)
    do throws(HandlerFailure) {
      try await begun.stop(handler, intent)
    } catch {
      return try judge(error)
    }
    _ = try lifecycle.endUnrecorded()
    lifecycle.handle(.updatesStopped)
  }

  /// Judges a call that starts or stops updates and has failed; the request remains handled.
  private func judge(_ failure: HandlerFailure) throws(LaneEnd) {
    var call = try lifecycle.endUnrecorded()
    if let method = failure.method { call.method = method }
    try lifecycle.judge(failure.kind, of: call)
  }
}
