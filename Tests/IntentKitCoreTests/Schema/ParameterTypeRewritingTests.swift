import Foundation
import IntentKitCore
import Testing

@Suite("Rewriting values as their type")
struct ParameterTypeRewritingTests {
  @Test(
    arguments: [
      (Bool.parameterType, "true", true),
      (Int.parameterType, "5", 5),
      (Double.parameterType, 1, 1.0),
      (Duration.parameterType, 2, 2.0),
      (Decimal.parameterType, "12.50", "12.5"),
      (String.parameterType, "a", "a"),
      (Date.parameterType, 788_950_800, "2026-01-01T09:00:00Z"),
      (
        DateComponents.parameterType, "2026-03-01T08:00",
        ["year": 2026, "month": 3, "day": 1, "hour": 8, "minute": 0]
      ),
      (Person.parameterType, "Bill", ["displayName": "Bill"]),
      ([Person].parameterType, ["Bill"], [["displayName": "Bill"]]),
      (
        CurrencyAmount.parameterType, "12.50 EUR", ["amount": "12.5", "currencyCode": "EUR"]
      ),
      (PersonHandleType.parameterType, "emailAddress", "emailAddress"),
      (Range<Int>.parameterType, [1, 3], [1, 3]),
      (ParameterType.any, ["a": 1], ["a": 1]),
      (ParameterType.dictionary, ["a": 1], ["a": 1]),
    ] as [(ParameterType, ParameterValue, ParameterValue)])
  func `a short form becomes the complete form`(
    _ type: ParameterType, _ value: ParameterValue, _ written: ParameterValue
  ) throws {
    #expect(try type.rewritten(value) == written)
    #expect(try type.rewritten(written) == written)
  }

  @Test func `options are written in declaration order`() throws {
    for intent in SystemIntents.all {
      for parameter in intent.schema.parameters {
        guard case .options(let schema) = parameter.type else { continue }
        let names = schema.cases.map { ParameterValue.string($0.name) }
        #expect(try parameter.type.rewritten(.array(names.reversed())) == .array(names))
        #expect(try parameter.type.rewritten(names[0]) == .array([names[0]]))
      }
    }
  }

  @Test(
    arguments: [
      (Bool.parameterType, 1, "found the number 1, expected true or false."),
      ([Int].parameterType, [1, "x"], "[1]: found the string “x”, expected a whole number."),
      ([Int].parameterType, 1, "found the number 1, expected an array of whole numbers."),
      (
        [Person].parameterType, ["Bill", ["isMe": true]],
        "[1].displayName: found nothing, expected a string."
      ),
      (
        Phase.parameterType, "handel",
        "found the name “handel”, expected one of resolve, confirm, handle. "
          + "Did you mean “handle”?"
      ),
      (Phase.parameterType, 1, "found the number 1, expected one of resolve, confirm, handle."),
    ] as [(ParameterType, ParameterValue, String)])
  func `a value of the wrong type is reported with its path`(
    _ type: ParameterType, _ value: ParameterValue, _ message: String
  ) {
    let error = #expect(throws: ParameterError.self) { try type.rewritten(value) }
    #expect(error?.description == message)
  }
}
