import IntentKitCore
import IntentKitPlatform
import IntentKitUI
import TestSupport

/// A controller that answers as a test says.
private struct Controller: ViewReplacing {
  let answer: @Sendable (Set<InterfaceParameter>) async -> ViewConfiguration

  func configureView(
    for parameters: Set<InterfaceParameter>, of interaction: Interaction,
    interactiveBehavior: InteractiveBehavior, context: HostedViewContext
  ) async -> ViewConfiguration {
    parameters.isEmpty ? .standard : await answer(parameters)
  }
}

private struct Views: HostedViewProvider {
  static let intentsWithViews = [
    SendMessageIntent.schema.siriKitName, RequestRideIntent.schema.siriKitName,
  ]

  let controller: Controller

  func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? { controller }
}

private struct Messages: SendMessageIntentHandling {
  func handle(intent: SendMessageIntent) async -> SendMessageIntentResponse {
    SendMessageIntentResponse(code: .success)
  }
}

private struct Rides: RequestRideIntentHandling {
  func handle(intent: RequestRideIntent) async -> RequestRideIntentResponse {
    RequestRideIntentResponse(code: .success)
  }
}

extension Cure {
  private static let content: InterfaceParameter = "SendMessageIntent.content"
  private static let configureView = "configureView(for:of:interactiveBehavior:context:)"
  /// Completions that are kept but never called.
  private static let lost = Locked<[@Sendable (ViewConfiguration) -> Void]>([])

  private static func showing(
    patience: Duration = .seconds(600),
    _ answer: @escaping @Sendable (Set<InterfaceParameter>) async -> ViewConfiguration
  ) -> Run {
    {
      await IntentPipeline(time: .simulated(patience: patience)).run(
        SendMessageIntent(content: "hello"),
        reachedBy: .handler(Messages()).showing(Views(controller: Controller(answer: answer)))
      ).verdicts
    }
  }

  private static func showing(
    patience: Duration = .seconds(600),
    _ body: @escaping @Sendable (@escaping @Sendable (ViewConfiguration) -> Void) -> Void
  ) -> Run {
    showing(patience: patience) { _ in await withCompletion(body) }
  }

  private static func showingInMaps(_ view: ViewDescription) -> Run {
    {
      let controller = Controller { .showing(view, for: $0) }
      var pipeline = IntentPipeline(time: .simulated(patience: .seconds(600)))
      pipeline.source = .maps(watching: .seconds(1))
      return await pipeline.run(
        RequestRideIntent(rideOptionName: SpeakableString(spokenPhrase: "SUV")),
        reachedBy: .handler(Rides()).showing(Views(controller: controller))
      ).verdicts
    }
  }

  private static let sized = ViewSize(width: 358, height: 200)

  static let views: [Cure] = [
    Cure(
      .viewNotConfigured, "a completion is never called", in: configureView,
      "Call the completion on every path, and configure the view with the data of the interaction. "
        + "Load slow data afterward, and update the view then.",
      mistaken: showing(patience: .milliseconds(20)) { completion in
        lost.withLock { $0.append(completion) }
      },
      cured: showing { completion in completion(.showing("hello", for: [content])) }),
    Cure(
      .viewNotConfigured, "a completion is released", in: configureView,
      "Call the completion on every path; with success false and the size zero where there is "
        + "nothing to show.",
      mistaken: showing { _ in },
      cured: showing { completion in
        completion(ViewConfiguration(success: false, desiredSize: .zero))
      }),
    Cure(
      .viewCompletedTwice, "a return is missing", in: configureView,
      "Return after calling the completion. A call for the case without a view after the last "
        + "branch is a common cause.",
      mistaken: showing { completion in
        completion(.showing("hello", for: [content]))
        completion(.standard)
      },
      cured: showing { completion in completion(.showing("hello", for: [content])) }),
    Cure(
      .foreignParameters, "a parameter of the response", in: configureView,
      "Complete with parameters of the set that was passed, or with others of this intent and its "
        + "response.",
      mistaken: showing { _ in .showing("hello", for: ["SendMessageIntentResponse.content"]) },
      cured: showing { parameters in .showing("hello", for: parameters) },
      showing { _ in .showing("hello", for: [content, "SendMessageIntent.recipients"]) }),
    Cure(
      .nothingConfigured, "a view without parameters", in: configureView,
      "Complete with the parameters that the view shows; otherwise, they may appear twice or not at "
        + "all.",
      mistaken: showing { _ in .showing("hello") },
      cured: showing { parameters in .showing("hello", for: parameters) }),
    Cure(
      .viewSize, "a view is too high", in: configureView,
      "Choose a size between hostedViewMinimumAllowedSize and hostedViewMaximumAllowedSize of the "
        + "extension context.",
      mistaken: showing {
        .showing("hello", for: $0, desiredSize: ViewSize(width: 320, height: 900))
      },
      cured: showing { .showing("hello", for: $0, desiredSize: sized) }),
    Cure(
      .mapInMaps, "a map in Maps", in: configureView,
      "Leave the map out of the view if the context is mapsCard.",
      mistaken: showingInMaps(.column("Ride", .map("Harpa"))), cured: showingInMaps("Ride")),
  ]
}
