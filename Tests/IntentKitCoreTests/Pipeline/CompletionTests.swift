import Dispatch
import IntentKitCore
import Testing

/// Section 5 of “What Siri does”: a completion is called exactly once.
@Suite struct `Completions` {
  struct Handler: SendMessageIntentCompletionHandling {
    let body: @Sendable (@escaping @Sendable (SendMessageIntentResponse) -> Void) -> Void

    func handle(
      intent: SendMessageIntent, completion: @escaping @Sendable (SendMessageIntentResponse) -> Void
    ) { body(completion) }
  }

  func run(
    time: PipelineTime = .simulated(patience: .seconds(600)),
    _ body: @escaping @Sendable (@escaping @Sendable (SendMessageIntentResponse) -> Void) -> Void
  ) async -> IntentRun<SendMessageIntent> {
    await IntentPipeline(time: time).run(
      SendMessageIntent(content: "hello"), handler: Handler(body: body),
      dialogue: ScriptedAnswers(.yes))
  }

  @Test func `a completion from another thread delivers the answer`() async {
    let run = await run { completion in
      DispatchQueue.global().async { completion(.init(code: .success)) }
    }
    #expect(run.outcome.result == .succeeded)
    #expect(run.verdicts.isEmpty)
  }

  @Test func `releasing the completion without calling it is detected immediately`() async {
    let run = await run { _ in }
    #expect(run.verdicts.map(\.id) == [.completionDropped])
    #expect(run.outcome == Outcome(.failed, phase: .handle, reason: .verdict(.completionDropped)))
    #expect(run.trace.events.last?.at == .zero)
  }

  @Test func `releasing the completion on another thread is detected immediately`() async {
    let run = await run { completion in
      DispatchQueue.global().async { _ = completion }
    }
    #expect(run.verdicts.map(\.id) == [.completionDropped])
  }

  @Test func `a second completion ends the request`() async {
    let run = await run { completion in
      completion(.init(code: .success))
      completion(.init(code: .success))
    }
    #expect(run.verdicts.map(\.id) == [.completedTwice])
    #expect(run.outcome.result == .failed)
    #expect(run.verdicts.first?.method == .handle)
  }

  @Test func `a completion that is kept but never called times out`() async {
    let keeper = Keeper()
    let run = await run(time: .simulated(patience: .milliseconds(50))) { keeper.keep($0) }
    #expect(run.verdicts.map(\.id) == [.noAnswer])
    keeper.release()
  }

  @Test func `outside a pipeline, a dropped completion yields a code of its own`()
    async
  {
    let response = await Handler { _ in }.handle(intent: SendMessageIntent())
    #expect(response.code.schema == nil)
  }

  /// Holds a closure without calling it.
  final class Keeper: Sendable {
    private let queue = DispatchQueue(label: "keeper")
    // Accessed on the queue only.
    nonisolated(unsafe) private var kept: (@Sendable (SendMessageIntentResponse) -> Void)?

    func keep(_ closure: @escaping @Sendable (SendMessageIntentResponse) -> Void) {
      queue.sync { kept = closure }
    }

    func release() { queue.sync { kept = nil } }
  }
}
