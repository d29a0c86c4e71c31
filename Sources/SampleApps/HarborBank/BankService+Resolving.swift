import IntentKitCore

/// The unsupported reasons that payees and payers have in common.
protocol PersonReason: UnsupportedReason {
  static var credentialsUnverified: Self { get }
  static var noAccount: Self { get }
  static var noValidHandle: Self { get }
}

/// The unsupported reasons for an amount.
protocol AmountReason: UnsupportedReason {
  static var paymentsAmountBelowMinimum: Self { get }
  static var paymentsAmountAboveMaximum: Self { get }
  static var paymentsCurrencyUnsupported: Self { get }
}

extension SendPaymentPayeeUnsupportedReason: PersonReason {}
extension RequestPaymentPayerUnsupportedReason: PersonReason {}
extension SendPaymentCurrencyAmountUnsupportedReason: AmountReason {}
extension RequestPaymentCurrencyAmountUnsupportedReason: AmountReason {}

extension BankService {
  /// Resolves the payee of a payment, or the payer of a payment request.
  func resolve<Reason: PersonReason>(_ person: Person?) -> ResolutionResult<Person, Reason> {
    guard let person else { return .needsValue() }
    let matches = contacts.matching(person)
    guard let contact = matches.first else { return .unsupported() }
    guard matches.count == 1 else { return .disambiguation(with: matches.map(\.person)) }
    guard contact.email != nil else { return .unsupported(forReason: .noValidHandle) }
    guard contact.hasAccount else { return .unsupported(forReason: .noAccount) }
    guard contact.isVerified else { return .unsupported(forReason: .credentialsUnverified) }
    return .success(with: contact.person)
  }

  /// Resolves the amount of a payment.
  func resolve<Reason: AmountReason>(
    _ amount: CurrencyAmount?, for person: Person?
  ) -> ResolutionResult<CurrencyAmount, Reason> {
    guard let amount, let sum = amount.amount else { return .needsValue() }
    // An amount without a currency is in the currency of the receiving account.
    let contact = contact(person)
    let currency = amount.currencyCode ?? contact?.currency ?? BankRules.homeCurrency
    guard contact.map({ $0.currency == currency }) ?? BankRules.currencies.contains(currency) else {
      return .unsupported(forReason: .paymentsCurrencyUnsupported)
    }
    guard sum >= contact?.smallestPayment ?? BankRules.minimumPayment else {
      return .unsupported(forReason: .paymentsAmountBelowMinimum)
    }
    guard sum <= BankRules.maximumPayment else {
      return .unsupported(forReason: .paymentsAmountAboveMaximum)
    }
    guard sum.isWholeCents else { return .unsupported() }
    return .success(with: CurrencyAmount(sum, currency))
  }

  /// Resolves the day of a transfer.
  func resolve(_ date: DateComponentsRange?) -> DateComponentsRangeResolutionResult {
    guard let date else { return .notRequired() }
    guard let day = BankDay(date.startDateComponents), day >= today else { return .unsupported() }
    return .success(with: date)
  }

  /// Returns whether a request is for a later day, on which the bank carries it out.
  func isLater(_ date: DateComponentsRange?) -> Bool {
    BankDay(date?.startDateComponents).map { $0 > today } ?? false
  }

  /// Returns the contact for a resolved person.
  func contact(_ person: Person?) -> BankContact? {
    let matches = person.map(contacts.matching) ?? []
    return matches.count == 1 ? matches[0] : nil
  }

  /// Returns a payment as a SiriKit payment record.
  func record(
    of payment: BankPayment, with person: Person?, status: PaymentStatus? = nil
  ) -> PaymentRecord {
    let customer = Person(displayName: "You", isMe: true)
    let account = ledger.accounts.first { $0.number == payment.account }
    return PaymentRecord(
      payee: payment.isRequest ? customer : person, payer: payment.isRequest ? person : customer,
      currencyAmount: payment.amount, paymentMethod: account?.paymentMethod, note: payment.note,
      status: status ?? payment.status, feeAmount: payment.fee)
  }
}
