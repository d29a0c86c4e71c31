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

  /// Returns the fee for a payment, which is free in the home currency.
  static func paymentFee(in currency: String) -> Decimal {
    currency == homeCurrency ? 0 : .cents(75)
  }

  /// Returns the fee for a transfer from an account.
  static func transferFee(from account: BankAccount) -> Decimal {
    account.type == .saving ? .cents(50) : 0
  }
}
