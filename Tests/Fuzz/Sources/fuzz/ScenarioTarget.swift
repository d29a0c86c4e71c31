import IntentKitCore
import IntentKitSimulator
import SampleApps

/// Reads a scenario, writes and reads it again, runs it, and runs its recording.
enum ScenarioTarget {
  /// The simulator of the sample apps, except the one that blocks its thread on request.
  static let simulator = Simulator(
    apps: SampleApps.all.filter { $0 != FaultyChat.self }.map { $0 as any IntentApp.Type })

  static func run(_ input: [UInt8]) {
    let file: ScenarioFile
    do throws(ScenarioError) {
      file = try ScenarioFile(path: "input.json", text: input)
    } catch {
      requireMessage(error.description)
      require(error.position != nil, "The error has no position: \(error)")
      return
    }
    let again = read(Array(text(of: file.scenario).utf8))
    require(
      again.scenario == file.scenario,
      "Reading what was written gives another scenario:\n\(file.scenario)\n\(again.scenario)")

    guard let run = run(file) else { return }
    requireRoundTrip(run.trace)
    // The turns and the expectation are exact now, so a run of the recording passes.
    let recording = read(Array(Recording(of: run).text.utf8))
    guard let second = self.run(recording) else {
      fatalError("The recording can't be run.")
    }
    require(second.passes, "The recording fails: \(second.failures)\n\(Recording(of: run).text)")
    _ = read(Array(file.text(recording: run).utf8))
  }

  /// Runs a scenario, or returns nil if it refers to something that doesn't exist.
  private static func run(_ file: ScenarioFile) -> SimulatorRun? {
    let result = wait { () async -> Result<SimulatorRun, ScenarioError> in
      do throws(ScenarioError) {
        // The handlers are right; on a busy machine they get the time that they need.
        return .success(
          try await simulator.run(file, options: Simulator.Options(patience: .seconds(60))))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let run): return run
    case .failure(let error):
      requireMessage(error.description)
      return nil
    }
  }

  private static func text(of scenario: Scenario) -> String {
    JSONWriter.text(scenario.parameterValue, as: Scenario.parameterType, style: .pretty)
  }

  /// Reads a scenario that the library wrote.
  private static func read(_ text: [UInt8]) -> ScenarioFile {
    do throws(ScenarioError) {
      return try ScenarioFile(path: "written.json", text: text)
    } catch {
      fatalError(
        "What was written can't be read: \(error)\n\(String(decoding: text, as: UTF8.self))")
    }
  }
}
