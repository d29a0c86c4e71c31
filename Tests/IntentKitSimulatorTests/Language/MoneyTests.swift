import Foundation
import IntentKitCore
import Testing

@testable import IntentKitSimulator

@Suite("Amounts of money")
struct MoneyTests {
  @Test(arguments: [
    ("12.5", "USD", "$12.50"), ("25", "USD", "$25.00"), ("1200", "JPY", "¥1,200"),
    ("1234567.89", "EUR", "€1,234,567.89"), ("999", "GBP", "£999.00"),
    ("-212.4", "USD", "-$212.40"), ("1535", "ISK", "ISK 1,535"), ("12.5", "CHF", "CHF 12.50"),
    ("10.005", "USD", "$10.005"), ("0", "USD", "$0.00"), ("0.5", "JPY", "¥0.5"),
    ("1000", "XYZ", "XYZ 1,000.00"),
  ])
  func `amounts have the currency's usual format`(
    _ amount: String, _ currency: String, _ expected: String
  ) throws {
    let amount = try #require(Decimal(string: amount))
    #expect(Money.text(amount, currency: currency) == expected)
  }

  @Test func `the end of a range omits the currency sign`() {
    #expect(Money.text(1918, currency: "ISK", withCode: false) == "1,918")
  }

  @Test func `large numbers have a thousands separator`() throws {
    #expect(Decimal(18_250).grouped == "18,250")
    #expect(Decimal(100).grouped == "100")
    #expect(Decimal(-1_000_000).grouped == "-1,000,000")
    #expect(try #require(Decimal(string: "0.25")).grouped == "0.25")
  }
}
