import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Takes orders for soup.
///
/// The protocol, the intent and all other types with its name are generated from
/// `SoupStand.intentdefinition` while the package is built.
struct OrderSoupHandler: OrderSoupIntentHandling {
  let stand: Stand

  // MARK: - Soup

  func resolveSoup(for intent: OrderSoupIntent) async -> OrderSoupSoupResolutionResult {
    guard let soup = intent.soup else { return .needsValue() }
    let menu = Stand.today + Stand.regulars
    if let known = menu.first(where: { $0.displayString == soup.displayString }) {
      return await stand.bowls(of: known) > 0
        ? .success(with: known) : .unsupported(forReason: .soldOut)
    }
    let word = soup.displayString.lowercased()
    let matches = menu.filter { $0.displayString.lowercased().contains(word) }
    switch matches.count {
    case 0: return .needsValue()
    case 1: return .confirmationRequired(with: matches[0])
    default: return .disambiguation(with: matches)
    }
  }

  func provideSoupOptionsCollection(for intent: OrderSoupIntent) async -> IntentOptions<Soup> {
    IntentOptions(sections: [.init("Today", Stand.today), .init("Always", Stand.regulars)])
  }

  // MARK: - Quantity and toppings

  func resolveQuantity(for intent: OrderSoupIntent) async -> OrderSoupQuantityResolutionResult {
    guard let quantity = intent.quantity else { return .needsValue() }
    if quantity < 1 { return .unsupported(forReason: .lessThanMinimumValue) }
    if quantity > 6 { return .unsupported(forReason: .greaterThanMaximumValue) }
    if let soup = intent.soup, await stand.bowls(of: soup) < quantity {
      return .unsupported(forReason: .notEnoughLeft)
    }
    return .success(with: quantity)
  }

  func resolveToppings(for intent: OrderSoupIntent) async -> [ToppingResolutionResult] {
    guard let toppings = intent.toppings, !toppings.isEmpty else { return [.notRequired()] }
    return toppings.map { topping in
      let known = Stand.toppings.first { $0.displayString == topping.displayString }
      return known.map { .success(with: $0) } ?? .disambiguation(with: Stand.toppings)
    }
  }

  func provideToppingsOptionsCollection(
    for intent: OrderSoupIntent, searchTerm: String?
  ) async -> IntentOptions<Topping> {
    guard let term = searchTerm?.lowercased() else { return IntentOptions(Stand.toppings) }
    return IntentOptions(Stand.toppings.filter { $0.displayString.lowercased().hasPrefix(term) })
  }

  // MARK: - Delivery

  func resolveAddress(for intent: OrderSoupIntent) async -> OrderSoupAddressResolutionResult {
    guard let address = intent.address else { return .needsValue() }
    return address.hasSuffix("Moon")
      ? .unsupported(forReason: .tooFar) : .success(with: address)
  }

  func defaultCounter(for intent: OrderSoupIntent) -> Counter? { Counter(display: "Main Counter") }

  // MARK: - Order

  func confirm(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    OrderSoupIntentResponse(code: stand.isOpen ? .ready : .failureClosed)
  }

  func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse {
    guard let soup = intent.soup else { return OrderSoupIntentResponse(code: .failure) }
    guard await stand.accept(intent) else { return .failureSoldOutSoup(soup) }
    let price = soup.price?.amount ?? 0
    let count = intent.quantity ?? 1
    return .success(
      soup: soup, waitMinutes: 5 + count,
      total: CurrencyAmount(amount: price * Decimal(count), currencyCode: "USD"))
  }
}
