import IntentKitCore

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AppLanguage {
  /// The signs in front of amounts, as the assistant writes them in every language.
  private static let currencies = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]

  /// Returns a number with commas between groups of three digits: `12,300.5`.
  ///
  /// - Parameters:
  ///   - number: A number that isn't negative.
  ///   - minimumDigits: The minimum number of digits behind the point.
  /// - Returns: The text.
  func number(_ number: Decimal, minimumDigits: Int = 0) -> String {
    let parts = number.description.split(separator: ".", maxSplits: 1)
    var whole = ""
    for (index, digit) in (parts.first ?? "0").reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { whole.append(",") }
      whole.append(digit)
    }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    fraction += String(repeating: "0", count: max(0, minimumDigits - fraction.count))
    return String(whole.reversed()) + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// Returns an amount of money for the eyes: `$5.50`.
  func price(_ amount: Decimal, _ currency: String) -> String {
    let text = number(amount < 0 ? -amount : amount, minimumDigits: currency == "JPY" ? 0 : 2)
    let sign = amount < 0 ? "-" : ""
    return Self.currencies[currency].map { sign + $0 + text } ?? "\(sign)\(currency) \(text)"
  }

  /// Returns an amount of money for the eyes, or nil if the amount or its currency is unknown.
  func price(_ amount: CurrencyAmount?) -> String? {
    guard let value = amount?.amount, let currency = amount?.currencyCode else { return nil }
    return price(value, currency)
  }
}
