import IntentKitCore
import IntentKitSimulator
import Testing

@Suite("Looking up names in contacts")
struct ContactBookTests {
  @Test(arguments: [
    ("Bill James", "c1"), ("bill james", "c1"), ("James", "c1"), ("Jose Nunez", "c4"),
    ("山田太郎", "c3"), ("太郎", "c3"), ("太郎さん", "c3"), ("山田さん", "c3"),
  ])
  func `a single match is passed with all its details`(_ name: String, _ identifier: String) {
    let person = ContactBook.sample.person(named: name)
    #expect(person.contactIdentifier == identifier)
    #expect(person.siriMatches?.map(\.contactIdentifier) == [identifier])
    #expect(person.siriMatches?.first?.siriMatches == nil)
  }

  @Test func `several matches are candidates of the spoken name`() {
    let person = ContactBook.sample.person(named: "Bill")
    #expect(person.displayName == "Bill")
    #expect(person.contactIdentifier == nil)
    #expect(person.siriMatches?.map(\.displayName) == ["Bill James", "Bill Smith"])
  }

  @Test(arguments: ["Zoe", "郎", ""])
  func `an unknown person has only the spoken name`(_ name: String) {
    #expect(ContactBook.sample.person(named: name) == Person(displayName: name))
  }

  @Test func `an app without access to the contacts gets only the spoken name`() {
    let book = ContactBook(ContactBook.sample.contacts, access: .denied)
    #expect(book.person(named: "Bill James") == Person(displayName: "Bill James"))
  }

  @Test func `a full name takes precedence over a partial name`() {
    let book = ContactBook([Person(displayName: "Bill"), Person(displayName: "Bill James")])
    #expect(book.person(named: "Bill").siriMatches?.map(\.displayName) == ["Bill"])
  }

  @Test func `a contact is found by an address and by parts of its name`() {
    let book = ContactBook([
      Person(
        personHandle: PersonHandle(value: "will@example.com"),
        nameComponents: PersonName(givenName: "William", nickname: "Bill"), displayName: "W. J.",
        contactIdentifier: "c1", aliases: [PersonHandle(value: "+1 555")])
    ])
    for name in ["will@example.com", "+1 555", "William", "bill"] {
      #expect(book.person(named: name).contactIdentifier == "c1", "\(name)")
    }
  }

  @Test func `contacts that are added after a look-up are found`() {
    var book = ContactBook([Person(displayName: "Bill James")])
    let other = book
    #expect(book.matches(for: "Bill").map(\.displayName) == ["Bill James"])
    book.contacts.insert(Person(displayName: "Bill Smith"), at: 0)
    #expect(book.matches(for: "Bill").map(\.displayName) == ["Bill Smith", "Bill James"])
    book.contacts.removeLast(2)
    #expect(book.matches(for: "Bill").isEmpty)
    #expect(other.matches(for: "bill james") == other.contacts)
    #expect(other == ContactBook(other.contacts))
    #expect(other.hashValue == ContactBook(other.contacts).hashValue)
  }

  @Test func `matches are in the order of the contacts, each of them once`() {
    let names = ["山田太郎", "太郎", "太郎山", "太郎 太郎", "郎太"]
    let book = ContactBook(names.map { Person(displayName: $0) })
    #expect(book.matches(for: "太郎").map(\.displayName) == ["太郎"])
    let parts = ContactBook(names.filter { $0 != "太郎" }.map { Person(displayName: $0) })
    #expect(parts.matches(for: "太郎さん").map(\.displayName) == ["山田太郎", "太郎山", "太郎 太郎"])
  }

  @Test func `only people that are plain names are looked up`() {
    let book = ContactBook.sample
    let filled = book.filling(
      ["recipients": ["Bill James", ["displayName": "Bill"]], "content": "Bill"],
      of: SendMessageIntent.schema)
    #expect(
      filled == [
        "recipients": [
          book.person(named: "Bill James").parameterValue, ["displayName": "Bill"],
        ], "content": "Bill",
      ])
    let payment = book.filling(["payee": "Bill", "unknown": "x"], of: SendPaymentIntent.schema)
    #expect(
      payment == ["payee": book.person(named: "Bill").parameterValue, "unknown": "x"])
  }

  @Test func `people in an answer are looked up`() {
    let book = ContactBook.sample
    let prompt = Prompt(.value, parameter: "recipients")
    #expect(
      book.filling(.value(["Bill", "Zoe"]), to: prompt, context: .message)
        == .value(
          [book.person(named: "Bill").parameterValue, ["displayName": "Zoe"]]))
    #expect(book.filling(.yes, to: prompt, context: .message) == .yes)
    let content = Prompt(.value, parameter: "content")
    #expect(book.filling(.value("Bill"), to: content, context: .message) == .value("Bill"))
  }
}
