// The conditions for launching a handler (What Siri does, 5.2).

extension Lane {
  /// Checks the conditions for launching the handler (What Siri does, 5.2).
  func admit() async throws(LaneEnd) {
    if let refusal = app.refusal(of: schema, from: source) {
      try lifecycle.record(.judged(refusal.verdict))
      throw refused(refusal.reason)
    }
    try await authorize()
    let mustUnlock =
      schema.requiresUnlock || app.intentsRestrictedWhileLocked.contains(schema.siriKitName)
    if device.isLocked, mustUnlock {
      lifecycle.pauseLaunch()
      guard try await ask(Prompt(.unlock), { $0.isYes }) else { throw refused(.locked) }
    }
  }

  /// Checks that the user allows the assistant to use the app, and asks if that isn't determined.
  ///
  /// The verdict suggests that the app asks before its first request.
  private func authorize() async throws(LaneEnd) {
    let status = device.siriAuthorization
    if status == .authorized { return }
    try lifecycle.record(
      .judged(
        Verdict(.notAuthorized(status), method: app.provider(of: schema), elapsed: .zero)))
    if status == .notDetermined {
      lifecycle.pauseLaunch()
      do throws(LaneEnd) {
        if try await ask(Prompt(.authorization), { $0.isYes }) { return }
      } catch {
        // Without an answer, the permission remains undetermined.
        guard case .ended(let end) = error, end.result == .awaitingConfirmation else { throw error }
      }
    }
    throw refused(.notAuthorized)
  }
}
