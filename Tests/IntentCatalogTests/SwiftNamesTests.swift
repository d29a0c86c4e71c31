import Testing

@testable import IntentCatalog
@testable import IntentNames

@Suite("Swift names of SiriKit's symbols")
struct SwiftNamesTests {
  @Test(arguments: [
    ("INPerson", "Person"), ("INSendMessageIntent", "SendMessageIntent"),
    ("INCar.HeadUnit", "CarHeadUnit"), ("INIntentError.Code", "IntentErrorCode"),
    ("INCar.ChargingConnectorType", "CarChargingConnectorType"), ("INTaskList", "TaskList"),
    ("Int", "Int"), ("String", "String"), ("URL", "URL"),
  ])
  func `a type is named without the prefix and without dots`(_ name: String, _ swift: String) {
    #expect(SwiftNames.type(name) == swift)
  }

  @Test(arguments: [("INTask", "TaskItem"), ("INTaskPriority", "TaskItemPriority")])
  func `a type whose name would hide one of Swift's has another name`(
    _ name: String, _ swift: String
  ) {
    #expect(SwiftNames.type(name) == swift)
  }

  @Test func `no type of the catalog hides a common type of Swift's`() throws {
    let catalog = try SystemCatalog(packagePath: Package.path)
    let names =
      catalog.values.map(\.name) + catalog.enumerations.map(\.name) + catalog.keywords.map(\.name)
    let hidden: Set = [
      "Task", "TaskGroup", "TaskLocal", "TaskPriority", "Actor", "Array", "Character", "Clock",
      "Data", "Date", "Dictionary", "Double", "Duration", "Error", "Instant", "Measurement",
      "Notification", "Optional", "Range", "Result", "Sequence", "Set", "Unit",
    ]
    #expect(hidden.intersection(names.map(SwiftNames.type)).isEmpty)
    // An exception that isn't needed would depart from SiriKit's names without a reason.
    for name in SwiftNames.exceptions.keys { #expect(hidden.contains(String(name.dropFirst(2)))) }
  }

  @Test(arguments: [
    ("CLPlacemark", "Placemark"), ("NSDecimalNumber", "Decimal"), ("NSRange", "Range<Int>"),
    ("NSUserActivity", "UserActivity"), ("Measurement<UnitLength>", "Quantity<LengthUnit>"),
    ("[String : Any]", "[String: ParameterValue]"), ("TimeInterval", "Double"),
  ])
  func `a type of another framework has a counterpart`(_ name: String, _ swift: String) {
    #expect(SwiftNames.type(name) == swift)
  }

  @Test(arguments: [
    ("[INPerson]?", "[Person]?"), ("INPerson?", "Person?"), ("[INTask]", "[TaskItem]"),
    ("[String : Any]?", "[String: ParameterValue]?"), ("Int", "Int"),
    ("Measurement<UnitMass>?", "Quantity<MassUnit>?"),
  ])
  func `a type keeps its brackets and its question mark`(_ type: String, _ swift: String) {
    #expect(SwiftType(type).text == swift)
  }

  @Test(arguments: [
    ("Messages", "Messages"), ("Ride Booking", "RideBooking"),
    ("Lists and Notes", "ListsAndNotes"), ("CarPlay", "CarPlay"),
  ])
  func `the folder of a domain is named without spaces`(_ domain: String, _ folder: String) {
    #expect(SwiftNames.folder(domain) == folder)
  }

  @Test(arguments: [("default", "`default`"), ("none", "none"), ("all", "all")])
  func `a keyword is declared in backticks`(_ name: String, _ declared: String) {
    #expect(SwiftNames.declared(name) == declared)
  }

  @Test func `an intent is named without prefix and suffix`() {
    #expect(SwiftNames.intent("INSendMessageIntent") == "SendMessage")
  }
}
