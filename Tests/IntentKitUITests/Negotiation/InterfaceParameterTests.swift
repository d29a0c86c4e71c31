import Foundation
import IntentKitCore
import Testing

@Suite("Interface parameters")
struct InterfaceParameterTests {
  @Test func `parameters are equal if their types, key paths and indexes are`() {
    let nickname = InterfaceParameter(
      "SearchForAccountsIntentResponse", keyPath: "accounts.nickname")
    var second = nickname
    #expect(second == "SearchForAccountsIntentResponse.accounts.nickname")
    second.setIndex(1, forSubKeyPath: "accounts")
    #expect(second != nickname)
    #expect(second == "SearchForAccountsIntentResponse.accounts[1].nickname")
    #expect(second.parameterKeyPath == nickname.parameterKeyPath)
    #expect(second.index(forSubKeyPath: "accounts") == 1)
    #expect(second.index(forSubKeyPath: "accounts.nickname") == nil)
  }

  @Test func `an index of another key path is ignored`() {
    var content: InterfaceParameter = "SendMessageIntent.content"
    content.setIndex(1, forSubKeyPath: "recipients")
    #expect(content == "SendMessageIntent.content")
  }

  @Test(arguments: ["A.b", "A.b.c", "A.b[2].c[0]", "A.b[2]"])
  func `a parameter is its text`(_ text: String) throws {
    let parameter = InterfaceParameter(text)
    #expect(parameter.description == text)
    #expect(try InterfaceParameter(parameterValue: parameter.parameterValue) == parameter)
  }

  @Test(arguments: [
    ("SendMessageIntent.recipients", true), ("SendMessageIntent.recipients.displayName", true),
    ("SendMessageIntent.intentDescription", true), ("SendMessageIntent", false),
    ("SendMessageIntent.recipient", false), ("SendMessageIntent.content.text", false),
    ("SendMessageIntentResponse.sentMessages[0].content", true),
    ("SendMessageIntentResponse.recipients", false), ("SearchCallHistoryIntent.recipient", false),
  ])
  func `an intent has the parameters of its schema`(_ text: String, _ hasParameter: Bool) {
    #expect(
      SendMessageIntent.schema.hasInterfaceParameter(InterfaceParameter(text)) == hasParameter)
  }

  @Test func `the parameters of a custom intent with a class name have that class`() throws {
    let definition = IntentDefinition(
      "OrderSoup", className: "SPOrderSoupIntent",
      parameters: [.init("soup", type: "String")],
      responseProperties: [.init("minutes", type: "Int")])
    let schema = try #require(try IntentDefinitions([definition]).schemas().first)
    #expect(schema.intentTypeName == "SPOrderSoupIntent")
    #expect(schema.responseTypeName == "SPOrderSoupIntentResponse")
    #expect(schema.hasInterfaceParameter("SPOrderSoupIntentResponse.minutes"))
    #expect(!schema.hasInterfaceParameter("OrderSoupIntentResponse.minutes"))
    let interaction = Interaction(
      intent: try DynamicIntent(schema, fields: ["soup": "Miso"]), response: nil)
    #expect(interaction.parameterValue(for: "SPOrderSoupIntent.soup") == "Miso")
    #expect(interaction.parameterValue(for: "OrderSoupIntent.soup") == nil)
    // The class name isn't lost on the way to another process.
    #expect(try Interaction(parameterValue: interaction.parameterValue) == interaction)
  }

  @Test(
    arguments: [
      ("SendMessageIntent.content", "hello"),
      ("SendMessageIntent.recipients[1].displayName", "Tom"),
      ("SendMessageIntent.recipients.displayName", ["Bill", "Tom"]),
      ("SendMessageIntentResponse.code", "success"), ("SendMessageIntent.speakableGroupName", nil),
      ("SendMessageIntent.recipients[2].displayName", nil), ("Other.content", nil),
    ] as [(String, ParameterValue?)])
  func `an interaction has the values of parameters`(_ text: String, _ value: ParameterValue?) {
    let intent = SendMessageIntent(
      recipients: [Person(displayName: "Bill"), Person(displayName: "Tom")], content: "hello")
    let interaction = Interaction(
      intent: intent, response: SendMessageIntentResponse(code: .success))
    let parameter = InterfaceParameter(text)
    #expect(interaction.parameterValue(for: parameter) == value)
  }

  @Test func `many parameters of one interaction are looked up at once`() {
    let option = RideOption(name: "Sedan", estimatedPickupDate: Date(timeIntervalSince1970: 0))
    let response = RequestRideIntentResponse(
      code: .success,
      rideStatus: RideStatus(rideIdentifier: "1", phase: .confirmed, rideOption: option))
    let interaction = Interaction(intent: RequestRideIntent(), response: response)
    var present = PresentParameters(of: interaction)
    let known = [
      "rideStatus", "rideStatus.rideOption", "rideStatus.rideOption.name",
      "rideStatus.rideOption.specialPricing", "rideStatus.driver", "rideStatus.driver.name",
      "rideStatus.rideOption.name.more", "code", "code.name", "userActivity.title", "",
    ].filter { present.contains($0, isOfResponse: true) }
    #expect(
      known == ["rideStatus", "rideStatus.rideOption", "rideStatus.rideOption.name", "code"])
    let isOfIntent = present.contains("rideStatus", isOfResponse: false)
    #expect(!isOfIntent)
  }
}
