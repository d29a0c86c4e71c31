import IntentKitCore
import IntentKitPlatform
import Testing

@Suite struct `Handler access` {
  private let pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
  private let message = SendMessageIntent(
    recipients: [Person(displayName: "Bill")], content: "hello")

  /// An app with one handler, wherever a request reaches it.
  private struct App: IntentHandlerProvider, IntentAppDelegate, LaunchedApp {
    var report = LaunchReport()
    let life = Life()

    func handler(for intent: any Intent) -> (any IntentHandling)? { MessageHandler() }

    func handler(
      for intent: DynamicIntent, at site: HandlingSite
    ) async throws(HandlerFailure) -> (any DynamicIntentHandling)? {
      DynamicHandlerAdapter(MessageHandler(), of: SendMessageIntent.self)
    }

    func application(continue activity: UserActivity) -> String? { nil }

    func end() async -> LaunchReport {
      life.end()
      return report
    }
  }

  /// A counter of the times that an app was ended.
  private final class Life: Sendable {
    private let ends = Locked(0)

    var endCount: Int { ends.withLock { $0 } }

    func end() { ends.withLock { $0 += 1 } }
  }

  @Test func `every way to a handler leads to the same run of a typed intent`() async {
    let app = App()
    let ways: [HandlerAccess] = [
      .handler(MessageHandler()), .provider(app), .provider(app, delegate: app), .dynamicApp(app),
    ]
    let direct = await pipeline.run(message, handler: MessageHandler(), dialogue: Always(.yes))
    #expect(direct.outcome.result == .succeeded)
    for way in ways {
      let run = await pipeline.run(message, reachedBy: way, dialogue: Always(.yes))
      #expect(run.trace == direct.trace)
      #expect(run.intent == direct.intent)
      #expect(run.response == direct.response)
    }
    // Elsewhere, the handler works in real time.
    let elsewhere = await pipeline.run(
      message, reachedBy: .launchedApp(app), dialogue: Always(.yes))
    #expect(elsewhere.intent == direct.intent)
    #expect(elsewhere.response == direct.response)
    #expect(elsewhere.verdicts == [])
  }

  @Test func `a handler of another intent is refused`() async {
    let run = await pipeline.run(CreateNoteIntent(), reachedBy: .handler(MessageHandler()))
    #expect(run.outcome == Outcome(.refused, reason: .noHandler))
    #expect(run.verdicts.map(\.id) == [.wrongHandler])
  }

  @Test func `an app that was launched for a request is ended after it and reported`() async throws
  {
    let faulty = MessageHandler(handle: { _ in SendMessageIntentResponse(code: .unspecified) })
    let verdict = try #require(
      await pipeline.run(message, handler: faulty, dialogue: Always(.yes)).verdicts.first)
    let app = App(report: LaunchReport(verdicts: [verdict], log: ["sent"]))
    let run = await pipeline.run(
      message, reachedBy: .launchedApp(app), dialogue: Always(.yes))
    #expect(app.life.endCount == 1)
    #expect(run.launch?.log == ["sent"])
    #expect(run.verdicts == [verdict])
  }

  @Test func `a dynamic app that the caller launched isn't ended`() async {
    let app = App()
    let run = await pipeline.run(message, reachedBy: .dynamicApp(app), dialogue: Always(.yes))
    #expect(app.life.endCount == 0)
    #expect(run.launch == nil)
  }
}
