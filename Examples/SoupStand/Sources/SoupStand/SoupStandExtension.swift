import IntentKitCore

/// Provides the handlers of the stand's intents.
struct SoupStandExtension: IntentApp {
  let stand: Stand

  static let appDescription = AppDescription(
    displayName: "Soup Stand", intentsSupported: ["OrderSoupIntent", "GetSoupOfTheDayIntent"])

  static let customIntentTypes: [any CustomIntent.Type] = [
    OrderSoupIntent.self, GetSoupOfTheDayIntent.self,
  ]

  init(stand: Stand = Stand()) {
    self.stand = stand
  }

  init(environment: AppEnvironment) {
    self.init()
  }

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is OrderSoupIntent: OrderSoupHandler(stand: stand)
    case is GetSoupOfTheDayIntent: GetSoupOfTheDayHandler()
    default: nil
    }
  }
}
