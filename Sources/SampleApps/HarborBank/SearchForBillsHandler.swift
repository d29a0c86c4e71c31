import IntentKitCore

/// Finds bills, paid or not.
struct SearchForBillsHandler {
  let service: BankService
}

extension SearchForBillsHandler: SearchForBillsIntentHandling {
  // MARK: - 1. Resolve

  func resolveBillPayee(for intent: SearchForBillsIntent) async -> BillPayeeResolutionResult {
    guard let payee = intent.billPayee else { return .notRequired() }
    return .matches(service.ledger.bills(for: payee, type: intent.billType).map(\.payee))
  }

  // MARK: - 2. Confirm

  func confirm(intent: SearchForBillsIntent) async -> SearchForBillsIntentResponse {
    search(intent, .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: SearchForBillsIntent) async -> SearchForBillsIntentResponse {
    search(intent, .success)
  }

  private func search(
    _ intent: SearchForBillsIntent, _ code: SearchForBillsIntentResponseCode
  ) -> SearchForBillsIntentResponse {
    service.validate { ledger in
      let bills = ledger.bills(for: intent)
      guard !bills.isEmpty else { throw BankRefusal.billNotFound }
      return SearchForBillsIntentResponse(
        code: code, bills: bills.map { $0.details(on: service.today) })
    }
  }
}
