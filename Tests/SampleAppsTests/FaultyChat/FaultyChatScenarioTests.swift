import IntentKitCore
import IntentKitSimulator
import SampleApps
import Testing

@Suite struct `The scenarios of FaultyChat` {
  private let scenarios = AppScenarios(app: FaultyChat.self)

  @Test func `every scenario of FaultyChat passes`() async throws {
    let runs = try await scenarios.runs()
    #expect(runs.complaints == [])
  }

  @Test func `the scenarios of FaultyChat draw every fault`() async throws {
    let shown = try await scenarios.runs().compactMap { $0.file.scenario.given.settings["fault"] }
    #expect(Set(shown) == Set(FaultyChat.Fault.allCases.map(\.parameterValue)))
  }
}
