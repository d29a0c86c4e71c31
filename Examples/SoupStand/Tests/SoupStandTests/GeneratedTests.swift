import FoundationEssentials
import IntentKitCore
import Testing

@testable import SoupStand

@Suite struct `Generated types` {
  @Test func `the definitions are valid and name their types`() throws {
    let definitions = IntentDefinitions.soupStand
    #expect(try definitions.schemas().map(\.name) == ["OrderSoup", "GetSoupOfTheDay"])
    #expect(definitions.types.map(\.name) == ["OrderType", "Soup", "Topping", "Counter"])
  }

  /// Written by `intentgen definitions` for the same file, for a run without generated code.
  @Test func `the definitions are those that programs read as JSON`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "SoupStand.json")
    let json = try JSONReader.value(from: Data(contentsOf: file))
    #expect(try IntentDefinitions(parameterValue: json) == .soupStand)
  }

  @Test func `an intent is written and read without loss`() throws {
    let intent = OrderSoupIntent(
      soup: Soup(identifier: "miso", display: "Miso Soup", isVegan: true), quantity: 2,
      toppings: [Topping(display: "Chives")], orderType: .delivery, address: "1 Infinite Loop")
    #expect(try OrderSoupIntent(parameterValue: intent.parameterValue) == intent)
    #expect(intent.parameterValue["orderType"] == "delivery")
    #expect(OrderSoupIntent().parameterValue == [:])
  }

  @Test func `codes of an intent count from 100, and reasons from 1`() {
    #expect(OrderSoupIntentResponseCode.success.rawValue == 4)
    #expect(OrderSoupIntentResponseCode.failureSoldOutSoup.rawValue == 100)
    #expect(OrderSoupIntentResponseCode.successQueued.meaning == .success)
    #expect(OrderSoupQuantityUnsupportedReason.allCases.map(\.rawValue) == [1, 2, 3, 4])
    #expect(OrderSoupQuantityUnsupportedReason.notEnoughLeft.rawValue == 4)
  }

  @Test func `an enumeration has the words of its cases`() {
    let takeaway = OrderType.enumerationSchema.cases.first { $0.name == "pickup" }
    #expect(takeaway?.text?.text(in: "ja") == "受け取り")
    #expect(takeaway?.synonyms.map(\.text) == ["takeaway", "持ち帰り"])
  }
}
