import IntentKitCore

/// Requests money from a person.
struct RequestPaymentHandler {
  let service: BankService
}

extension RequestPaymentHandler: RequestPaymentIntentHandling {
  // MARK: - 1. Resolve

  func resolvePayer(
    for intent: RequestPaymentIntent
  ) async -> RequestPaymentPayerResolutionResult {
    service.resolve(intent.payer)
  }

  func resolveCurrencyAmount(
    for intent: RequestPaymentIntent
  ) async -> RequestPaymentCurrencyAmountResolutionResult {
    service.resolve(intent.currencyAmount, for: intent.payer)
  }

  // MARK: - 2. Confirm

  func confirm(intent: RequestPaymentIntent) async -> RequestPaymentIntentResponse {
    service.validate { ledger in try request(intent, &ledger, .ready) }
  }

  // MARK: - 3. Handle

  func handle(intent: RequestPaymentIntent) async -> RequestPaymentIntentResponse {
    service.perform { ledger in try request(intent, &ledger, .success) }
  }

  private func request(
    _ intent: RequestPaymentIntent, _ ledger: inout Ledger, _ code: RequestPaymentIntentResponseCode
  ) throws(BankRefusal) -> RequestPaymentIntentResponse {
    guard let contact = service.contact(intent.payer), let amount = intent.currencyAmount else {
      throw .accountNotFound
    }
    let payment = try ledger.request(amount, from: contact, note: intent.note, on: service.today)
    return RequestPaymentIntentResponse(
      code: code, paymentRecord: service.record(of: payment, with: intent.payer))
  }
}
