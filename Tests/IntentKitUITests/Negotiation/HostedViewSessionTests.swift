import Dispatch
import IntentKitCore
import IntentKitPlatform
import IntentKitUI
import Testing

/// The views of an app in this process, during a request.
@Suite struct `Sessions with views` {
  private struct Messages: SendMessageIntentHandling {
    func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
      SendMessageIntentResponse(code: .success)
    }
  }

  /// Views whose controller is created by a closure.
  private struct Views: HostedViewProvider {
    static let intentsWithViews = [SendMessageIntent.schema.siriKitName]

    var make: @Sendable () -> (any HostedViewControlling)?

    func viewController(
      for interaction: Interaction, in extensionContext: HostedViewExtensionContext
    ) -> (any HostedViewControlling)? { make() }
  }

  /// The same views, for another intent.
  private struct OtherViews: HostedViewProvider {
    static let intentsWithViews = ["INStartCallIntent"]

    func viewController(
      for interaction: Interaction, in extensionContext: HostedViewExtensionContext
    ) -> (any HostedViewControlling)? { Title() }
  }

  private struct Title: ViewAugmenting {
    func configure(
      with interaction: Interaction, context: HostedViewContext
    ) async -> ViewConfiguration { .showing("Draft") }
  }

  private func run(_ views: some HostedViewProvider) async -> IntentRun<SendMessageIntent> {
    await IntentPipeline(time: .simulated(patience: .milliseconds(200))).run(
      SendMessageIntent(content: "hello"), reachedBy: .handler(Messages()).showing(views))
  }

  private func steps(_ run: IntentRun<SendMessageIntent>) -> [ViewStep] {
    run.trace.events.compactMap { event in
      if case .viewConfigured(let step) = event.kind { step } else { nil }
    }
  }

  @Test func `a step states that the view augments the interface`() async {
    let steps = steps(await run(Views { Title() }))
    #expect(steps.map(\.isAugmenting) == [true])
    #expect(steps.map(\.placement) == [.custom])
  }

  @Test func `an app isn't asked for views of an intent that it doesn't declare`() async {
    let run = await run(OtherViews())
    #expect(steps(run) == [])
    #expect(run.trace.verdicts == [])
  }

  @Test func `a controller whose creation blocks leaves the request without views`() async {
    let gate = DispatchSemaphore(value: 0)
    defer { gate.signal() }
    let run = await run(
      Views {
        gate.wait()
        return nil
      })
    #expect(run.trace.verdicts.map(\.id) == [.viewNotConfigured])
    #expect(run.trace.verdicts.first?.method.name == "viewController(for:in:)")
    #expect(run.outcome.result == .awaitingConfirmation)
  }
}
