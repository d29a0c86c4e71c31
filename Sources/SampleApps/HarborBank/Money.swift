import IntentKitCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Decimal {
  /// Returns an exact amount of cents.
  static func cents(_ cents: Int) -> Decimal {
    Decimal(sign: cents < 0 ? .minus : .plus, exponent: -2, significand: Decimal(abs(cents)))
  }

  /// Whether the amount has no fraction of a cent.
  var isWholeCents: Bool { !"\(self * 100)".contains(".") }
}

extension CurrencyAmount {
  /// Creates an amount with both a value and a currency.
  init(_ amount: Decimal, _ currencyCode: String) {
    self.init(amount: amount, currencyCode: currencyCode)
  }

  /// Returns the value in an account's currency, or nil if the amount can't be transferred.
  func sum(in currency: String) -> Decimal? {
    guard let amount, amount > 0, amount.isWholeCents else { return nil }
    return currencyCode ?? currency == currency ? amount : nil
  }
}
