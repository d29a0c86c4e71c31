import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import Intents
import SampleApps
import TestSupport
import Testing

@Suite struct `UnicornChat with a handler for SiriKit` {
  private static let folder = PackageUnderTest.url(of: "Examples/Scenarios/UnicornChat")

  private static let scenarios: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  @Test func `UnicornChat for SiriKit has scenarios`() { #expect(Self.scenarios.count > 50) }

  @Test(arguments: scenarios)
  func `UnicornChat for SiriKit has the same conversation as the typed sample, step by step`(
    name: String
  ) async throws {
    let typed = try await run(name, UnicornChat.self)
    let compatible = try await run(name, CompatibleUnicornChat.self)
    #expect(compatible.differences.map(\.message) == [])
    #expect(Self.lines(compatible) == Self.lines(typed))
  }

  private func run(_ name: String, _ chat: any IntentApp.Type) async throws -> SimulatorRun {
    let path = Self.folder.appending(path: name)
    let others = SampleApps.all.filter { $0 != UnicornChat.self }.map { SimulatedApp($0) }
    return try await Simulator(apps: [SimulatedApp(chat)] + others).run(
      ScenarioFile(path: path.path, text: Array(try Data(contentsOf: path))))
  }

  /// The machine-readable content of a run, in lines so that a failure shows where it differs.
  private static func lines(_ run: SimulatorRun) -> [Substring] {
    JSONWriter.text(RunRecord(run).parameterValue, style: .pretty).split(separator: "\n")
  }
}
