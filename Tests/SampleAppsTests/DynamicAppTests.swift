import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps
import Testing

@Suite struct `Apps called by name` {
  @Test(arguments: SampleApps.all.map { $0.appDescription.displayName })
  func `every scenario has an identical trace by name`(app: String) async throws {
    let app = try #require(SampleApps.all.first { $0.appDescription.displayName == app })
    let typed = try await AppScenarios(app: app).runs()
    let named = try await AppScenarios(app: app).runs(byName: true)
    #expect(!typed.isEmpty)
    #expect(typed.count == named.count)
    for (typed, named) in zip(typed, named) {
      #expect(Self.json(typed) == Self.json(named), "\(typed.file.path ?? "")")
    }
  }

  /// The machine-readable content of a run.
  private static func json(_ run: SimulatorRun) -> String {
    JSONWriter.text(RunRecord(run).parameterValue, style: .pretty)
  }
}
