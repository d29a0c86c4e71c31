import IntentKitCore

/// Provides the handlers of the stand's intents.
struct SoupStandExtension: IntentHandlerProvider {
  let stand: Stand

  func handler(for intent: any Intent) -> (any IntentHandling)? {
    switch intent {
    case is OrderSoupIntent: OrderSoupHandler(stand: stand)
    case is GetSoupOfTheDayIntent: GetSoupOfTheDayHandler()
    default: nil
    }
  }
}
