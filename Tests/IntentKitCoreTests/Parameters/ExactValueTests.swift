import FoundationEssentials
import IntentKitCore
import Testing

@Suite("Exactness of numbers and dates")
struct ExactValueTests {
  @Test(arguments: ["0.1", "12.50", "-3", "1e3", "99999999999999.99"])
  func `a decimal number keeps its exact value`(_ text: String) throws {
    let decimal = try #require(Decimal(string: text))
    #expect(try Decimal(parameterValue: .string(text)) == decimal)
    #expect(try Decimal(parameterValue: decimal.parameterValue) == decimal)
  }

  @Test func `a floating-point number is read as a decimal with the same digits`() throws {
    #expect(try Decimal(parameterValue: 0.1) == Decimal(1) / 10)
    #expect(try Decimal(parameterValue: 25) == 25)
  }

  @Test(arguments: ["", "12,50", "1.2.3", "0x10", "12 ", "NaN"])
  func `a string that isn't a number is rejected as a decimal`(_ text: String) {
    #expect(throws: ParameterError.self) { try Decimal(parameterValue: .string(text)) }
  }

  @Test(arguments: [0, 0.1, 793_893_600.123456789, -1.5, 1e-9, 1e15, -6.3e10])
  func `a date survives a round trip exactly`(_ seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let back = try Date(parameterValue: date.parameterValue)
    #expect(back.timeIntervalSinceReferenceDate == seconds)
  }

  @Test func `a date without a fraction of a second is written as a string`() throws {
    let date = try Date(parameterValue: "2026-03-01T09:30:00Z")
    #expect(date.parameterValue == "2026-03-01T09:30:00Z")
    #expect(try Date(parameterValue: "2026-03-01T10:30:00+01:00") == date)
  }
}
