import IntentKitCore

/// The accounts, the bills and the payments of one customer: what HarborBank keeps.
///
/// These are the rules of the bank. A change that they do not allow throws, and changes nothing.
struct Ledger: DeclaredRecord {
  var accounts: [BankAccount]
  var bills: [BankBill] = []
  var payments: [BankPayment] = []

  /// The account from which people are paid, and into which they pay, in a currency.
  func mainAccount(in currency: String?) -> BankAccount? {
    accounts.first { $0.type == .checking && $0.currency == currency }
  }

  // MARK: - Payments

  /// Sends money to somebody; a large sum stays pending, but is gone from the account.
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
      status: sum > BankRules.reviewedFrom ? .pending : .completed, isRequest: false)
    payments.append(payment)
    return payment
  }

  /// Asks somebody for money, which comes when they send it.
  mutating func request(
    _ amount: CurrencyAmount, from contact: BankContact, note: String?, on day: BankDay
  ) throws(BankRefusal) -> BankPayment {
    let sum = try payable(amount, by: contact)
    let owed = payments.lazy
      .filter { $0.isRequest && $0.status == .pending && $0.person == contact.name }
      .reduce(Decimal()) { $0 + ($1.amount.amount ?? 0) }
    // Whoever asks the same person again and again may be somebody else.
    guard owed + sum <= BankRules.dailyLimit else { throw .amountAboveMaximum }
    guard let account = mainAccount(in: contact.currency) else { throw .noBankAccount }
    let payment = BankPayment(
      person: contact.name, amount: amount, fee: CurrencyAmount(0, contact.currency), note: note,
      account: account.number, day: day, status: .pending, isRequest: true)
    payments.append(payment)
    return payment
  }

  /// The number of an amount that a contact can pay or be paid.
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

  /// Moves money between two accounts, and charges the first for it.
  ///
  /// - Returns: Both accounts as they are afterwards.
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
  /// - Returns: The account and the bill as they are afterwards.
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
      // What is left is due as before; what was late has been charged.
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
