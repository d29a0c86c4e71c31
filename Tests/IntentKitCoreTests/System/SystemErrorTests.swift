import IntentKitCore
import Testing

@Suite("Errors about values")
struct SystemErrorTests {
  @Test(arguments: samples)
  func `the message states the path, the found value, the expected type and a suggestion`(
    _ sample: Sample
  ) {
    let error = #expect(throws: ParameterError.self) { try sample.read() }
    #expect(error?.path.description == sample.path)
    #expect(error?.found == sample.found)
    if let expected = sample.expected { #expect(error?.expected == expected) }
    #expect(error?.hint == sample.hint)
  }

  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let read: @Sendable () throws -> Void
    let path: String
    let found: String
    let expected: String?
    let hint: String?

    init(
      _ type: any ParameterConvertible.Type, _ value: ParameterValue, path: String, found: String,
      expected: String? = nil, hint: String? = nil
    ) {
      self.testDescription = "\(type) from \(value)"
      self.read = { _ = try type.init(parameterValue: value) }
      self.path = path
      self.found = found
      self.expected = expected
      self.hint = hint
    }
  }
}

private let samples: [SystemErrorTests.Sample] = [
  .init(
    SendMessageIntent.self, ["recipient": ["Bill"]], path: "recipient",
    found: "the key “recipient”",
    expected: """
      one of recipients, outgoingMessageType, content, speakableGroupName, \
      conversationIdentifier, serviceName, sender, attachments, groupName
      """,
    hint: "Did you mean “recipients”?"),
  .init(
    SendMessageIntent.self, ["recipients": ["Bill", ["displayName": 3]]],
    path: "recipients[1].displayName", found: "the number 3", expected: "a string"),
  .init(
    SendMessageIntent.self, ["recipients": "Bill"], path: "recipients",
    found: "the string “Bill”", expected: "an array of Person objects"),
  .init(
    StartCallIntent.self, ["callCapability": "videocall"], path: "callCapability",
    found: "the name “videocall”", expected: "one of unknown, audioCall, videoCall",
    hint: "Did you mean “videoCall”?"),
  .init(
    SearchForMessagesIntent.self, ["attributes": ["read", "unraed"]], path: "attributes[1]",
    found: "the name “unraed”", expected: "one of read, unread, flagged, unflagged, played",
    hint: "Did you mean “unread”?"),
  .init(
    RequestRideIntent.self, ["partySize": 2.5], path: "partySize", found: "the number 2.5",
    expected: "a whole number"),
  .init(
    CancelRideIntent.self, [:], path: "rideIdentifier", found: "nothing", expected: "a string"),
  .init(
    SendMessageIntentResponse.self, ["code": "sucess"], path: "code", found: "the code “sucess”",
    hint: "Did you mean “success”?"),
  .init(
    Restaurant.self, "Osteria", path: "", found: "the string “Osteria”",
    expected: "a Restaurant object"),
  .init(
    Reservation.self, ["kind": "fligth"], path: "kind", found: "the kind “fligth”",
    expected: "one of boat, bus, flight, lodging, rentalCar, restaurant, ticketedEvent, train",
    hint: "Did you mean “flight”?"),
  .init(
    Reservation.self, [:], path: "kind", found: "nothing",
    expected: "one of boat, bus, flight, lodging, rentalCar, restaurant, ticketedEvent, train"),
  .init(
    NoteContent.self, ["kind": "text", "image": "star"], path: "image", found: "the key “image”",
    expected: "one of text"),
  .init(
    CreateNoteIntent.self, ["content": ["kind": "image", "image": ["width": 1, "named": "a"]]],
    path: "content.image", found: "a width alone", expected: "both width and height, or neither"),
  .init(
    Image.self, ["named": "a", "systemName": "b"], path: "", found: "an image with several sources",
    expected: "one of named, systemName, url, data"),
  .init(
    GetCarPowerLevelStatusIntentResponse.self,
    ["code": "success", "distanceRemaining": ["value": 5, "unit": "kilometres"]],
    path: "distanceRemaining.unit", found: "the name “kilometres”",
    hint: "Did you mean “kilometers”?"),
  .init(
    SendPaymentIntent.self, ["currencyAmount": "a lot"], path: "currencyAmount",
    found: "the string “a lot”", expected: "a CurrencyAmount object or its amount as a string"),
]
