import FoundationEssentials
import IntentKitCore
import Testing

@Suite("A bare text stands for what it plainly means")
struct BareTextTests {
  @Test func `a person, a place, a title or a name is enough`() throws {
    #expect(try Person(parameterValue: "Bill") == Person(displayName: "Bill"))
    #expect(try Placemark(parameterValue: "Home") == Placemark(name: "Home"))
    #expect(
      try TaskList(parameterValue: "Groceries")
        == TaskList(title: SpeakableString(spokenPhrase: "Groceries")))
    #expect(try Image(parameterValue: "logo") == Image(named: "logo"))
  }

  @Test func `a text in a note needs no kind`() throws {
    #expect(try NoteContent(parameterValue: "Buy milk") == .text(TextNoteContent(text: "Buy milk")))
    let intent = try CreateNoteIntent(parameterValue: ["content": "Buy milk"])
    #expect(intent.fieldValues == ["content": ["kind": "text", "text": "Buy milk"]])
  }

  @Test func `a date in a text reaches through triggers and ranges`() throws {
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
  func `an amount may be written with its currency`(
    _ text: ParameterValue, _ amount: CurrencyAmount
  ) throws {
    #expect(try CurrencyAmount(parameterValue: text) == amount)
    #expect(try PaymentAmount(parameterValue: text) == PaymentAmount(amount: amount))
  }

  @Test func `an amount is spoken with its currency, a person by the name`() {
    let amount = CurrencyAmount(amount: Decimal(125) / 10, currencyCode: "EUR")
    let intent = SendPaymentIntent(payee: Person(displayName: "Bill"), currencyAmount: amount)
    #expect(amount.spokenText == "12.5 EUR")
    for (name, text) in [("payee", "Bill"), ("currencyAmount", "12.5 EUR")] {
      let parameter = SendPaymentIntent.schema.parameter(named: name)
      #expect(intent.fieldValues[name].map { parameter?.type.spokenText(of: $0) } == text)
    }
  }

  @Test func `media goes to the library, or to a playlist by its name`() throws {
    #expect(try MediaDestination(parameterValue: "library") == .library)
    #expect(try MediaDestination(parameterValue: "Road trip") == .playlist("Road trip"))
    #expect(
      try MediaDestination(parameterValue: ["playlistName": "library"]) == .playlist("library"))
    #expect(throws: ParameterError.self) { try MediaDestination(parameterValue: [:]) }
  }
}
