import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The document that HarborBank stores: the accounts, bills and payments of one customer.
///
/// The ledger enforces the rules of the bank. A change that breaks a rule throws and leaves the
/// ledger unchanged.
struct Ledger: DeclaredRecord {
  var accounts: [BankAccount]
  var bills: [BankBill] = []
  var payments: [BankPayment] = []

  /// Returns the account that sends and receives payments in a currency.
  func mainAccount(in currency: String?) -> BankAccount? {
    accounts.first { $0.type == .checking && $0.currency == currency }
  }

  // MARK: - Payments

  /// Sends money to a contact.
  ///
  /// A large payment stays pending, but is withdrawn from the account immediately.
  mutating func send(
    _ amount: CurrencyAmount, to contact: BankContact, note: String?, on day: BankDay
  ) throws(BankRefusal) -> BankPayment {
    let sum = try payable(amount, by: contact)
    let sentToday = payments.lazy
      .filter { !$0.isRequest && $0.day == day && $0.amount.currencyCode == amount.currencyCode }
      .reduce(Decimal()) { $0 + ($1.amount.amount ?? 0) }
    guard sentToday + sum <= BankRules.dailyLimit else { throw .amountAboveMaximum }
    let fee = BankRules.paymentFee(in: contact.currency)
    let account = try withdraw(sum + fee, from: mainAccount(in: contact.currency)?.number)
    let payment = BankPayment(
      person: contact.name, amount: amount, fee: CurrencyAmount(fee, contact.currency), note: note,
      account: account.number, day: day,
      status: sum > BankRules.reviewThreshold ? .pending : .completed, isRequest: false)
    payments.append(payment)
    return payment
  }

  /// Requests money from a contact.
  ///
  /// The payment stays pending until the contact pays.
  mutating func request(
    _ amount: CurrencyAmount, from contact: BankContact, note: String?, on day: BankDay
  ) throws(BankRefusal) -> BankPayment {
    let sum = try payable(amount, by: contact)
    let owed = payments.lazy
      .filter { $0.isRequest && $0.status == .pending && $0.person == contact.name }
      .reduce(Decimal()) { $0 + ($1.amount.amount ?? 0) }
    // Repeated requests to the same person may be fraud.
    guard owed + sum <= BankRules.dailyLimit else { throw .amountAboveMaximum }
    guard let account = mainAccount(in: contact.currency) else { throw .noBankAccount }
    let payment = BankPayment(
      person: contact.name, amount: amount, fee: CurrencyAmount(0, contact.currency), note: note,
      account: account.number, day: day, status: .pending, isRequest: true)
    payments.append(payment)
    return payment
  }

  /// Returns the value of an amount that a contact can pay or receive.
  private func payable(
    _ amount: CurrencyAmount, by contact: BankContact
  ) throws(BankRefusal) -> Decimal {
    guard !accounts.isEmpty else { throw .noBankAccount }
    guard amount.currencyCode == contact.currency else { throw .currencyUnsupported }
    guard let sum = amount.amount, sum >= contact.smallestPayment else {
      throw .amountBelowMinimum
    }
    return sum
  }

  // MARK: - Accounts and bills

  /// Transfers money between two accounts, and charges the fee to the source account.
  ///
  /// - Returns: Both accounts after the transfer.
  mutating func transfer(
    _ sum: Decimal, from source: String?, to target: String?
  ) throws(BankRefusal) -> (source: BankAccount, target: BankAccount) {
    guard let source = accounts.first(where: { $0.number == source }),
      let place = accounts.firstIndex(where: { $0.number == target })
    else { throw .accountNotFound }
    guard source.currency == accounts[place].currency else { throw .currencyUnsupported }
    let changed = try withdraw(sum + BankRules.transferFee(from: source), from: source.number)
    accounts[place].balance += sum
    return (changed, accounts[place])
  }

  /// Pays a bill.
  ///
  /// - Returns: The account and the bill after the payment.
  mutating func pay(
    _ number: String?, _ sum: Decimal, from source: String?, on day: BankDay
  ) throws(BankRefusal) -> (source: BankAccount, bill: BankBill) {
    guard let place = bills.firstIndex(where: { $0.number == number && $0.paid == nil }) else {
      throw .billNotFound
    }
    let total = bills[place].amountDue(on: day)
    let account = try withdraw(sum, from: source)
    if sum >= total {
      bills[place].paid = day
    } else {
      // The remaining amount keeps its due date. The late fee has been charged already.
      bills[place].amount = total - sum
      bills[place].lateFee = 0
      bills[place].minimum = min(bills[place].minimum, bills[place].amount)
    }
    return (account, bills[place])
  }

  private mutating func withdraw(
    _ sum: Decimal, from number: String?
  ) throws(BankRefusal) -> BankAccount {
    guard let place = accounts.firstIndex(where: { $0.number == number && $0.canPay }) else {
      throw .noBankAccount
    }
    guard accounts[place].balance >= sum else { throw .insufficientFunds }
    accounts[place].balance -= sum
    return accounts[place]
  }

  // MARK: - Record

  static let recordFields = RecordFields<Ledger>(
    .optional("accounts", \.accounts, default: []),
    .optional("bills", \.bills, default: []),
    .optional("payments", \.payments, default: []),
    make: Ledger.init)
}

// MARK: - Search

extension Ledger {
  /// Returns the accounts that match an account in a request.
  func accounts(matching wanted: PaymentAccount) -> [BankAccount] {
    // An account the app has offered before carries its number. Matching by name again would ask
    // the same question forever.
    if let known = accounts.first(where: { $0.number == wanted.accountNumber }) { return [known] }
    return accounts(named: wanted.nickname)
  }

  /// Returns the accounts that match a nickname.
  func accounts(named name: SpeakableString?) -> [BankAccount] {
    guard let name else { return [] }
    if let known = accounts.first(where: { $0.number == name.vocabularyIdentifier }) {
      return [known]
    }
    let named = accounts.named(name.spokenPhrase) { [$0.nickname] }
    // Many people call an account by its type.
    return named.isEmpty ? accounts.named(name.spokenPhrase, by: \.typeNames) : named
  }

  /// Returns the accounts that match a search.
  func accounts(for search: SearchForAccountsIntent) -> [BankAccount] {
    accounts.filter { account in
      if let name = search.accountNickname {
        guard accounts(named: name).contains(account) else { return false }
      }
      guard search.accountType == .unknown || search.accountType == account.type else {
        return false
      }
      return switch search.requestedBalanceType {
      case .unknown, .money: true
      case .miles: account.miles != nil
      case .points: false
      }
    }
  }

  /// Returns the bills that match a payee and a type.
  func bills(for payee: BillPayee?, type: BillType) -> [BankBill] {
    bills.filter { bill in
      (payee.map(bill.isFor) ?? true) && (type == .unknown || type == bill.type)
    }
  }

  /// Returns the bills that match a search.
  ///
  /// Without a status, a search is for bills to pay: a bill that is paid isn't due anymore. It is
  /// found only if there is nothing else to find.
  func bills(for search: SearchForBillsIntent) -> [BankBill] {
    let found = bills(for: search.billPayee, type: search.billType).filter { bill in
      guard search.status == .unknown || search.status == bill.status else { return false }
      guard bill.due.isIn(search.dueDateRange) else { return false }
      return search.paymentDateRange == nil
        || bill.paid.map { $0.isIn(search.paymentDateRange) } ?? false
    }
    guard search.status == .unknown, search.paymentDateRange == nil else { return found }
    let unpaid = found.filter { $0.paid == nil }
    return unpaid.isEmpty && search.dueDateRange == nil ? found : unpaid
  }
}
