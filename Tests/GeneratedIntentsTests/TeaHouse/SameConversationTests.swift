import FoundationEssentials
import IntentDefinitionFiles
import IntentKitCore
import TestSupport
import Testing

@testable import IntentKitSimulator

/// The scenarios of the tea house, whose definition has every feature of the format.
///
/// They run without generated code, as a designer plays them, and with the generated types.
@Suite("The same conversation with and without generated code")
struct SameConversationTests {
  private static let definition =
    PackageUnderTest.url(
      of: "Examples/Definitions/TeaHouse/Base.lproj/Intents.intentdefinition"
    ).path

  private static let folder = PackageUnderTest.url(of: "Examples/Scenarios/TeaHouse")

  private static let scenarios: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  private static let intents: [IntentSchema] = {
    do {
      let json = try DefinitionDocument(path: definition).file.json
      return try IntentDefinitions(parameterValue: JSONReader.value(from: json)).schemas()
    } catch {
      preconditionFailure("The definition of the tea house isn't valid: \(error)")
    }
  }()

  @Test(arguments: scenarios)
  func `a scenario is the same, turn by turn`(name: String) async throws {
    let text = try Data(contentsOf: Self.folder.appending(path: name))
    let file = try ScenarioFile(path: Self.folder.appending(path: name).path, text: Array(text))

    var simulator = Simulator(apps: [SimulatedApp]())
    simulator.definitionReader = { [intents = Self.intents] _ in intents }
    let dynamic = try await simulator.run(file)

    // The handlers of the generated types get the script; the simulator itself ignores it, as it
    // does the definition file.
    var withScript = file
    if let script = file.scenario.handler {
      withScript.scenario.given.settings["script"] = script.parameterValue
    }
    let typed = try await Simulator(apps: [SimulatedApp(TeaHouse.self)]).run(withScript)

    #expect(dynamic.intent is DynamicIntent)
    #expect(typed.intent is any CustomIntent)
    #expect(dynamic.differences.map(\.message) == [])
    #expect(typed.differences.map(\.message) == [])
    #expect(typed.trace == dynamic.trace)
    #expect(typed.script.lines.map(\.text) == dynamic.script.lines.map(\.text))
  }

  @Test func `the definition has each member of the format`() throws {
    let json = try DefinitionDocument(path: Self.definition).file.json
    let used = Self.names(in: try JSONReader.value(from: json))
    let records: [any ParameterRecord.Type] = [
      IntentDefinition.self, IntentDefinition.Parameter.self, IntentDefinition.ArraySize.self,
      IntentDefinition.Relationship.self, IntentDefinition.Reason.self,
      IntentDefinition.ParameterCombination.self, IntentDefinition.ResponseCode.self,
      TypeDefinition.self, TypeDefinition.Case.self, FieldDefinition.self,
      LocalizedText.Version.self,
    ]
    let missing = records.flatMap { record in
      record.recordSchema.fields.map(\.name).filter { !used.contains($0) }
    }
    // Files of Xcode don't contain phrases.
    #expect(Set(missing) == ["phrases"])
  }

  private static func names(in value: ParameterValue) -> Set<String> {
    switch value {
    case .object(let members):
      members.reduce(into: []) { names, member in
        names.insert(member.key)
        names.formUnion(Self.names(in: member.value))
      }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(names(in: $1)) }
    default: []
    }
  }
}
