import IntentKitCore

/// Sends money to a person.
struct SendPaymentHandler {
  let service: BankService
}

extension SendPaymentHandler: SendPaymentIntentHandling {
  // MARK: - 1. Resolve

  func resolvePayee(for intent: SendPaymentIntent) async -> SendPaymentPayeeResolutionResult {
    let result: SendPaymentPayeeResolutionResult = service.resolve(intent.payee)
    // If the account can't cover even the smallest payment, report that before asking for an
    // amount.
    if let contact = service.contact(intent.payee), result == .success(with: contact.person),
      let account = service.ledger.mainAccount(in: contact.currency),
      account.balance < contact.smallestPayment
    {
      return .unsupported(forReason: .insufficientFunds)
    }
    return result
  }

  func resolveCurrencyAmount(
    for intent: SendPaymentIntent
  ) async -> SendPaymentCurrencyAmountResolutionResult {
    service.resolve(intent.currencyAmount, for: intent.payee)
  }

  // MARK: - 2. Confirm

  func confirm(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    service.validate { ledger in
      let payment = try send(intent, &ledger)
      return SendPaymentIntentResponse(
        code: .ready,
        paymentRecord: service.record(of: payment, with: intent.payee, status: .pending))
    }
  }

  // MARK: - 3. Handle

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    service.perform { ledger in
      let payment = try send(intent, &ledger)
      return SendPaymentIntentResponse(
        code: payment.status == .pending ? .inProgress : .success,
        paymentRecord: service.record(of: payment, with: intent.payee))
    }
  }

  private func send(
    _ intent: SendPaymentIntent, _ ledger: inout Ledger
  ) throws(BankRefusal) -> BankPayment {
    guard let contact = service.contact(intent.payee), let amount = intent.currencyAmount else {
      throw .accountNotFound
    }
    return try ledger.send(amount, to: contact, note: intent.note, on: service.today)
  }
}
