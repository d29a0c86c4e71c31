import IntentKitCore

/// An order with everything that is needed to cook it again.
struct SoupOrder: DeclaredRecord {
  /// The identifier of the soup.
  var soup: String
  var quantity = 1
  /// The identifiers of the toppings.
  var toppings: [String] = []
  var orderType = SoupOrderType.pickup
  /// The address, for a delivery.
  var address: String?
  /// The identifier of the store, for a pickup.
  var store: String?

  static let recordFields = RecordFields<SoupOrder>(
    .required("soup", \.soup),
    .optional("quantity", \.quantity, default: 1).mapped(
      by: limited(
        to: 1...OrderSoupHandler.maximumQuantity,
        expected: "a number of bowls from 1 to \(OrderSoupHandler.maximumQuantity)")),
    .optional("toppings", \.toppings, default: []),
    .optional("orderType", \.orderType, default: .pickup),
    .optional("address", \.address),
    .optional("store", \.store),
    make: SoupOrder.init)
}

extension SoupOrder {
  /// Creates the order that an intent asks for, or nil if its soup isn't on the menu.
  init?(_ intent: OrderSoupIntent) {
    guard let soup = intent.soup.flatMap(SoupMenu.soup) else { return nil }
    let isDelivery = intent.orderType == .delivery
    self.init(
      soup: soup.identifier,
      quantity: min(max(intent.quantity ?? 1, 1), OrderSoupHandler.maximumQuantity),
      toppings: (intent.toppings ?? []).compactMap { SoupMenu.topping($0)?.identifier },
      orderType: isDelivery ? .delivery : .pickup,
      address: isDelivery ? intent.address : nil,
      store: isDelivery ? nil : intent.store.flatMap(SoupMenu.store)?.identifier)
  }

  /// The price in cents.
  var cents: Int {
    let bowl =
      (SoupMenu.soups.first { $0.identifier == soup }?.cents ?? 0)
      + toppings.reduce(0) { sum, topping in
        sum + (SoupMenu.toppings.first { $0.identifier == topping }?.cents ?? 0)
      }
    return bowl * quantity + (orderType == .delivery ? SoupMenu.deliveryFee : 0)
  }

  /// The minutes until the soup is at the store or at the address.
  var minutes: Int {
    let cooking = SoupMenu.soups.first { $0.identifier == soup }?.minutes ?? 0
    return cooking + quantity - 1 + (orderType == .delivery ? SoupMenu.deliveryMinutes : 0)
  }
}
