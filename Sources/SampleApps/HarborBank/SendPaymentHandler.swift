import IntentKitCore

/// Sends money to a person.
struct SendPaymentHandler: SendPaymentIntentHandling {
  let desk: BankDesk

  // MARK: - 1. Resolve

  func resolvePayee(for intent: SendPaymentIntent) async -> SendPaymentPayeeResolutionResult {
    let result: SendPaymentPayeeResolutionResult = desk.resolve(intent.payee)
    // If the account can't cover even the smallest payment, report that before asking for an
    // amount.
    if let contact = desk.contact(intent.payee), result == .success(with: contact.person),
      let account = desk.ledger.mainAccount(in: contact.currency),
      account.balance < contact.smallestPayment
    {
      return .unsupported(forReason: .insufficientFunds)
    }
    return result
  }

  func resolveCurrencyAmount(
    for intent: SendPaymentIntent
  ) async -> SendPaymentCurrencyAmountResolutionResult {
    desk.resolve(intent.currencyAmount, for: intent.payee)
  }

  // MARK: - 2. Confirm

  func confirm(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    desk.tryOut {
      try send(intent, &$0)
    } answer: { payment in
      SendPaymentIntentResponse(
        code: .ready,
        paymentRecord: desk.record(of: payment, with: intent.payee, status: .pending))
    }
  }

  // MARK: - 3. Handle

  func handle(intent: SendPaymentIntent) async -> SendPaymentIntentResponse {
    desk.carryOut {
      try send(intent, &$0)
    } answer: { payment in
      SendPaymentIntentResponse(
        code: payment.status == .pending ? .inProgress : .success,
        paymentRecord: desk.record(of: payment, with: intent.payee))
    }
  }

  private func send(
    _ intent: SendPaymentIntent, _ ledger: inout Ledger
  ) throws(BankRefusal) -> BankPayment {
    guard let contact = desk.contact(intent.payee), let amount = intent.currencyAmount else {
      throw .accountNotFound
    }
    return try ledger.send(amount, to: contact, note: intent.note, on: desk.today)
  }
}
