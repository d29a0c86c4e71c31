import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

extension InstalledExtension {
  /// Sends a message to Bill with a call that never answers, until the limit passes.
  ///
  /// The limit is that of a clock which this function moves, so a busy machine has all the time it
  /// needs.
  ///
  /// - Parameters:
  ///   - environment: The environment of the program.
  ///   - limit: The limit for each call.
  ///   - isSilent: Returns whether the call never answers, by the signs of the program.
  /// - Returns: The run.
  /// - Throws: ``ParameterError`` if the intent has other parameters.
  func wait(
    in environment: AppEnvironment = AppEnvironment(), limit: Duration = .seconds(10),
    until isSilent: @Sendable (CallSigns) -> Bool
  ) async throws -> IntentRun<DynamicIntent> {
    let clock = ManualClock()
    let app = prepare(for: environment)
    let intent = try DynamicIntent(
      SendMessageIntent.schema, fields: ["recipients": ["Bill"], "content": "hello"])
    async let run = IntentPipeline(limit: limit, time: .clock(clock)).run(
      intent, reachedBy: .launchedApp(app), dialogue: Consent(), app: appDescription)
    await clock.waitForSleepers()
    while !Task.isCancelled, !(app.signs.map(isSilent) ?? false) { await Task.yield() }
    clock.advance(by: limit)
    return await run
  }
}
