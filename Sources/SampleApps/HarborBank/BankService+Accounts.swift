import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension BankService {
  /// Returns the value of an amount in an account's currency, or nil if the amount can't be
  /// transferred.
  func sum(of amount: CurrencyAmount?, in currency: String) -> Decimal? {
    guard let sum = amount?.amount, sum > 0, sum.isWholeCents else { return nil }
    return amount?.currencyCode ?? currency == currency ? sum : nil
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
}
