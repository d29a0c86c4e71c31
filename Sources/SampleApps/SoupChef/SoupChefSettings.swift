import IntentKitCore

/// The state of SoupChef when a request arrives.
struct SoupChefSettings: DeclaredRecord {
  var stock: [StockLevel]
  var orders: [SoupOrder]
  var closedStores: [String]
  var rush: Bool

  static let recordFields = RecordFields<SoupChefSettings>(
    name: "SoupChef settings",
    .optional("stock", \.stock, default: []),
    .optional("orders", \.orders, default: []),
    .optional("closedStores", \.closedStores, default: []),
    .optional("rush", \.rush, default: false),
    make: SoupChefSettings.init)
}
