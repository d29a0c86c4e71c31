import Foundation
import IntentKitCore
import IntentKitPlatform
import Testing

@testable import IntentKitSimulator

@Suite("Details cards")
struct DetailsCardTests {
  private func lines(
    _ situation: Situation, _ book: Phrasebook = .english, width: Int = 60, isRequest: Bool = false
  ) -> String {
    let words = ValueWords(phrasebook: book, now: MomentTests.now)
    let card =
      isRequest ? DetailsCard.request(situation, words) : DetailsCard.response(situation, words)
    return card.lines(width: width).joined(separator: "\n")
  }

  private static let ride = Situation(
    intent: "GetRideStatus", schema: GetRideStatusIntent.schema, app: "Unicorn",
    response: [
      "code": "success", "rideStatus": ResponseStatementTests.ride.parameterValue,
      "userActivity": ["activityType": "secret"],
    ])

  @Test func `the card of a ride omits identifiers`() {
    #expect(
      lines(Self.ride) == """
        │ Status   confirmed
        │ Driver   Bob
        │ Vehicle  Audi A2
        │ Pick-up  9:05 AM
        │ Arrival  9:15 AM
        │ To       Perlan
        │ Booking  ride-1
        """)
    #expect(
      lines(Self.ride, .japanese) == """
        │ 状況      確定
        │ 運転手    Bobさん
        │ 車        Audi A2
        │ お迎え    午前9時5分
        │ 到着      午前9時15分
        │ 行き先    Perlan
        │ 予約番号  ride-1
        """)
  }

  @Test func `the card of a booked ride has the number of people of the request`() {
    var situation = Self.ride
    situation.intent = "RequestRide"
    situation.schema = RequestRideIntent.schema
    situation.parameters = ["partySize": 5, "rideOptionName": "SUV"]
    #expect(lines(situation).hasSuffix("│ Number of people  5"))
    #expect(lines(situation, .japanese).hasSuffix("│ 人数      5"))
    #expect(!lines(situation).contains("SUV"))
  }

  @Test func `a deprecated parameter doesn't repeat the one that replaces it`() {
    var situation = Situation(
      intent: "SendMessage", schema: SendMessageIntent.schema, app: "UnicornChat",
      parameters: ["speakableGroupName": "Riders", "groupName": "Riders"])
    #expect(lines(situation, isRequest: true) == "│ Group  Riders")
    situation.parameters["speakableGroupName"] = nil
    #expect(lines(situation, isRequest: true) == "│ Group  Riders")
  }

  private static func accounts(_ count: Int) -> Situation {
    let accounts = (1...count).map {
      PaymentAccount.sample("Account \($0)", Decimal($0 * 1000)).parameterValue
    }
    return Situation(
      intent: "SearchForAccounts", schema: SearchForAccountsIntent.schema, app: "Bank",
      response: ["accounts": .array(accounts)])
  }

  @Test func `a list is numbered and shortened`() {
    #expect(lines(Self.accounts(1)) == "│ Accounts  Account 1 · checking · $1,000.00")
    #expect(
      lines(Self.accounts(8)) == """
        │ Accounts  1  Account 1 · checking · $1,000.00
        │           2  Account 2 · checking · $2,000.00
        │           3  Account 3 · checking · $3,000.00
        │           4  Account 4 · checking · $4,000.00
        │           5  Account 5 · checking · $5,000.00
        │           6  Account 6 · checking · $6,000.00
        │           … and 2 more
        """)
    #expect(lines(Self.accounts(8), .japanese).hasSuffix("…ほか2件"))
  }

  @Test func `the card before a confirmation has each value of request and response once`() {
    var situation = Situation(
      intent: "SendPayment", schema: SendPaymentIntent.schema, app: "Bank",
      parameters: ResponseStatementTests.wish,
      response: ResponseStatementTests.payment(fee: 0.75))
    #expect(
      lines(situation, isRequest: true) == """
        │ To      Lena
        │ Amount  €20.00
        │ Fee     €0.75
        """)
    situation.response = [:]
    #expect(
      lines(situation, isRequest: true) == """
        │ To      Lena
        │ Amount  €20.00
        """)
  }

  @Test func `a card omits the user`() {
    let situation = Situation(
      intent: "SendPayment", schema: SendPaymentIntent.schema, app: "Bank",
      response: [
        "paymentRecord": [
          "payer": ["displayName": "You", "isMe": true], "payee": ["displayName": "Lena"],
        ]
      ])
    #expect(lines(situation) == "│ To  Lena")
  }

  @Test func `a text keeps its lines, which wrap beside the label`() {
    let text = "A hat for cats\nand a scarf for giraffes that are cold in the evening"
    let situation = Situation(
      intent: "CreateNote", schema: CreateNoteIntent.schema, app: "Notes",
      response: [
        "createdNote": ["title": "Ideas", "contents": [["kind": "text", "text": .string(text)]]]
      ])
    #expect(
      lines(situation, width: 40) == """
        │ Note  Ideas
        │ Text  A hat for cats
        │       and a scarf for giraffes that
        │       are cold in the evening
        """)
  }

  @Test func `a card omits the content of the sentence`() {
    let words = ValueWords(phrasebook: .english, now: nil)
    let card = DetailsCard.response(Self.accounts(1), words)
    #expect(card.isContained(in: "You have Account 1 · checking · $1,000.00."))
    #expect(!card.isContained(in: "You have Account 1."))
    #expect(!DetailsCard.response(Self.accounts(8), words).isContained(in: lines(Self.accounts(8))))
  }

  @Test func `tasks that are the whole list are shown once`() {
    let tasks: ParameterValue = [["title": "Milk"], ["title": "Eggs"]]
    let situation = Situation(
      intent: "AddTasks", schema: AddTasksIntent.schema, app: "Notes",
      response: ["modifiedTaskList": ["title": "Groceries", "tasks": tasks], "addedTasks": tasks])
    #expect(
      lines(situation) == """
        │ List   Groceries
        │ Tasks  1  Milk
        │        2  Eggs
        """)
  }

  @Test func `an unknown intent has no card`() {
    let situation = Situation(intent: "Soup", app: "Chef", response: ["soup": "clam"])
    #expect(lines(situation).isEmpty)
    #expect(lines(situation, isRequest: true).isEmpty)
  }

  @Test func `the card of a paid bill begins with the payment`() {
    let bill: ParameterValue = [
      "billPayee": ["nickname": "Phone"], "dueDate": "2026-01-15", "paymentStatus": "completed",
    ]
    let situation = Situation(
      intent: "PayBill", schema: PayBillIntent.schema, app: "Bank",
      response: [
        "billDetails": bill,
        "transactionAmount": ["amount": ["amount": "44.49", "currencyCode": "USD"]],
      ])
    #expect(
      lines(situation) == """
        │ Amount  $44.49
        │ Bill    Phone
        │ Due on  January 15
        │ Status  paid
        """)
  }

  @Test(arguments: [29, 40, 69])
  func `no line of a card exceeds the available width`(_ width: Int) {
    for situation in [Self.ride, Self.accounts(8)] {
      for book in [Phrasebook.english, .japanese] {
        let words = ValueWords(phrasebook: book, now: nil)
        for line in DetailsCard.response(situation, words).lines(width: width) {
          #expect(line.columns <= width, "\(line)")
        }
      }
    }
  }

  @Test func `a record without a name is shown field by field`() {
    let guest: ParameterValue = ["displayName": "Bob", "phoneNumber": "555 0100"]
    let schema = GetRestaurantGuestIntent.schema
    let preferences: ParameterValue = ["nameFieldShouldBeDisplayed": true]
    let situation = Situation(
      intent: schema.name, schema: schema, app: "Chef",
      response: ["guest": guest, "guestDisplayPreferences": preferences])
    #expect(
      lines(situation) == """
        │ Guest       Bob
        │ Name shown  yes
        """)
  }

  @Test func `a quiet conversation has no cards`() {
    let events: [TraceEvent.Kind] = [
      .started(intent: "GetRideStatus", parameters: FieldSnapshot(fields: [:]), app: "Unicorn"),
      .responded(
        .handle, code: "success", response: FieldSnapshot(fields: Self.ride.response),
        elapsed: .zero),
      .ended(Outcome(.succeeded)),
    ]
    func text(_ detail: ConversationText.Detail) -> [String] {
      var text = ConversationText(detail: detail, now: MomentTests.now)
      return events.flatMap { text.lines(for: TraceEvent(at: .zero, $0)) }
    }
    #expect(text(.normal).contains("           │ Driver   Bob"))
    #expect(text(.quiet).count == 1)
    #expect(!text(.quiet).contains { $0.contains("│") })
  }
}
