import Foundation
package import IntentKitCore
package import IntentKitSimulator
import SampleApps

/// The scenarios that come with the package, and a short way to run others.
package enum Scenarios {
  /// The paths of all scenarios of the sample apps, as seen from the package.
  package static func paths() -> [String] {
    let folder = PackageUnderTest.url(of: "Examples/Scenarios").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix("TeaHouse/") }.sorted().map {
      "Examples/Scenarios/\($0)"
    }
  }

  /// The verdicts that the scenarios expect.
  package static func expectedVerdicts() throws -> Set<Verdict.ID> {
    var verdicts: Set<Verdict.ID> = []
    for path in paths() {
      let text = try Array(Data(contentsOf: PackageUnderTest.url(of: path)))
      verdicts.formUnion(try ScenarioFile(path: path, text: text).scenario.expect?.verdicts ?? [])
    }
    return verdicts
  }

  /// Returns whether a method of a scenario's app never answers, so that a run takes the entire
  /// patience in real time.
  package static func isSilent(_ scenario: Scenario) -> Bool {
    let verdicts = scenario.expect?.verdicts ?? []
    return verdicts == [.noAnswer] || verdicts.contains(.viewNotConfigured)
  }

  /// Runs the scenario in a text.
  package static func run(
    _ text: String, path: String = "a.json",
    options: Simulator.Options = .init(patience: .seconds(600))
  ) async throws(ScenarioError) -> SimulatorRun {
    try await Simulator(apps: SampleApps.all).run(
      try ScenarioFile(path: path, text: Array(text.utf8)), options: options)
  }
}
