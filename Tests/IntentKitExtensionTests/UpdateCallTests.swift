import IntentKitCore
import IntentKitExtension
import Testing

/// The calls that start and stop the updates of a ride, and their answers.
@Suite struct `Calls for updates in another process` {
  @Test(arguments: [
    ("silence", "", HandlerMethod.startSendingUpdates),
    ("end", "silence", .stopSendingUpdates),
  ])
  func `a call for updates that isn't answered is judged as in process`(
    then: String, finally: String, method: HandlerMethod
  ) async throws {
    let run = try await watch(then: then, finally: finally, silentIn: method)
    #expect(run.verdicts.map(\.kind) == [.noAnswer(limit: .seconds(10), state: .suspended)])
    #expect(run.verdicts.map(\.method) == [method])
    #expect(run.outcome.result == .failed)
    #expect(run.launch?.verdicts == [])
  }

  @Test(arguments: [("crash", Verdict.ID.crashed), ("refuse", .unusableAnswer)])
  func `an extension that fails when updates stop has handled the request`(
    finally: String, id: Verdict.ID
  ) async throws {
    let run = try await watch(then: "end", finally: finally)
    #expect(run.verdicts.map(\.id) == [id])
    #expect(run.verdicts.map(\.method) == [.stopSendingUpdates])
    #expect(run.outcome.result == .succeeded)
  }

  @Test func `an extension answers the calls that start and stop updates`() async throws {
    let run = try await watch(then: "end")
    #expect(run.verdicts == [])
    #expect(run.outcome.result == .succeeded)
    let calls = run.launch?.calls.map(\.name)
    #expect(calls == ["launch", "handler", "handle", "startUpdates", "stopUpdates"])
  }

  @Test func `an extension without a method for updates isn't asked to stop them`() async throws {
    let run = try await watch(then: "none")
    #expect(run.verdicts == [])
    #expect(run.launch?.calls.map(\.name) == ["launch", "handler", "handle", "startUpdates"])
  }

  /// Watches a ride for a minute.
  ///
  /// - Parameters:
  ///   - then: The behavior of the guest when updates start.
  ///   - finally: The behavior of the guest when updates stop.
  ///   - silent: The method that never answers.
  /// - Returns: The run.
  /// - Throws: An error if the guest can't be installed.
  private func watch(
    then: String, finally: String = "", silentIn silent: HandlerMethod? = nil
  ) async throws -> IntentRun<DynamicIntent> {
    let script = try ScriptGuest("ride")
    defer { withExtendedLifetime(script) {} }
    let rides = try await script.install()
    let app = rides.prepare(
      for: AppEnvironment(settings: ["then": .string(then), "finally": .string(finally)]))
    let clock = ManualClock()
    let (methods, reached) = AsyncStream.makeStream(of: HandlerMethod.self)
    let pipeline = IntentPipeline(
      time: silent == nil ? .simulated(patience: .milliseconds(50)) : .clock(clock),
      source: .maps(watching: .seconds(60)),
      observer: { event in if case .called(let method) = event.kind { reached.yield(method) } })
    let intent = try DynamicIntent(GetRideStatusIntent.schema, fields: [:])
    async let run = pipeline.run(intent, reachedBy: .launchedApp(app), app: rides.appDescription)
    if let silent {
      await clock.waitForSleepers()
      for await method in methods where method == silent { break }
      clock.advance(by: .seconds(10))
    }
    return await run
  }
}
