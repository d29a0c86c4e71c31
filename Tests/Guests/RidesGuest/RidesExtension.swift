import IntentKitCore
import IntentKitExtension
import IntentKitUI
import SampleApps

/// UnicornRides, whose rides take no time.
struct RidesExtension: IntentExtension {
  static let appDescription = UnicornRides.appDescription

  private let app: UnicornRides

  init(environment: AppEnvironment) throws(ParameterError) {
    var environment = environment
    environment.clock = ImpatientClock()
    app = try UnicornRides(environment: environment)
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? { app.handler(for: intent) }
}

extension RidesExtension: HostedViewProvider {
  static let intentsWithViews = UnicornRides.intentsWithViews

  func viewController(
    for interaction: Interaction, in extensionContext: HostedViewExtensionContext
  ) -> (any HostedViewControlling)? {
    app.viewController(for: interaction, in: extensionContext)
  }
}
