import Foundation
import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator
import SampleApps

/// The scenarios of a sample app, and facts from its sources.
struct AppScenarios {
  let app: any IntentApp.Type

  private var name: String { app.appDescription.displayName }

  /// Runs every scenario of the app.
  func runs(byName isReachedByName: Bool = false) async throws -> [SimulatorRun] {
    let simulator = Simulator(
      apps: SampleApps.all.map { SimulatedApp($0, isReachedByName: isReachedByName) })
    var runs: [SimulatorRun] = []
    for file in try files("Examples/Scenarios/\(name)", ext: "json") {
      let bytes = try InputFile.bytes(of: file.path)
      runs.append(
        try await simulator.run(
          ScenarioFile(path: file.lastPathComponent, text: bytes)))
    }
    return runs
  }

  /// The names of codes and reasons that the app's sources mention, among some.
  func namesInSources(among names: Set<String>) throws -> Set<String> {
    var found: Set<String> = []
    for file in try files("Sources/SampleApps/\(name)", ext: "swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      found.formUnion(text.matches(of: /[."]([a-z]\w*)/).map { String($0.output.1) })
    }
    return found.intersection(names)
  }

  private func files(_ folder: String, ext: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: Self.root.appending(path: folder), includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == ext }
      .sorted { $0.path < $1.path }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}

extension [SimulatorRun] {
  /// The differences from the scenarios, each with the scenario's name.
  var complaints: [String] {
    flatMap { run in
      let path = run.file.path ?? "?"
      let nothingExpected = run.file.scenario.expect?.outcome == nil ? ["\(path): no outcome"] : []
      return nothingExpected + run.differences.map { "\(path): \($0.message)" }
    }
  }

  /// The codes that were answered, as `Intent.code`.
  var codes: Set<String> {
    Set(
      flatMap { run in
        run.trace.events.compactMap { event in
          guard case .responded(_, let code, _, _) = event.kind else { return nil }
          return "\(run.intent.schema.name).\(code)"
        }
      })
  }

  /// The reasons that were given, as `Intent.reason`.
  var reasons: Set<String> {
    Set(
      flatMap { run in
        run.trace.events.flatMap { event -> [String] in
          guard case .resolved(_, let results, _) = event.kind else { return [] }
          return results.compactMap(\.reason).map { "\(run.intent.schema.name).\($0)" }
        }
      })
  }

  /// The kinds of results in the traces.
  var resultKinds: Set<String> {
    Set(
      flatMap { run in
        run.trace.events.flatMap { event -> [String] in
          guard case .resolved(_, let results, _) = event.kind else { return [] }
          return results.map(\.kind.rawValue)
        }
      })
  }
}
