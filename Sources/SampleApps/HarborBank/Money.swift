import IntentKitCore

extension Decimal {
  /// An amount in cents, exact to the cent.
  static func cents(_ cents: Int) -> Decimal {
    Decimal(sign: cents < 0 ? .minus : .plus, exponent: -2, significand: Decimal(abs(cents)))
  }

  /// Whether nothing smaller than a cent is left over.
  var isWholeCents: Bool { !"\(self * 100)".contains(".") }
}

extension CurrencyAmount {
  /// Makes an amount that has both a number and a currency.
  init(_ amount: Decimal, _ currencyCode: String) {
    self.init(amount: amount, currencyCode: currencyCode)
  }
}
