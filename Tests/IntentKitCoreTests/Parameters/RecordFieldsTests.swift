import IntentKitCore
import Testing

@Suite("Tables of record fields")
struct RecordFieldsTests {
  @Test(arguments: [
    Seat(row: 3), Seat(row: 3, guest: "Ada", comfort: .wide, isWindow: true, extras: ["rug"]),
  ])
  func `a record survives a round trip`(_ seat: Seat) throws {
    #expect(try Seat(parameterValue: seat.parameterValue) == seat)
    #expect(try Seat(parameterValue: .object(seat.fieldValues)) == seat)
  }

  @Test func `a field with its absence value is omitted and one with a default is always written`()
  {
    #expect(Seat(row: 3).fieldValues == ["row": 3, "comfort": "usual", "label": "3"])
    #expect(
      Seat(row: 3, isWindow: true, extras: ["rug"]).fieldValues
        == ["row": 3, "comfort": "usual", "label": "3w", "isWindow": true, "extras": ["rug"]])
  }

  @Test func `a missing optional field gets its absence value or its default`() throws {
    let seat = try Seat(parameterValue: ["row": 3])
    #expect(seat == Seat(row: 3, guest: nil, comfort: .usual, isWindow: false, extras: []))
  }

  @Test func `a derived field is ignored when a record is read`() throws {
    #expect(try Seat(parameterValue: ["row": 3, "label": "9"]) == Seat(row: 3))
  }

  @Test func `the schema lists the fields in table order with their summaries`() {
    let schema = Seat.recordSchema
    #expect(schema.name == "Seat")
    #expect(schema.textField == "row")
    #expect(
      schema.fields.map(\.name) == ["row", "guest", "comfort", "isWindow", "extras", "label"])
    #expect(schema.fields.map(\.isRequired) == [true, false, false, false, false, false])
    #expect(
      schema.fields.map(\.type)
        == [.integer, .string, Comfort.parameterType, .boolean, .list(.string), .string])
    #expect(schema.fields[0].summary == "The row, from 1.")
  }

  @Test func `a string stands for the text field`() throws {
    #expect(try Seat(parameterValue: "3") == Seat(row: 3))
  }

  @Test(
    arguments: [
      ([:], "row: found nothing, expected a whole number."),
      (["row": true], "row: found true, expected a whole number."),
      (
        ["row": 3, "comfort": "wid"],
        "comfort: found the name “wid”, expected one of usual, wide. Did you mean “wide”?"
      ),
      (["row": 3, "extras": ["rug", 1]], "extras[1]: found the number 1, expected a string."),
      (["row": 3, "label": 3], "label: found the number 3, expected a string."),
      (["row": 0], "row: found 0, expected a row from 1."),
      (
        ["row": 3, "gest": "Ada"],
        """
        gest: found the key “gest”, expected one of row, guest, comfort, isWindow, extras, label. \
        Did you mean “guest”?
        """
      ),
      (
        ["gest": "Ada"],
        """
        gest: found the key “gest”, expected one of row, guest, comfort, isWindow, extras, label. \
        Did you mean “guest”?
        """
      ),
    ] as [([String: ParameterValue], String)])
  func `an invalid object is rejected with its path`(
    _ fields: [String: ParameterValue], _ message: String
  ) {
    let error = #expect(throws: ParameterError.self) {
      try Seat(parameterValue: .object(fields))
    }
    #expect(error?.description == message)
  }

  @Test func `the fields of an embedded record are read and written with the others`() throws {
    let ticket = Ticket(price: 12, seat: Seat(row: 3, guest: "Ada"), stamps: 2)
    #expect(
      ticket.fieldValues
        == [
          "price": 12, "row": 3, "guest": "Ada", "comfort": "usual", "label": "3", "stamps": 2,
        ])
    #expect(try Ticket(parameterValue: ticket.parameterValue) == ticket)
    #expect(
      Ticket.recordSchema.fields.map(\.name)
        == ["price", "row", "guest", "comfort", "isWindow", "extras", "label", "stamps"])
  }

  @Test func `a function can change or reject the values of a row`() throws {
    let ticket: ParameterValue = ["price": 120, "row": 3, "stamps": 2]
    #expect(try Ticket(parameterValue: ticket) == Ticket(price: 99, seat: Seat(row: 3), stamps: 2))
    let error = #expect(throws: ParameterError.self) {
      try Ticket(parameterValue: ["price": -1, "row": 3, "stamps": 2])
    }
    #expect(error?.description == "price: found -1, expected a price from 0.")
  }
}

// MARK: - Fixtures

enum Comfort: String, Sendable, Hashable, CaseIterable, NamedValue {
  case usual, wide
}

struct Seat: DeclaredRecord {
  var row: Int
  var guest: String?
  var comfort = Comfort.usual
  var isWindow = false
  var extras: [String] = []

  var label: String { "\(row)\(isWindow ? "w" : "")" }

  static let recordFields = RecordFields<Seat>(
    textField: "row",
    .required("row", \.row, summary: "The row, from 1."),
    .optional("guest", \.guest),
    .optional("comfort", \.comfort, default: .usual),
    .optional("isWindow", \.isWindow, absence: false),
    .optional("extras", \.extras, absence: []),
    .derived("label", \.label)
  ) { row, guest, comfort, isWindow, extras, _ throws(ParameterError) in
    guard row > 0 else {
      throw ParameterError(
        found: "\(row)", expected: "a row from 1", path: ParameterPath([.name("row")]))
    }
    return Seat(row: row, guest: guest, comfort: comfort, isWindow: isWindow, extras: extras)
  }
}

struct Ticket: DeclaredRecord {
  var price: Int
  var seat: Seat
  var stamps: Int

  static let recordFields = RecordFields<Ticket>(
    .required("price", \.price).mapped(by: payable),
    .embedded(\.seat),
    .required("stamps", \.stamps),
    make: Ticket.init)

  private static func payable(price: Int) throws(ParameterError) -> Int {
    guard price >= 0 else { throw ParameterError(found: "\(price)", expected: "a price from 0") }
    return min(price, 99)
  }
}
