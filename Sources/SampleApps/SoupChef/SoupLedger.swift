import IntentKitCore

/// The document that SoupChef stores: the portions that are left, and the orders so far.
struct SoupLedger: DeclaredRecord {
  var stock: [StockLevel] = []
  var orders: [SoupOrder] = []

  /// The reason why an order isn't possible.
  ///
  /// The raw value is the name of the code that reports the refusal, for the intents that have one.
  enum Refusal: String, Error {
    /// There isn't enough left of the soup or of a topping.
    case soldOut = "failureSoldOut"
    /// The store doesn't open today.
    case storeClosed = "failureStoreClosed"
    /// No order was placed twice.
    case noUsual = "failureNoUsual"
  }

  /// The portions of an item if the ledger doesn't mention it.
  static let plenty = 40

  /// Returns the number of portions that are left of a soup or a topping.
  func left(of item: String) -> Int {
    stock.first { $0.item == item }?.left ?? Self.plenty
  }

  /// Places an order if enough is left.
  mutating func place(_ order: SoupOrder) throws(Refusal) {
    // A topping can be ordered twice.
    let items = Dictionary(
      ([order.soup] + order.toppings).map { ($0, order.quantity) }, uniquingKeysWith: +
    ).sorted { $0.key < $1.key }
    guard items.allSatisfy({ left(of: $0.key) >= $0.value }) else { throw .soldOut }
    for (item, count) in items { set(item, to: left(of: item) - count) }
    orders.append(order)
  }

  /// Changes the number of portions that are left.
  mutating func set(_ item: String, to left: Int) {
    stock.removeAll { $0.item == item }
    stock.append(StockLevel(item: item, left: left))
  }

  /// The order that was placed most often, at least twice; of several, the latest.
  var usual: SoupOrder? {
    var counts: [SoupOrder: Int] = [:]
    for order in orders { counts[order, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return most < 2 ? nil : orders.last { counts[$0] == most }
  }

  static let recordFields = RecordFields<SoupLedger>(
    .optional("stock", \.stock, default: []),
    .optional("orders", \.orders, default: []),
    make: SoupLedger.init)
}

/// The number of portions that are left of a soup or a topping.
struct StockLevel: DeclaredRecord {
  /// The identifier of the soup or the topping.
  var item: String
  var left: Int

  static let recordFields = RecordFields<StockLevel>(
    .required("item", \.item),
    .required("left", \.left).mapped(
      by: limited(to: 0...1_000, expected: "a number of portions from 0 to 1,000")),
    make: StockLevel.init)
}
