import IntentKitCore
import TestSupport
import Testing

private let message = [
  "run", "--intent", "SendMessage", "--set", "recipients=Bill", "--set", "content=hello",
]

@Suite("The situation of a request")
struct SituationTests {
  @Test func `switches set what a scenario's given contains, and recordings keep it`() async throws
  {
    let folder = try Folder()
    let result = try await IntentSim.run(
      message + [
        "--locked", "--contacts", "denied", "--siri-authorization", "restricted", "--record", "-",
      ])
    #expect(result.status == 1)
    let recording = try JSONReader.value(from: result.output)
    #expect(recording["given"]?["locked"] == true)
    #expect(recording["given"]?["contactsAccess"] == "denied")
    #expect(recording["given"]?["siriAuthorization"] == "restricted")
    try folder.write("a.json", result.output)
    let again = try await IntentSim.run(["replay", "a.json"], folder: folder)
    #expect(again.status == 0)
  }

  @Test func `a locked device is unlocked before a protected request`() async throws {
    let result = try await IntentSim.run([
      "run", "--intent", "SendPayment", "--app", "HarborBank", "--set", "payee=Grace",
      "--set", "currencyAmount=25 USD", "--locked", "--answer", "unlock=no",
    ])
    #expect(result.status == 1)
    #expect(result.output.contains("Please unlock your device first."))
  }

  @Test func `without a screen, options are spoken in parts`() async throws {
    let file = "Examples/Scenarios/TeaHouse/which-sencha.json"
    let seen = try await IntentSim.run(["run", "Examples/Scenarios/TeaHouse/voice-pages.json"])
    #expect(seen.status == 0)
    #expect(seen.output.contains("There are 7 options. Which tea would you like? Sencha, Gyokuro,"))
    #expect(!seen.output.contains("1  Sencha"))
    #expect(!seen.output.contains("│"))
    let recording = try JSONReader.value(
      from: try await IntentSim.run(["run", file, "--voice", "--record", "-"]).output)
    #expect(recording["given"]?["voice"] == true)
  }

  @Test func `without access to the contacts, nothing is found in them`() async throws {
    let result = try await IntentSim.run([
      "say", "Send Bill a message with UnicornChat saying hello", "--contacts", "denied",
      "--siri-authorization", "authorized", "--format", "json",
    ])
    let parameters = try JSONReader.value(from: result.output)["parameters"]
    #expect(parameters?["recipients"]?[0]?["contactIdentifier"] == nil)
    #expect(result.status != 2)
  }

  @Test func `places, date, app state and source can be options, and recordings keep them`()
    async throws
  {
    let request = [
      "--places", "home=Harpa", "--places", #"work={"name": "Perlan"}"#, "--now",
      "2026-01-01T09:00:00Z", "--app-state", "background",
    ]
    let said = try await IntentSim.run(
      [
        "say", "Book a ride from home to work with UnicornRides", "--answer", "confirmation=yes",
        "--format", "json",
      ] + request)
    #expect(said.status == 0, "\(said.errors)")
    let run = try JSONReader.value(from: said.output)
    #expect(run["now"] == "2026-01-01T09:00:00Z")
    #expect(run["parameters"]?["pickupLocation"]?["name"] == "Harpa")
    #expect(run["parameters"]?["dropOffLocation"]?["name"] == "Perlan")
    let recording = try JSONReader.value(
      from: try await IntentSim.run(
        [
          "run", "--intent", "ListRideOptions", "--set", "pickupLocation=Harpa", "--set",
          "dropOffLocation=Perlan", "--source", "maps", "--answer", "rideOptions=SUV", "--record",
          "-",
        ] + request
      ).output)
    #expect(recording["source"] == "maps")
    #expect(recording["given"]?["appState"] == "background")
    #expect(recording["given"]?["places"]?["home"]?["name"] == "Harpa")
    #expect(recording["expect"]?["parameters"]?["rideOptionName"]?["spokenPhrase"] == "SUV")
    #expect(recording["expect"]?["response"]?["rideStatus"]?["rideOption"]?["name"] == "SUV")
  }

  @Test func `a switch replaces what the scenario says`() async throws {
    let file = "Examples/Scenarios/UnicornChat/not-authorized.json"
    let denied = try await IntentSim.run(["run", file])
    #expect(denied.output.contains("refused"))
    let result = try await IntentSim.run([
      "run", file, "--siri-authorization", "authorized", "--no-input",
    ])
    #expect(result.output.contains("– awaitingConfirmation"))
  }
}
