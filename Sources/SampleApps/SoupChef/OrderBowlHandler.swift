import IntentKitCore

/// Orders a bowl of soup for shortcuts that were made with an earlier version of the app.
///
/// The intent is deprecated instead of deleted, so these shortcuts still work.
struct OrderBowlHandler: OrderBowlIntentHandling {
  let counter: SoupCounter

  func resolveSoupName(for intent: OrderBowlIntent) async -> OrderBowlSoupNameResolutionResult {
    guard let name = intent.soupName else { return .needsValue() }
    let matches = SoupMenu.soups.matching(name).map { $0.name(in: counter.language) }
    return .matches(matches, orElse: .unsupported(forReason: .notOnTheMenu))
  }

  func confirm(intent: OrderBowlIntent) async -> OrderBowlIntentResponse {
    counter.confirm { order(intent, $0) }
  }

  func handle(intent: OrderBowlIntent) async -> OrderBowlIntentResponse {
    counter.handle { order(intent, $0) }
  }

  /// Returns a bowl at the store of the latest order, otherwise at the first store.
  private func order(_ intent: OrderBowlIntent, _ ledger: SoupLedger) -> SoupOrder? {
    guard let soup = SoupMenu.soups.matching(intent.soupName ?? "").first else { return nil }
    let store = ledger.orders.last { $0.store != nil }?.store ?? SoupMenu.stores[0].identifier
    return SoupOrder(soup: soup.identifier, store: store)
  }
}
