import FoundationEssentials
import IntentKitCore
import Testing

@Suite("Short forms of values")
struct BareTextTests {
  @Test func `a string stands for a person, a place, a title or a name`() throws {
    #expect(try Person(parameterValue: "Bill") == Person(displayName: "Bill"))
    #expect(try Placemark(parameterValue: "Home") == Placemark(name: "Home"))
    #expect(
      try TaskList(parameterValue: "Groceries")
        == TaskList(title: SpeakableString(spokenPhrase: "Groceries")))
    #expect(try Image(parameterValue: "logo") == Image(named: "logo"))
  }

  @Test func `a string stands for the text content of a note`() throws {
    #expect(try NoteContent(parameterValue: "Buy milk") == .text(TextNoteContent(text: "Buy milk")))
    let intent = try CreateNoteIntent(parameterValue: ["content": "Buy milk"])
    #expect(intent.fieldValues == ["content": ["kind": "text", "text": "Buy milk"]])
  }

  @Test func `a date string stands for a trigger or a range`() throws {
    let trigger = try TemporalEventTrigger(parameterValue: "2026-03-01T08:00")
    let start = DateComponents(year: 2026, month: 3, day: 1, hour: 8, minute: 0)
    #expect(trigger.dateComponentsRange == DateComponentsRange(start: start))
  }

  @Test(
    arguments: [
      ("25 USD", CurrencyAmount(amount: 25, currencyCode: "USD")),
      ("12.50 EUR", CurrencyAmount(amount: Decimal(125) / 10, currencyCode: "EUR")),
      ("7", CurrencyAmount(amount: 7)), (25, CurrencyAmount(amount: 25)),
    ] as [(ParameterValue, CurrencyAmount)])
  func `an amount string contains its currency`(
    _ text: ParameterValue, _ amount: CurrencyAmount
  ) throws {
    #expect(try CurrencyAmount(parameterValue: text) == amount)
    #expect(try PaymentAmount(parameterValue: text) == PaymentAmount(amount: amount))
  }

  @Test func `the spoken text of an amount contains its currency, that of a person the name`() {
    let amount = CurrencyAmount(amount: Decimal(125) / 10, currencyCode: "EUR")
    let intent = SendPaymentIntent(payee: Person(displayName: "Bill"), currencyAmount: amount)
    #expect(amount.spokenText == "12.5 EUR")
    for (name, text) in [("payee", "Bill"), ("currencyAmount", "12.5 EUR")] {
      let parameter = SendPaymentIntent.schema.parameter(named: name)
      #expect(intent.fieldValues[name].map { parameter?.type.spokenText(of: $0) } == text)
    }
  }

  @Test func `a string stands for the library or a playlist by name`() throws {
    #expect(try MediaDestination(parameterValue: "library") == .library)
    #expect(try MediaDestination(parameterValue: "Road trip") == .playlist("Road trip"))
    #expect(
      try MediaDestination(parameterValue: ["playlistName": "library"]) == .playlist("library"))
    #expect(throws: ParameterError.self) { try MediaDestination(parameterValue: [:]) }
  }
}
