import IntentKitCore
import Intents
import Testing

@Suite struct `A completion` {
  /// The verdicts on each use, the same as the core's about its own handlers.
  static let verdicts: [MisusedCompletion.Use: [Verdict.ID]] = [
    .calledOnAnotherThread: [], .calledTwice: [.completedTwice],
    .calledTwiceOnAnotherThread: [.completedTwice], .calledLate: [.noAnswer, .completedLate],
    .neverCalled: [.noAnswer], .released: [.completionDropped],
    .releasedOnAnotherThread: [.completionDropped],
  ]

  @Test(arguments: MisusedCompletion.Use.allCases, MisusedCompletion.Phase.allCases)
  func `a completion has the verdict of the core in every spelling`(
    _ use: MisusedCompletion.Use, _ phase: MisusedCompletion.Phase
  ) async {
    let typed = await run(use, phase) { .handler(MisusingTypedHandler(misuse: $0)) }
    #expect(typed.verdicts.map(\.id) == Self.verdicts[use])
    for isFirst in [false, true] {
      let bridged = await run(use, phase) { misuse in
        let handler: NSObject = isFirst ? MisusingFirstHandler(misuse) : MisusingHandler(misuse)
        return .dynamicApp(INExtensionApp(Router(handler)))
      }
      let spelling = isFirst ? "iOS 10" : "today"
      #expect(bridged.verdicts.map(\.id) == Self.verdicts[use], "\(spelling)")
      // Elsewhere, the second call comes before or after the next step.
      if use == .calledTwiceOnAnotherThread { continue }
      #expect(bridged.verdicts == typed.verdicts, "\(spelling)")
      #expect(bridged.outcome == typed.outcome, "\(spelling)")
      // Printing the whole traces would hide where they differ.
      let pairs = zip(bridged.trace.events, typed.trace.events)
      #expect(pairs.allSatisfy { $0.kind == $1.kind }, "\(spelling)")
      #expect(bridged.trace.events.count == typed.trace.events.count, "\(spelling)")
    }
  }

  private func run(
    _ use: MisusedCompletion.Use, _ phase: MisusedCompletion.Phase,
    _ access: (MisusedCompletion) -> HandlerAccess
  ) async -> IntentRun<SendMessageIntent> {
    let clock = ManualClock()
    let misuse = MisusedCompletion(use, in: phase, clock)
    // Other tests may use the processors, so only a completion that never comes isn't waited for.
    let patience: Duration = use == .neverCalled ? .milliseconds(50) : .seconds(600)
    let run = await IntentPipeline(time: .simulated(clock, patience: patience)).run(
      SendMessageIntent(content: "Hello"), reachedBy: access(misuse), dialogue: Agreeing())
    misuse.release()
    return run
  }
}
