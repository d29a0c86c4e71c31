import IntentCatalog
import Testing

@Suite("What SiriKit's names become in Swift")
struct SwiftNamesTests {
  @Test(
    "A type loses its prefix, a nested type its dot",
    arguments: [
      ("INPerson", "Person"), ("INSendMessageIntent", "SendMessageIntent"),
      ("INCar.HeadUnit", "CarHeadUnit"), ("INIntentError.Code", "IntentErrorCode"),
      ("INCar.ChargingConnectorType", "CarChargingConnectorType"), ("INTask", "TaskItem"),
      ("INTaskList", "TaskList"), ("Int", "Int"), ("String", "String"), ("URL", "URL"),
      ("CLPlacemark", "Placemark"), ("NSDecimalNumber", "Decimal"), ("NSRange", "Range<Int>"),
      ("NSUserActivity", "UserActivity"), ("Measurement<UnitLength>", "Quantity<LengthUnit>"),
      ("[String : Any]", "[String: ParameterValue]"), ("TimeInterval", "Double"),
    ])
  func type(_ name: String, _ swift: String) {
    #expect(SwiftNames.type(name) == swift)
  }

  @Test(
    "A type is taken apart and put together again",
    arguments: [
      ("[INPerson]?", "[Person]?"), ("INPerson?", "Person?"), ("[INTask]", "[TaskItem]"),
      ("[String : Any]?", "[String: ParameterValue]?"), ("Int", "Int"),
      ("Measurement<UnitMass>?", "Quantity<MassUnit>?"),
    ])
  func wholeType(_ type: String, _ swift: String) {
    #expect(SwiftType(type).text == swift)
  }

  @Test(
    "A domain's folder has no spaces",
    arguments: [
      ("Messages", "Messages"), ("Ride Booking", "RideBooking"),
      ("Lists and Notes", "ListsAndNotes"), ("CarPlay", "CarPlay"),
    ])
  func folder(_ domain: String, _ folder: String) {
    #expect(SwiftNames.folder(domain) == folder)
  }

  @Test(
    "A word of the language is set in backticks",
    arguments: [("default", "`default`"), ("none", "none"), ("all", "all")])
  func declared(_ name: String, _ declared: String) {
    #expect(SwiftNames.declared(name) == declared)
  }

  @Test(
    "A name is read as words",
    arguments: [
      ("recipients", "recipients"), ("callRecordToCallBack", "call record to call back"),
      ("dropOffLocation", "drop off location"),
    ])
  func words(_ name: String, _ words: String) {
    #expect(SwiftNames.words(name) == words)
  }

  @Test("An intent's name has neither prefix nor ending")
  func intent() {
    #expect(SwiftNames.intent("INSendMessageIntent") == "SendMessage")
  }
}
