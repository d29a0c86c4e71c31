import IntentKitCore
import IntentKitPlatform
import IntentKitUI
import TestSupport

/// A controller that keeps its completion and calls it only if a test says so.
private struct Controller: ViewReplacing {
  private static let lost = Locked<[@Sendable (ViewConfiguration) -> Void]>([])

  let answers: Bool

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    await withCompletion { completion in
      Self.lost.withLock { $0.append(completion) }
      if answers { completion(.showing("hello", for: parameters)) }
    }
  }
}

private struct Views: HostedViewProvider {
  static let intentsWithViews = [SendMessageIntent.schema.siriKitName]

  let controller: Controller

  func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? { controller }
}

extension Cure {
  private static func showing(answers: Bool) -> Run {
    {
      let views = Views(controller: Controller(answers: answers))
      return await IntentPipeline(
        time: .simulated(patience: answers ? .seconds(600) : .milliseconds(20))
      ).run(
        SendMessageIntent(content: "hello"), reachedBy: .handler(ScriptedHandler()).showing(views)
      ).verdicts
    }
  }

  static let views: [Cure] = [
    Cure(
      .viewNotConfigured, "a completion is never called",
      in: "configureView(for:of:interactiveBehavior:context:)",
      "Call the completion on every path, and configure the view with the data of the interaction. "
        + "Load slow data afterward, and update the view then.",
      mistaken: showing(answers: false), cured: showing(answers: true))
  ]
}
