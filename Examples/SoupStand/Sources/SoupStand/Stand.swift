import IntentKitCore

/// The soup stand: its menu, its kettles and its opening hours.
actor Stand {
  /// The soups that are always on the menu.
  static let regulars = [
    Soup(
      identifier: "miso", display: "Miso Soup",
      price: CurrencyAmount(amount: 4, currencyCode: "USD")),
    Soup(
      identifier: "tomato", display: "Tomato Soup",
      price: CurrencyAmount(amount: 5, currencyCode: "USD")),
  ]

  /// The soups of the day, the first of which is the soup of the day.
  static let today = [
    Soup(
      identifier: "pea", display: "Pea Soup", price: CurrencyAmount(amount: 6, currencyCode: "USD")),
    Soup(
      identifier: "roast-tomato", display: "Roasted Tomato Soup",
      price: CurrencyAmount(amount: 7, currencyCode: "USD")),
  ]

  static let toppings = ["Croutons", "Chives", "Cream"].map { Topping(display: $0) }

  let isOpen: Bool
  /// The bowls that are left of each soup, by its identifier.
  private var bowls: [String: Int]
  /// The orders so far.
  private(set) var orders: [OrderSoupIntent] = []

  /// Creates a stand.
  init(isOpen: Bool = true, bowls: [String: Int] = [:]) {
    self.isOpen = isOpen
    self.bowls = bowls
  }

  /// Returns the number of bowls that are left of a soup.
  func bowls(of soup: Soup) -> Int { bowls[soup.identifier ?? ""] ?? 20 }

  /// Accepts an order, and returns whether there was enough soup.
  func accept(_ order: OrderSoupIntent) -> Bool {
    guard let soup = order.soup, let identifier = soup.identifier else { return false }
    let left = bowls(of: soup) - (order.quantity ?? 1)
    guard left >= 0 else { return false }
    bowls[identifier] = left
    orders.append(order)
    return true
  }
}
