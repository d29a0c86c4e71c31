import IntentKitCore
import Testing

/// Section 7 of “What Siri does”: requests from shortcuts and suggestions.
@Suite struct `Requests from shortcuts` {
  private struct Chat: SendMessageIntentHandling {
    func resolveContent(for intent: SendMessageIntent) async -> StringResolutionResult {
      .needsValue()
    }

    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      SendMessageIntentResponse(code: .success)
    }
  }

  private struct Stand: DynamicApp, DynamicIntentHandling {
    func handler(
      for intent: DynamicIntent, at site: HandlingSite
    ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? { self }

    func application(continue activity: UserActivity) async throws(HandlerFailure) -> String? {
      "the order of \(activity.interaction?.intent["tea"]?.spokenText ?? "tea")"
    }

    func resolve(
      _ parameter: String, of intent: DynamicIntent
    ) async throws(HandlerFailure) -> [DynamicResolutionResult] {
      [intent.fields[parameter].map { .success(with: $0) } ?? .notRequired()]
    }

    func confirm(
      _ intent: DynamicIntent
    ) async throws(HandlerFailure) -> DynamicIntentResponse { try response("ready", intent) }

    func handle(
      _ intent: DynamicIntent
    ) async throws(HandlerFailure) -> DynamicIntentResponse { try response("success", intent) }

    private func response(
      _ code: String, _ intent: DynamicIntent
    ) throws(HandlerFailure) -> DynamicIntentResponse {
      do throws(ParameterError) {
        return try DynamicIntentResponse(intent.schema, fields: ["code": .string(code)])
      } catch {
        throw .unusableAnswer(error)
      }
    }
  }

  private func run(
    _ fields: [String: ParameterValue], from source: RequestSource
  ) async throws -> IntentRun<DynamicIntent> {
    await IntentPipeline(time: .simulated(ManualClock()), source: source).run(
      try DynamicIntent(TeaStand.schema("OrderTea"), fields: fields),
      reachedBy: .dynamicApp(Stand()),
      app: AppDescription(displayName: "Stand", intentsSupported: ["OrderTeaIntent"]))
  }

  @Test func `one of SiriKit's intents isn't resolved`() async {
    var pipeline = IntentPipeline(time: .simulated(ManualClock()))
    let message = SendMessageIntent(recipients: [Person(displayName: "Bill")], content: "Hello")
    #expect(await pipeline.run(message, handler: Chat()).outcome.result == .needsInput)
    pipeline.source = .shortcut
    let run = await pipeline.run(message, handler: Chat())
    // Only the user's confirmation is missing.
    #expect(run.outcome.result == .awaitingConfirmation)
    #expect(run.trace.calls == ["confirm"])
  }

  @Test func `a custom intent is resolved`() async throws {
    let run = try await run(["tea": "Sencha"], from: .shortcut)
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.calls.contains("tea"))
  }

  @Test(
    arguments: [
      ([:], "the order of tea"), (["tea": "Sencha", "note": "hot"], "the order of Sencha"),
    ] as [([String: ParameterValue], String)])
  func `a combination that doesn't run in the background opens the app`(
    _ fields: [String: ParameterValue], _ screen: String
  ) async throws {
    let run = try await run(fields, from: .shortcut)
    #expect(run.outcome == Outcome(.continuedInApp))
    #expect(!run.trace.calls.contains("confirm"))
    #expect(
      run.trace.appLog == [
        AppLogEntry(.launchedInForeground), AppLogEntry(.continuedActivity, "OrderTeaIntent"),
        AppLogEntry(.showed, screen),
      ])
    // Siri itself calls the handler.
    #expect(try await self.run(fields, from: .siri).outcome.result == .succeeded)
  }

  @Test func `a request without a combination runs in the background`() async throws {
    let run = try await run(["note": "hot"], from: .shortcut)
    #expect(run.outcome.result == .succeeded)
  }
}
