import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The fees and limits of HarborBank.
enum BankRules {
  /// The default currency.
  static let homeCurrency = "USD"
  /// The supported currencies.
  static let currencies = ["USD", "EUR"]
  /// The minimum amount of one payment.
  static let minimumPayment = Decimal.cents(1_00)
  /// The maximum amount of one payment.
  static let maximumPayment = Decimal.cents(2000_00)
  /// The maximum total of a day's payments.
  static let dailyLimit = Decimal.cents(3000_00)
  /// The amount above which the bank reviews a payment before completing it.
  static let reviewThreshold = Decimal.cents(1000_00)

  /// Returns the fee for a payment, zero in the home currency.
  static func paymentFee(in currency: String) -> Decimal {
    currency == homeCurrency ? 0 : .cents(75)
  }

  /// Returns the fee for a transfer from an account.
  static func transferFee(from account: BankAccount) -> Decimal {
    account.type == .saving ? .cents(50) : 0
  }
}

extension Decimal {
  /// Returns an exact amount of cents.
  static func cents(_ cents: Int) -> Decimal {
    Decimal(sign: cents < 0 ? .minus : .plus, exponent: -2, significand: Decimal(cents.magnitude))
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
