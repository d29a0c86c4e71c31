import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Pays a bill.
struct PayBillHandler {
  let service: BankService
}

extension PayBillHandler: PayBillIntentHandling {
  // MARK: - 1. Resolve

  func resolveBillPayee(for intent: PayBillIntent) async -> BillPayeeResolutionResult {
    // “Pay my phone bill” names no payee, but the type is sufficient.
    guard intent.billPayee != nil || intent.billType != .unknown else { return .needsValue() }
    let bills = service.ledger.bills(for: intent.billPayee, type: intent.billType)
    let meant = bills.filter { $0.due.isIn(intent.dueDate) }
    let unpaid = meant.filter { $0.paid == nil }
    // The response to a bill that is paid already says so.
    let paid =
      meant.last.map { BillPayeeResolutionResult.success(with: $0.payee) } ?? .unsupported()
    return .matches(unpaid.map(\.payee), orElse: paid)
  }

  func resolveFromAccount(for intent: PayBillIntent) async -> PaymentAccountResolutionResult {
    guard let account = intent.fromAccount else {
      let main = service.ledger.mainAccount(in: BankRules.homeCurrency)
      return main.map { .success(with: $0.paymentAccount) } ?? .notRequired()
    }
    return .matches(
      service.ledger.accounts(matching: account)
        .filter { $0.canPay && $0.currency == BankRules.homeCurrency }
        .map(\.paymentAccount))
  }

  func resolveTransactionAmount(for intent: PayBillIntent) async -> PaymentAmountResolutionResult {
    guard let bill = bill(of: intent), bill.paid == nil else { return .notRequired() }
    let wanted = intent.transactionAmount ?? PaymentAmount(amountType: .amountDue)
    if let sum = bill.sum(for: wanted, on: service.today) {
      return .success(with: PaymentAmount(wanted.amountType, sum))
    }
    // The nearest amount says what is possible.
    guard let sum = wanted.amount?.amount, sum > 0, sum.isWholeCents else { return .unsupported() }
    let due = bill.amountDue(on: service.today)
    return .confirmationRequired(
      with: sum < bill.minimum && bill.minimum < due
        ? PaymentAmount(.minimumDue, bill.minimum) : PaymentAmount(.amountDue, due))
  }

  func resolveTransactionScheduledDate(
    for intent: PayBillIntent
  ) async -> DateComponentsRangeResolutionResult {
    service.resolve(intent.transactionScheduledDate)
  }

  // MARK: - 2. Confirm

  func confirm(intent: PayBillIntent) async -> PayBillIntentResponse {
    preview(intent, .ready)
  }

  // MARK: - 3. Handle

  func handle(intent: PayBillIntent) async -> PayBillIntentResponse {
    guard !service.isLater(intent.transactionScheduledDate) else {
      return preview(intent, .inProgress)
    }
    return service.perform { ledger in
      let paid = try pay(intent, &ledger)
      return response(.success, to: intent, paid.source.paymentAccount, paid.bill)
    }
  }

  /// Responds with the bill before the payment, if the payment is possible.
  private func preview(
    _ intent: PayBillIntent, _ code: PayBillIntentResponseCode
  ) -> PayBillIntentResponse {
    if let bill = bill(of: intent), bill.paid != nil {
      return PayBillIntentResponse(
        code: .failure, billDetails: bill.details(on: service.today))
    }
    return service.validate { ledger in
      _ = try pay(intent, &ledger)
      return response(code, to: intent, intent.fromAccount, bill(of: intent))
    }
  }

  private func pay(
    _ intent: PayBillIntent, _ ledger: inout Ledger
  ) throws(BankRefusal) -> (source: BankAccount, bill: BankBill) {
    guard let sum = intent.transactionAmount?.amount?.amount else { throw .billNotFound }
    return try ledger.pay(
      intent.billPayee?.accountNumber, sum, from: intent.fromAccount?.accountNumber,
      on: service.today)
  }

  private func bill(of intent: PayBillIntent) -> BankBill? {
    service.ledger.bills.first { $0.number == intent.billPayee?.accountNumber }
  }

  private func response(
    _ code: PayBillIntentResponseCode, to intent: PayBillIntent, _ from: PaymentAccount?,
    _ bill: BankBill?
  ) -> PayBillIntentResponse {
    PayBillIntentResponse(
      code: code, fromAccount: from, billDetails: bill?.details(on: service.today),
      transactionAmount: intent.transactionAmount,
      transactionScheduledDate: intent.transactionScheduledDate,
      transactionNote: intent.transactionNote)
  }
}

extension PaymentAmount {
  /// Creates an amount in the currency of the bank.
  fileprivate init(_ type: AmountType, _ sum: Decimal) {
    self.init(amountType: type, amount: CurrencyAmount(sum, BankRules.homeCurrency))
  }
}
