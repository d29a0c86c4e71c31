import IntentKitCore

/// Orders soup.
///
/// The protocol, the intent and its types are generated from `SoupChef.intentdefinition`.
struct OrderSoupHandler {
  let counter: SoupCounter

  /// The largest order, also a limit in the definition file.
  static let maximumQuantity = 8

  private var language: AppLanguage { counter.language }
}

extension OrderSoupHandler: OrderSoupIntentHandling {
  // MARK: - 1. Resolve the soup

  func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult {
    guard let soup = intent.soup else { return .needsValue() }
    if let chosen = SoupMenu.soup(soup) { return result(for: chosen) }
    let matches = SoupMenu.soups.matching(soup.displayString)
    switch matches.count {
    case 0: return .unsupported(forReason: .notOnTheMenu)
    case 1 where !matches[0].isNamed(soup.displayString):
      return .confirmationRequired(with: Soup(matches[0], in: language))
    case 1: return result(for: matches[0])
    default: return .disambiguation(with: matches.map { Soup($0, in: language) })
    }
  }

  private func result(for soup: SoupMenuItem) -> OrderSoupSoupResolutionResult {
    counter.ledger.left(of: soup.identifier) > 0
      ? .success(with: Soup(soup, in: language)) : .unsupported(forReason: .soldOut)
  }

  func provideSoupOptionsCollection(for intent: OrderSoupIntent) async -> IntentOptions<Soup> {
    available(SoupMenu.soups).options(in: language) { Soup($0, in: language) }
  }

  // MARK: - 2. Resolve the quantity and the toppings

  func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult {
    guard let quantity = intent.quantity else { return .needsValue() }
    if quantity < 0 { return .unsupported(forReason: .negativeNumbersNotSupported) }
    if quantity < 1 { return .unsupported(forReason: .lessThanMinimumValue) }
    if quantity > Self.maximumQuantity { return .unsupported(forReason: .greaterThanMaximumValue) }
    if let soup = intent.soup?.identifier, counter.ledger.left(of: soup) < quantity {
      return .unsupported(forReason: .notEnoughLeft)
    }
    return .success(with: quantity)
  }

  func resolveToppings(for intent: OrderSoupIntent) async -> [OrderSoupToppingsResolutionResult] {
    // Soup without toppings is fine.
    guard let toppings = intent.toppings, !toppings.isEmpty else { return [.notRequired()] }
    return toppings.map { topping in
      let matches =
        SoupMenu.topping(topping).map { [$0] } ?? SoupMenu.toppings.matching(topping.displayString)
      guard matches.count == 1 else {
        return .disambiguation(with: available(SoupMenu.toppings).map { Topping($0, in: language) })
      }
      return counter.ledger.left(of: matches[0].identifier) > 0
        ? .success(with: Topping(matches[0], in: language)) : .unsupported(forReason: .soldOut)
    }
  }

  func provideToppingsOptionsCollection(
    for intent: OrderSoupIntent
  ) async -> IntentOptions<Topping> {
    IntentOptions(available(SoupMenu.toppings).map { Topping($0, in: language) })
  }

  private func available(_ items: [SoupMenuItem]) -> [SoupMenuItem] {
    let ledger = counter.ledger
    return items.filter { ledger.left(of: $0.identifier) > 0 }
  }

  // MARK: - 3. Resolve the way to the user

  func resolveOrderType(for intent: OrderSoupIntent) async -> SoupOrderTypeResolutionResult {
    // Only a delivery needs an address.
    if intent.address != nil, intent.store == nil { return .success(with: .delivery) }
    return intent.orderType == .unknown ? .needsValue() : .success(with: intent.orderType)
  }

  func resolveAddress(for intent: OrderSoupIntent) async -> OrderSoupAddressResolutionResult {
    guard let address = intent.address, !address.isEmpty else { return .needsValue() }
    // The messengers ride bicycles.
    let isOnIsland = address.lowercased().contains("island") || address.contains("島")
    return isOnIsland ? .unsupported(forReason: .tooFar) : .success(with: address)
  }

  func resolveStore(for intent: OrderSoupIntent) async -> StoreResolutionResult {
    guard let store = intent.store else { return .needsValue() }
    let matches =
      SoupMenu.store(store).map { [$0] } ?? SoupMenu.stores.matching(store.displayString)
    return .matches(
      (matches.isEmpty ? SoupMenu.stores : matches).map { Store($0, in: language) })
  }

  func provideStoreOptionsCollection(for intent: OrderSoupIntent) async -> IntentOptions<Store> {
    SoupMenu.stores.options(in: language) { Store($0, in: language) }
  }

  /// Returns the store of the latest order that was picked up.
  func defaultStore(for intent: OrderSoupIntent) -> Store? {
    let latest = counter.ledger.orders.last { $0.store != nil }?.store
    return SoupMenu.stores.first { $0.identifier == latest }.map { Store($0, in: language) }
  }

  // MARK: - 4. Confirm and handle

  func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    counter.confirm { _ in SoupOrder(intent) }
  }

  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    counter.handle { _ in SoupOrder(intent) }
  }
}
