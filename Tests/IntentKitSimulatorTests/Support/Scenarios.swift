import Foundation
import IntentKitCore
import IntentKitSimulator
import SampleApps

/// The scenarios of the package, and functions to run others.
enum Scenarios {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The paths of all scenarios, relative to the package.
  static func paths() -> [String] {
    let folder = root.appending(path: "Examples/Scenarios").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { "Examples/Scenarios/\($0)" }
  }

  /// Runs the scenario in a text.
  static func run(
    _ text: String, path: String = "a.json",
    options: Simulator.Options = .init(patience: .seconds(60))
  ) async throws(ScenarioError) -> SimulatorRun {
    try await Simulator(apps: SampleApps.all).run(
      try ScenarioFile(path: path, text: Array(text.utf8)), options: options)
  }
}
