import IntentKitCore

/// What HarborBank charges and allows.
enum BankRules {
  /// The currency of an amount that is said without one.
  static let homeCurrency = "USD"
  /// The currencies in which people can be paid.
  static let currencies = ["USD", "EUR"]
  /// The least that one payment may be.
  static let smallestPayment = Decimal.cents(1_00)
  /// The most that one payment may be.
  static let largestPayment = Decimal.cents(2000_00)
  /// The most that all payments of a day may be.
  static let dailyLimit = Decimal.cents(3000_00)
  /// From more than this on, somebody at the bank looks at a payment first.
  static let reviewedFrom = Decimal.cents(1000_00)

  /// What a payment to somebody costs: nothing at home.
  static func paymentFee(in currency: String) -> Decimal {
    currency == homeCurrency ? 0 : .cents(75)
  }

  /// What it costs to take money out of an account.
  static func transferFee(from account: BankAccount) -> Decimal {
    account.type == .saving ? .cents(50) : 0
  }
}
