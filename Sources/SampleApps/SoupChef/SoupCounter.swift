import IntentKitCore

/// The operations that the handlers of all orders share: checking and placing an order.
struct SoupCounter: Sendable {
  let document: StoredDocument<SoupLedger>
  let settings: SoupChefSettings
  let language: AppLanguage

  /// The current ledger, or an empty one if it can't be read.
  ///
  /// Confirming and placing an order report that it can't be read.
  var ledger: SoupLedger { (try? document.read()) ?? SoupLedger() }

  /// Responds to the confirm phase by trying the order on a copy of the ledger.
  func confirm<Response: SoupOrderResponse>(_ order: (SoupLedger) -> SoupOrder?) -> Response {
    respond(order) { order in
      try check(order)
      var ledger = try document.read()
      try ledger.place(order)
      return .ready
    }
  }

  /// Responds to the handle phase by placing the order.
  func handle<Response: SoupOrderResponse>(_ order: (SoupLedger) -> SoupOrder?) -> Response {
    respond(order) { order in
      try check(order)
      if settings.rush { try document.update { $0.set(order.soup, to: 0) } }
      try document.update { try $0.place(order) }
      return order.orderType == .delivery ? .successOnItsWay : .success
    }
  }

  private func check(_ order: SoupOrder) throws(SoupLedger.Refusal) {
    guard !settings.closedStores.contains(where: { $0 == order.store }) else { throw .storeClosed }
  }

  private func respond<Response: SoupOrderResponse>(
    _ order: (SoupLedger) -> SoupOrder?, _ attempt: (SoupOrder) throws -> Response.Code
  ) -> Response {
    guard let order = order(ledger) else {
      return Response(code: Response.Code(reporting: SoupLedger.Refusal.noUsual), userActivity: nil)
    }
    do {
      return response(to: order, with: try attempt(order))
    } catch let refusal as SoupLedger.Refusal {
      return response(to: order, with: Response.Code(reporting: refusal))
    } catch {
      // The ledger couldn't be read or stored. Opening the app wouldn't help.
      return Response(code: .failure, userActivity: nil)
    }
  }

  private func response<Response: SoupOrderResponse>(
    to order: SoupOrder, with code: Response.Code
  ) -> Response {
    let soup = SoupMenu.soups.first { $0.identifier == order.soup }
    let store = SoupMenu.stores.first { $0.identifier == order.store }
    var response = Response(code: code, userActivity: nil)
    response.soup = soup.map { Soup($0, in: language) }
    response.store = store.map { Store($0, in: language) }
    response.address = order.address
    response.waitMinutes = order.minutes
    response.total = CurrencyAmount(soupCents: order.cents)
    response.addBowls(of: order, in: language)
    return response
  }
}

// MARK: - Responses

/// The response to one of the intents that order soup.
protocol SoupOrderResponse: IntentResponse where Code: SoupOrderCode {
  var soup: Soup? { get set }
  var store: Store? { get set }
  var address: String? { get set }
  var waitMinutes: Int? { get set }
  var total: CurrencyAmount? { get set }

  /// Adds the number of bowls and the toppings, unless the intent contains them.
  mutating func addBowls(of order: SoupOrder, in language: AppLanguage)
}

extension SoupOrderResponse {
  mutating func addBowls(of order: SoupOrder, in language: AppLanguage) {}
}

/// The response codes that the intents that order soup have in common.
protocol SoupOrderCode: CommonCode {
  static var successOnItsWay: Self { get }
}

extension OrderSoupIntentResponse: SoupOrderResponse {}
extension OrderUsualIntentResponse: SoupOrderResponse {
  mutating func addBowls(of order: SoupOrder, in language: AppLanguage) {
    quantity = order.quantity
    toppings = SoupMenu.toppings.filter { order.toppings.contains($0.identifier) }
      .map { Topping($0, in: language) }
  }
}
extension OrderBowlIntentResponse: SoupOrderResponse {}
extension OrderSoupIntentResponseCode: SoupOrderCode {}
extension OrderUsualIntentResponseCode: SoupOrderCode {}
extension OrderBowlIntentResponseCode: SoupOrderCode {
  /// The earlier intent has no deliveries.
  static var successOnItsWay: Self { .success }
}
