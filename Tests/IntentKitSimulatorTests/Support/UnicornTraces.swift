import IntentKitCore

extension UnicornHandler {
  /// The trace of a message to this handler, in simulated time.
  func trace(
    of intent: SendMessageIntent, _ dialogue: any Dialogue, clock: ManualClock = ManualClock()
  ) async throws -> Trace {
    let run = await IntentPipeline(time: .simulated(clock, patience: .seconds(600))).run(
      intent, handler: self, dialogue: dialogue, app: AppDescription(displayName: "UnicornChat"))
    return run.trace
  }
}
