import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The formatting of amounts of money: `$12.50`, `¥1,200` or `ISK 1,535`.
enum Money {
  /// The currency symbols by ISO 4217 code.
  ///
  /// Other currencies use their code.
  private static let signs = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "KRW": "₩", "INR": "₹",
    "AUD": "A$", "CAD": "CA$", "NZD": "NZ$", "HKD": "HK$", "TWD": "NT$", "MXN": "MX$",
    "BRL": "R$", "ILS": "₪", "PHP": "₱", "VND": "₫",
  ]
  /// The currencies without a minor unit.
  private static let whole: Set = [
    "JPY", "KRW", "ISK", "CLP", "VND", "PYG", "UGX", "XAF", "XOF", "XPF", "RWF", "KMF", "GNF",
  ]

  /// Returns the text of an amount.
  ///
  /// Without the code, it keeps the symbol of the currency if there is one: `$20.00 to $40.00`, but
  /// `ISK 1,535 to 1,918`.
  ///
  /// Additional decimal places are kept, because the user or the app specified them.
  static func text(_ amount: Decimal, currency: String, withCode: Bool = true) -> String {
    let isNegative = amount < 0
    let digits = whole.contains(currency) ? 0 : 2
    let number = Decimal.grouped((isNegative ? -amount : amount).description, digits: digits)
    let sign = signs[currency] ?? (withCode ? "\(currency) " : "")
    return (isNegative ? "-" : "") + sign + number
  }

  /// Returns whether an amount has no fraction of the smallest unit of a currency.
  static func isWhole(_ amount: Decimal, in currency: String) -> Bool {
    let cents = whole.contains(currency) ? amount : amount * 100
    return !cents.description.contains(".")
  }
}

extension Decimal {
  /// The number with thousands separators: `12,300.25`.
  var grouped: String {
    self < 0 ? "-" + Self.grouped((-self).description) : Self.grouped(description)
  }

  /// Returns a nonnegative number with thousands separators and a minimum number of decimal places.
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
