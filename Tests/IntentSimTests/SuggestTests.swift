import Foundation
import IntentKitCore
import TestSupport
import Testing

@Suite("intentsim suggest")
struct SuggestTests {
  private static let folder = "Examples/Definitions/TeaHouse"
  private static let definition = ["--definition", "\(folder)/Base.lproj/Intents.intentdefinition"]
  private static let donations = "\(folder)/donations.json"

  @Test(arguments: ["en", "ja"])
  func `donations are shown with their combinations and with suggestions`(
    _ language: String
  ) async throws {
    let result = try await IntentSim.run(
      ["suggest", Self.donations, "--locale", language] + Self.definition)
    #expect(result.errors == "")
    #expect(result.status == 5)
    try expectGolden(result.output, "suggest-\(language).txt")
  }

  @Test func `donations and suggestions are written as JSON`() async throws {
    let options = ["suggest", Self.donations, "--locale", "en"] + Self.definition + ["--format"]
    let result = try await IntentSim.run(options + ["json"])
    #expect(result.status == 5)
    let value = try JSONReader.value(from: result.output)
    #expect(value["status"] == 5)
    let first = value["donations"]?[0]
    #expect(first?["match"] == "combination")
    #expect(first?["title"] == "Order Sencha")
    #expect(first?["subtitle"] == "At the tea house")
    #expect(first?["combination"] == ["tea"])
    #expect(first?["runsInBackground"] == true)
    let seventh = value["donations"]?[6]
    #expect(seventh?["match"] == "none")
    #expect(seventh?["problem"] == "noCombination")
    #expect(seventh?["nearest"] == ["tea"])
    #expect(seventh?["extra"] == ["note"])
    #expect(seventh?["missing"] == [])
    #expect(value["donations"]?[9]?["match"] == "systemIntent")
    #expect(value["suggestions"]?[0]?["title"] == "Order Sencha")
    #expect(value["suggestions"]?[0]?["count"] == 3)
    let lines = try await IntentSim.run(options + ["ndjson"])
    let kinds = try lines.output.split(separator: "\n").map {
      try JSONReader.value(from: String($0))["kind"]
    }
    #expect(kinds.count { $0 == "donation" } == 10)
    #expect(kinds.count { $0 == "deletion" } == 2)
    #expect(kinds.contains("suggestion"))
  }

  @Test func `donations that all match have exit status 0`() async throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"{"donations": [{"intent": "SendMessage", "parameters": {"content": "Hello"}}]}"#,
      to: "d.json")
    let file = folder.path(of: "d.json")
    let result = try await IntentSim.run(["suggest", file, "--locale", "en"])
    #expect(result.status == 0)
    #expect(result.output.contains("SendMessage: Hello\n"))
  }

  @Test(arguments: [
    ([], "suggest needs a file with donations"), (["missing.json"], "missing.json cannot be read"),
  ])
  func `a file is required`(_ arguments: [String], _ message: String) async throws {
    let result = try await IntentSim.run(["suggest"] + arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message))
  }

  @Test(arguments: [
    (#"{"donations": [{"intent": "OrderTee"}]}"#, ":1:17: ", "Did you mean “OrderTea”?"),
    (
      #"{"donations": [{"intent": "OrderTea", "parameters": {"tee": 1}}]}"#, ":1:5",
      "Did you mean “tea”?"
    ),
    (#"{"donations": [{}]}"#, ":1:16: ", "expected an intent or delete"),
    (
      #"{"donations": [{"delete": {}}]}"#, ":1:17: ", "expected identifiers, group or all"
    ),
    (#"{"donations": [}"#, ":1:16: ", "expected a value"),
    ("{}", ":1:1: ", "donations: found nothing"),
  ])
  func `a mistake in the file is reported with its place`(
    _ text: String, _ place: String, _ message: String
  ) async throws {
    let folder = try ScratchFolder()
    try folder.write(text, to: "donations.json")
    let file = folder.path(of: "donations.json")
    let result = try await IntentSim.run(["suggest", file] + Self.definition)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains(place), "\(result.errors)")
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
