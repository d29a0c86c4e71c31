import IntentKitCore

/// Orders again what the user orders most often.
struct OrderUsualHandler: OrderUsualIntentHandling {
  let counter: SoupCounter

  func confirm(intent: OrderUsualIntent) async -> OrderUsualIntentResponse {
    counter.confirm { $0.usual }
  }

  func handle(intent: OrderUsualIntent) async -> OrderUsualIntentResponse {
    counter.handle { $0.usual }
  }
}
