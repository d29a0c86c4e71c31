import IntentKitCore

/// Requests money from a person.
struct RequestPaymentHandler: RequestPaymentIntentHandling {
  let desk: BankDesk

  // MARK: - 1. Resolve

  func resolvePayer(
    for intent: RequestPaymentIntent
  ) async -> RequestPaymentPayerResolutionResult {
    desk.resolve(intent.payer)
  }

  func resolveCurrencyAmount(
    for intent: RequestPaymentIntent
  ) async -> RequestPaymentCurrencyAmountResolutionResult {
    desk.resolve(intent.currencyAmount, for: intent.payer)
  }

  // MARK: - 2. Confirm

  func confirm(intent: RequestPaymentIntent) async -> RequestPaymentIntentResponse {
    desk.tryOut {
      try request(intent, &$0)
    } answer: { payment in
      RequestPaymentIntentResponse(
        code: .ready, paymentRecord: desk.record(of: payment, with: intent.payer))
    }
  }

  // MARK: - 3. Handle

  func handle(intent: RequestPaymentIntent) async -> RequestPaymentIntentResponse {
    desk.carryOut {
      try request(intent, &$0)
    } answer: { payment in
      RequestPaymentIntentResponse(
        code: .success, paymentRecord: desk.record(of: payment, with: intent.payer))
    }
  }

  private func request(
    _ intent: RequestPaymentIntent, _ ledger: inout Ledger
  ) throws(BankRefusal) -> BankPayment {
    guard let contact = desk.contact(intent.payer), let amount = intent.currencyAmount else {
      throw .accountNotFound
    }
    return try ledger.request(amount, from: contact, note: intent.note, on: desk.today)
  }
}
