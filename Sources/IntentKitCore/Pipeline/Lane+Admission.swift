// The conditions for launching a handler (What Siri does, 5.2).

extension Lane {
  /// Checks that the app handles the intent for the source of the request.
  func checkApp() throws(LaneEnd) {
    guard let refusal = app.refusal(of: schema, from: source) else { return }
    try lifecycle.record(.judged(refusal.verdict))
    throw refused(refusal.reason)
  }

  /// Whether the user must unlock the device first.
  var mustUnlock: Bool {
    device.isLocked
      && (schema.requiresUnlock || app.intentsRestrictedWhileLocked.contains(schema.siriKitName))
  }

  /// Asks the user to unlock the device.
  func unlock() async throws(LaneEnd) {
    lifecycle.handle(.launchPaused)
    guard try await ask(Prompt(.unlock), { $0.isYes }) else { throw refused(.locked) }
  }

  /// Refuses the request because the assistant may not use the app, or asks if that isn't determined.
  ///
  /// The verdict suggests that the app asks before its first request.
  func authorize() async throws(LaneEnd) {
    let status = device.siriAuthorization
    try lifecycle.record(
      .judged(
        Verdict(.notAuthorized(status), method: app.provider(of: schema), elapsed: .zero)))
    if status == .notDetermined {
      lifecycle.handle(.launchPaused)
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
