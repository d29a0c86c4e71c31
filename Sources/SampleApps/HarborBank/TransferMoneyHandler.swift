import IntentKitCore

/// Transfers money between two accounts.
struct TransferMoneyHandler {
  let service: BankService
}

extension TransferMoneyHandler: TransferMoneyIntentHandling {
  // MARK: - 1. Resolve

  func resolveFromAccount(
    for intent: TransferMoneyIntent
  ) async -> PaymentAccountResolutionResult {
    guard let account = intent.fromAccount else { return .needsValue() }
    return .matches(
      service.ledger.accounts(matching: account).filter(\.canPay).map(\.paymentAccount))
  }

  func resolveToAccount(for intent: TransferMoneyIntent) async -> PaymentAccountResolutionResult {
    guard let account = intent.toAccount else { return .needsValue() }
    let source = source(of: intent)
    return .matches(
      service.ledger.accounts(matching: account)
        .filter { $0.number != source?.number && $0.currency == source?.currency }
        .map(\.paymentAccount))
  }

  func resolveTransactionAmount(
    for intent: TransferMoneyIntent
  ) async -> PaymentAmountResolutionResult {
    guard let amount = intent.transactionAmount else { return .needsValue() }
    guard let source = source(of: intent) else { return .notRequired() }
    guard let sum = source.sum(for: amount) else { return .unsupported() }
    return .success(
      with: PaymentAmount(
        amountType: amount.amountType, amount: CurrencyAmount(sum, source.currency)))
  }

  func resolveTransactionScheduledDate(
    for intent: TransferMoneyIntent
  ) async -> DateComponentsRangeResolutionResult {
    service.resolve(intent.transactionScheduledDate)
  }

  // MARK: - 2. Confirm

  func confirm(intent: TransferMoneyIntent) async -> TransferMoneyIntentResponse {
    preview(intent, .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: TransferMoneyIntent) async -> TransferMoneyIntentResponse {
    guard !service.isLater(intent.transactionScheduledDate) else {
      return preview(intent, .inProgress)
    }
    return service.perform { ledger in
      let (source, target) = try transfer(intent, &ledger)
      return response(.success, to: intent, source.paymentAccount, target.paymentAccount, source)
    }
  }

  /// Responds with the accounts before the transfer, if the transfer is possible.
  private func preview(
    _ intent: TransferMoneyIntent, _ code: TransferMoneyIntentResponseCode
  ) -> TransferMoneyIntentResponse {
    service.validate { ledger in
      let (source, _) = try transfer(intent, &ledger)
      return response(code, to: intent, intent.fromAccount, intent.toAccount, source)
    }
  }

  private func transfer(
    _ intent: TransferMoneyIntent, _ ledger: inout Ledger
  ) throws(BankRefusal) -> (source: BankAccount, target: BankAccount) {
    guard let sum = intent.transactionAmount?.amount?.amount else { throw .amountBelowMinimum }
    return try ledger.transfer(
      sum, from: intent.fromAccount?.accountNumber, to: intent.toAccount?.accountNumber)
  }

  private func source(of intent: TransferMoneyIntent) -> BankAccount? {
    intent.fromAccount.flatMap { service.ledger.accounts(matching: $0).first }
  }

  private func response(
    _ code: TransferMoneyIntentResponseCode, to intent: TransferMoneyIntent,
    _ from: PaymentAccount?, _ to: PaymentAccount?, _ source: BankAccount
  ) -> TransferMoneyIntentResponse {
    TransferMoneyIntentResponse(
      code: code, fromAccount: from, toAccount: to, transactionAmount: intent.transactionAmount,
      transactionScheduledDate: intent.transactionScheduledDate,
      transactionNote: intent.transactionNote,
      transferFee: CurrencyAmount(BankRules.transferFee(from: source), source.currency))
  }
}
