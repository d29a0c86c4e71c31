import IntentKitCore
import IntentKitExtension
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
