import IntentKitCore
import Testing

/// Sections 1.6 and 5 of “What Siri does”: the cost and the number of launches.
@Suite struct `Launching a handler` {
  private struct Provider: IntentHandlerProvider {
    let asked: Counter
    var handler = MessageHandler()

    func handler(for intent: any Intent) -> (any IntentHandling)? {
      asked.add()
      return handler
    }
  }

  private final class Counter: Sendable {
    private let clock = ManualClock()
    func add() { clock.advance(by: .seconds(1)) }
    var count: Int { Int(clock.now.offset.components.seconds) }
  }

  @Test(arguments: [(false, 1), (true, 3)])
  func `a handler is launched once or once for each phase`(isRepeated: Bool, count: Int) async {
    let asked = Counter()
    let pipeline = IntentPipeline(
      time: .simulated(), launch: HandlerLaunch(isRepeatedPerPhase: isRepeated))
    let run = await pipeline.run(
      SendMessageIntent(content: "hello"), provider: Provider(asked: asked),
      dialogue: ScriptedAnswers(.yes))
    #expect(run.outcome.result == .succeeded)
    #expect(asked.count == count)
  }

  @Test(arguments: [(9, []), (11, [Verdict.ID.noAnswer])])
  func `the launch counts toward the limit of the first call`(seconds: Int, verdicts: [Verdict.ID])
    async
  {
    let pipeline = IntentPipeline(
      time: .simulated(), launch: HandlerLaunch(duration: .seconds(seconds)))
    let run = await pipeline.run(
      SendMessageIntent(content: "hello"), provider: Provider(asked: Counter()),
      dialogue: ScriptedAnswers(.yes))
    #expect(run.verdicts.filter { $0.severity == .fault }.map(\.id) == verdicts)
    #expect(run.verdicts.first?.id == (verdicts.isEmpty ? .slowAnswer : .noAnswer))
  }

  @Test func `the launch counts toward the first call only`() async {
    let clock = ManualClock()
    let handler = MessageHandler(confirm: { _ in
      try? await clock.sleep(for: .seconds(9))
      return .init(code: .ready)
    })
    let pipeline = IntentPipeline(
      time: .simulated(clock), launch: HandlerLaunch(duration: .seconds(9)))
    let run = await pipeline.run(
      SendMessageIntent(content: "hello"),
      provider: Provider(asked: Counter(), handler: handler), dialogue: ScriptedAnswers(.yes))
    #expect(run.outcome.result == .succeeded)
    #expect(run.trace.events.last?.at == .seconds(18))
  }
}
