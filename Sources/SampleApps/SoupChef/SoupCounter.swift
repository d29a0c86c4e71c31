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
    return Response(
      code: code, userActivity: nil, soup: soup.map { Soup($0, in: language) },
      store: store.map { Store($0, in: language) }, address: order.address,
      waitMinutes: order.minutes, total: CurrencyAmount(soupCents: order.cents))
  }
}

// MARK: - Responses

/// The response to one of the intents that order soup, all with the same properties.
protocol SoupOrderResponse: IntentResponse where Code: SoupOrderCode {
  var soup: Soup? { get }
  var store: Store? { get }
  var address: String? { get }
  var waitMinutes: Int? { get }
  var total: CurrencyAmount? { get }

  init(
    code: Code, userActivity: UserActivity?, soup: Soup?, store: Store?, address: String?,
    waitMinutes: Int?, total: CurrencyAmount?)
}

/// The response codes that the intents that order soup have in common.
protocol SoupOrderCode: CommonCode {
  static var successOnItsWay: Self { get }
}

extension OrderSoupIntentResponse: SoupOrderResponse {}
extension OrderUsualIntentResponse: SoupOrderResponse {}
extension OrderBowlIntentResponse: SoupOrderResponse {}
extension OrderSoupIntentResponseCode: SoupOrderCode {}
extension OrderUsualIntentResponseCode: SoupOrderCode {}
extension OrderBowlIntentResponseCode: SoupOrderCode {
  /// The earlier intent has no deliveries.
  static var successOnItsWay: Self { .success }
}
