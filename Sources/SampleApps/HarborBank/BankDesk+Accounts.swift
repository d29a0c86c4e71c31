import IntentKitCore

extension BankDesk {
  /// The result that a number of accounts leads to.
  func resolution(of matches: [BankAccount]) -> PaymentAccountResolutionResult {
    switch matches.count {
    case 0: .unsupported()
    case 1: .success(with: matches[0].paymentAccount)
    default: .disambiguation(with: matches.map(\.paymentAccount))
    }
  }

  /// The number in an amount of an account's currency, or nil when it is nothing that can be moved.
  func sum(of amount: CurrencyAmount?, in currency: String) -> Decimal? {
    guard let sum = amount?.amount, sum > 0, sum.isWholeCents else { return nil }
    return amount?.currencyCode ?? currency == currency ? sum : nil
  }

  /// Resolves the day on which money is to move.
  func resolve(_ date: DateComponentsRange?) -> DateComponentsRangeResolutionResult {
    guard let date else { return .notRequired() }
    guard let day = BankDay(date.startDateComponents), day >= today else { return .unsupported() }
    return .success(with: date)
  }

  /// Whether a request is for a later day, on which the bank carries it out.
  func isLater(_ date: DateComponentsRange?) -> Bool {
    BankDay(date?.startDateComponents).map { $0 > today } ?? false
  }
}
