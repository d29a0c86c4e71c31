import IntentDefinitionFiles
import IntentKitCore
import Intents
import TestSupport
import Testing

@testable import IntentKitSimulator

/// The scenarios of the tea house, whose definition has every feature of the format.
///
/// `GeneratedIntentsTests` shows that handlers in the typed style have the same conversations.
@Suite struct `A custom intent in the compatible style` {
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
  func `a custom intent has the same conversation as without generated code`(name: String)
    async throws
  {
    let text = try Data(contentsOf: Self.folder.appending(path: name))
    let file = try ScenarioFile(path: Self.folder.appending(path: name).path, text: Array(text))

    var simulator = Simulator(apps: [SimulatedApp]())
    simulator.definitionReader = { [intents = Self.intents] _ in intents }
    let scripted = try await simulator.run(file)

    var withScript = file
    if let script = file.scenario.handler {
      withScript.scenario.given.settings["script"] = script.parameterValue
    }
    let compatible = try await Simulator(apps: [SimulatedApp(TeaHouse.self)]).run(withScript)

    #expect(compatible.differences.map(\.message) == [])
    #expect(compatible.trace == scripted.trace)
    #expect(compatible.script.lines.map(\.text) == scripted.script.lines.map(\.text))
  }

  @Test func `a custom intent has the definitions that programs read as JSON`() throws {
    #expect(try IntentDefinitions.intents.schemas().map(\.name) == Self.intents.map(\.name))
    #expect(TeaHouse.customIntents.definitions == Self.intents.compactMap(\.definition))
  }
}
