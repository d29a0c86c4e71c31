import IntentKitCore

/// An amount of money as people write it: `$12.50`, `¥1,200`, `ISK 1,535`.
enum Money {
  /// The signs of currencies by ISO 4217 code; others go by their code.
  private static let signs = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹",
    "AUD": "A$", "CAD": "CA$", "NZD": "NZ$", "HKD": "HK$", "TWD": "NT$", "MXN": "MX$",
    "BRL": "R$", "ILS": "₪", "PHP": "₱", "VND": "₫",
  ]
  /// The currencies that have no smaller unit in use.
  private static let whole: Set = [
    "JPY", "KRW", "ISK", "CLP", "VND", "PYG", "UGX", "XAF", "XOF", "XPF", "RWF", "KMF", "GNF",
  ]

  /// An amount in a currency, with its sign or without; a fraction finer than the currency's is kept, for it is what was said.
  static func text(_ amount: Decimal, currency: String, withSign: Bool = true) -> String {
    let isNegative = amount < 0
    let digits = whole.contains(currency) ? 0 : 2
    let number = Decimal.grouped((isNegative ? -amount : amount).description, digits: digits)
    let sign = withSign ? signs[currency] ?? "\(currency) " : ""
    return (isNegative ? "-" : "") + sign + number
  }
}

extension Decimal {
  /// This number with its thousands apart: `12,300.25`.
  var grouped: String {
    self < 0 ? "-" + Self.grouped((-self).description) : Self.grouped(description)
  }

  /// A number that is not negative, with its thousands apart and at least as many digits after the point.
  fileprivate static func grouped(_ text: String, digits: Int = 0) -> String {
    let parts = text.split(separator: ".", maxSplits: 1)
    let whole = Array(parts.first ?? "0")
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    fraction += String(repeating: "0", count: max(0, digits - fraction.count))
    return fraction.isEmpty ? result : "\(result).\(fraction)"
  }
}
