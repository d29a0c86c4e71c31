import IntentKitCore
import TestSupport
import Testing

@Suite("intentsim check-definition")
struct CheckDefinitionTests {
  private static let example = "Examples/Definitions/TeaHouse/Base.lproj/Intents.intentdefinition"
  private static let broken = "Examples/Definitions/broken.intentdefinition"

  @Test func `a correct file has no findings`() async throws {
    let result = try await IntentSim.run(["check-definition", Self.example])
    #expect(result.output == "1 file, 3 intents: no findings\n")
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `a broken file is reported with lines and columns`() async throws {
    let result = try await IntentSim.run(["check-definition", Self.broken, Self.example])
    try expectGolden(result.output, "check-definition-broken.txt")
    #expect(result.errors == "")
    #expect(result.status == 5)
  }

  @Test(arguments: ["json", "ndjson"])
  func `each finding is written as JSON with its place`(_ format: String) async throws {
    let result = try await IntentSim.run(
      ["check-definition", Self.broken, "--strict", "--format", format])
    #expect(result.status == 5)
    let finding: ParameterValue?
    if format == "json" {
      let value = try JSONReader.value(from: result.output)
      #expect(value["status"] == 5)
      #expect(value["files"]?[0]?["intents"] == ["OrderTea"])
      finding = value["files"]?[0]?["findings"]?[0]
    } else {
      let line = result.output.split(separator: "\n")[0]
      finding = try JSONReader.value(from: String(line))
    }
    #expect(finding?["file"] == .string(Self.broken))
    #expect(finding?["id"] == "unknown-key")
    #expect(finding?["severity"] == "warning")
    #expect(finding?["line"] == 9)
    #expect(finding?["column"] == 7)
    #expect(finding?["keys"] == "INIntents[0].INIntentColour")
  }

  @Test func `the intents of a definition file are listed and described`() async throws {
    let list = try await IntentSim.run(["list", "--definition", Self.example, "--format", "json"])
    let intents = try JSONReader.value(from: list.output)["intents"]
    #expect(intents?[0]?["intent"] == "OrderTea")
    #expect(intents?[2]?["intent"] == "StartBrewing")
    let description = try await IntentSim.run(
      ["describe", "OrderTea", "--definition", Self.example, "--locale", "ja"])
    try expectGolden(description.output, "describe-OrderTea-ja.txt")
    #expect(description.errors == "")
  }

  @Test func `the first error of a definition file is reported`() async throws {
    let result = try await IntentSim.run(["describe", "OrderTea", "--definition", Self.broken])
    #expect(
      result.errors.hasPrefix(
        "intentsim: \(Self.broken):40:11: error: The parameter “size” of the intent “OrderTea” has the "
          + "unknown type “Strin”. Use one of"))
    #expect(
      result.errors.hasSuffix(
        "[unknown-type] See intentsim check-definition for all findings.\n"))
    #expect(result.status == 2)
  }

  @Test func `a file that cannot be read is reported`() async throws {
    let result = try await IntentSim.run(["check-definition", "missing.intentdefinition"])
    #expect(
      result.errors
        == "intentsim: missing.intentdefinition cannot be read: No such file or directory.\n")
    #expect(result.status == 2)
    let none = try await IntentSim.run(["check-definition"])
    #expect(
      none.errors
        == "intentsim: check-definition needs the path of an .intentdefinition file; see intentsim "
        + "check-definition --help.\n")
    #expect(none.status == 2)
  }
}
