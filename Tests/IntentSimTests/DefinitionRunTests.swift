import Foundation
import IntentKitCore
import TestSupport
import Testing

private let tea = "Examples/Definitions/TeaHouse/Base.lproj/Intents.intentdefinition"

@Suite("Runs of the intents of a definition file")
struct DefinitionRunTests {
  @Test func `an intent runs before there is a handler`() async throws {
    let result = try await IntentSim.run([
      "run", "OrderTea", "--definition", tea, "--locale", "en", "--set", "quantity=12",
      "--answer", "tea=Sencha", "--answer", "quantity=3", "--answer", "extras=mint",
      "--answer", "shop=Harbor Street", "--answer", "confirmation=yes",
    ])
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("OrderTea · TeaHouse\n"))
    #expect(result.output.contains("Which tea would you like?"))
    #expect(result.output.contains("We make at most 10 cups. How many cups?"))
    #expect(result.output.contains("✔ succeeded"))
  }

  @Test func `scenarios name their definition file`() async throws {
    let result = try await IntentSim.run(["replay", "Examples/Scenarios/TeaHouse", "-q"])
    #expect(result.status == 0, "\(result.output)")
    let run = try await IntentSim.run(["run", "Examples/Scenarios/TeaHouse/receipt.json", "-q"])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func `a recording names the definition file as seen from its own folder`() async throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "a/b"), withIntermediateDirectories: true)
    let recording = folder.path(of: "a/b/tea.json")
    let answers = [
      "--answer", "tea=Sencha", "--answer", "extras=mint", "--answer", "shop=Harbor Street",
      "--answer", "confirmation=yes",
    ]
    let result = try await IntentSim.run(
      ["run", "OrderTea", "--definition", tea, "--record", recording, "-q"] + answers)
    #expect(result.status == 0, "\(result.errors)")
    let scenario = try JSONReader.value(from: String(contentsOfFile: recording, encoding: .utf8))
    let path = try String(parameterValue: #require(scenario["definition"]))
    #expect(path.hasPrefix("../"))
    #expect(path.hasSuffix("/\(tea)"))
    #expect(try await IntentSim.run(["replay", recording]).status == 0)

    // A recording in another folder names the same file.
    let other = folder.path(of: "other.json")
    #expect(try await IntentSim.run(["run", recording, "--record", other, "-q"]).status == 0)
    #expect(try await IntentSim.run(["replay", other]).status == 0)

    let printed = try await IntentSim.run(
      ["run", "OrderTea", "--definition", tea, "--record", "-"] + answers)
    #expect(try JSONReader.value(from: printed.output)["definition"] == .string(tea))
  }

  @Test(
    arguments: [
      ("OrderTee", tea, "Did you mean “OrderTea”?"),
      ("SendMessage", tea, "“SendMessage”, which no"),
      ("OrderTea", "", "needs the name of a file"),
    ])
  func `an intent that can't run has a reason`(
    _ intent: String, _ definition: String, _ reason: String
  ) async throws {
    let result = try await IntentSim.run(["run", intent, "--definition", definition, "--no-input"])
    #expect(result.status != 0)
    #expect(result.errors.contains(reason))
  }

  @Test func `a sentence requests an intent by the title of a combination`() async throws {
    let result = try await IntentSim.run([
      "say", "Order 3 sencha", "--definition", tea, "--dry-run", "--format", "json",
    ])
    #expect(result.status == 0)
    let value = try JSONReader.value(from: result.output)
    #expect(value["interpretations"]?[0]?["intent"] == "OrderTea")
    #expect(value["interpretations"]?[0]?["parameters"]?["quantity"] == 3)
    let phrases = try await IntentSim.run([
      "phrases", "OrderTea", "--definition", tea, "--locale", "en",
    ])
    #expect(phrases.output.lowercased().components(separatedBy: "order tea\n").count == 2)
  }

  @Test func `the lines about a definition file are those of its intents`() async throws {
    let result = try await IntentSim.run(["lines", "--definition", tea, "--locale", "en"])
    #expect(result.status == 0)
    #expect(result.output.contains("OrderTea · TeaHouse"))
    #expect(result.output.contains("Just to confirm, "))
    #expect(result.output.contains("  more, voice                 There is also: "))
  }

  @Test(arguments: [
    (["run", "OrderTee", "--definition", tea], "there is no intent “OrderTee”. Did you mean"),
    (["run", "OrderTea", "--definition", "no-file"], "no-file"),
    (
      ["run", "OrderTea", "--definition", "Examples/Definitions/broken.intentdefinition"],
      "Examples/Definitions/broken.intentdefinition:"
    ),
    (
      ["replay", "Examples/Scenarios/TeaHouse", "--definition", tea, "--record", "all"],
      "replay takes --record or --definition, not both"
    ),
  ])
  func `a definition that can't be used has a message`(
    arguments: [String], message: String
  ) async throws {
    let result = try await IntentSim.run(arguments)
    #expect(result.status != 0)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test(.requires(.python3))
  func `an extension handles the intents of a definition file`() async throws {
    let folder = try ScratchFolder()
    let guest = folder.path(of: "teas.py")
    try teaGuest().write(toFile: guest, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: guest)
    let recording = folder.path(of: "tea.json")
    let options = ["--definition", tea, "--extension", guest]
    let run = try await IntentSim.run(
      ["run", "OrderTea", "--record", recording, "--answer", "Assam", "--answer", "yes"] + options)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("There are 3 orders before yours."))
    #expect(try await IntentSim.run(["replay", recording] + options).status == 0)
    let said = try await IntentSim.run(
      ["say", "order tea", "--answer", "1", "--answer", "yes"] + options)
    #expect(said.status == 0, "\(said.errors)")
    let described = try await IntentSim.run(["describe", "OrderTea"] + options)
    #expect(described.output.contains("ordersWaiting"))
  }

  /// The Python example with a handler for tea and without definitions.
  private func teaGuest() throws -> String {
    let example = PackageUnderTest.url(of: "Examples/PythonGuest/guest.py")
    var text = try String(contentsOf: example, encoding: .utf8)
    for (old, new) in [
      ("\"OrderSoupIntent\"", "\"OrderTeaIntent\""), ("\"definitions\": DEFINITIONS,", ""),
      ("\"types\": TYPES,", ""), ("\"OrderSoup\": Soups()", "\"OrderTea\": Teas()"),
      (
        "HANDLERS =",
        """
        class Teas:
            def resolve_tea(self, parameters):
                tea = parameters.get("tea")
                return [{"kind": "success", "value": tea} if tea else {"kind": "needsValue"}]

            def options_tea(self, parameters):
                return [{"identifier": name, "displayString": name} for name in ("Sencha", "Assam")]

            def handle(self, parameters):
                return {"code": "ordersWaiting", "waitTime": 3}


        HANDLERS =
        """
      ),
    ] {
      try #require(text.contains(old))
      text = text.replacing(old, with: new)
    }
    return text
  }

  @Test(.requires(.python3))
  func `an extension's own definition precedes that of a file`() async throws {
    let soups = "Examples/SoupStand/Sources/SoupStand/Base.lproj/SoupStand.intentdefinition"
    let options = ["--definition", soups, "--extension", "Examples/PythonGuest/guest.py"]
    let described = try await IntentSim.run(["describe", "OrderSoup"] + options)
    #expect(described.output.contains("resolveSize(for:)"))
    let run = try await IntentSim.run(
      ["run", "OrderSoup", "--answer", "miso", "--no-input", "--locale", "en"] + options)
    #expect(run.output.contains("What is the size?"))
  }

  @Test(.requires(.python3))
  func `an extension that doesn't declare the intent is named`() async throws {
    let result = try await IntentSim.run([
      "run", "OrderTea", "--definition", tea, "--extension", "Examples/PythonGuest/guest.py",
    ])
    #expect(result.status == 2)
    #expect(result.errors.contains("OrderTea"))
    #expect(result.errors.contains("OrderSoup"), "\(result.errors)")
  }
}
