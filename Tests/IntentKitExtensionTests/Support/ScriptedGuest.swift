import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

/// A program in Python that says what it is told to say, and prints each request that it gets.
struct ScriptedGuest {
  private let folder: URL

  /// Prepares the program.
  ///
  /// - Parameters:
  ///   - definitions: The part of its hello that is about custom intents.
  ///   - answers: What it answers, by the name of the call and of the parameter, or of the call alone.
  init(_ definitions: ParameterValue, answers: [String: ParameterValue] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ScriptedGuest-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script: ParameterValue = ["definitions": definitions, "answers": .object(answers)]
    try JSONWriter.text(script, style: .compact).write(
      to: folder.appending(path: "script.json"), atomically: true, encoding: .utf8)
    // A program that was written a moment ago may be “busy”: processes that other tests start hold it open for writing.
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "guest.py"),
      withDestinationURL: Guest.package.appending(path: "Tests/Guests/Scripts/scripted.py"))
  }

  func install() async throws -> InstalledExtension {
    try await InstalledExtension.install(at: folder.appending(path: "guest.py").path)
  }

  /// Runs a scenario with the program.
  func run(_ text: String) async throws -> SimulatorRun {
    // Time is real, and a busy machine may take some to start Python.
    try await Simulator(apps: [SimulatedApp(install())]).run(
      ScenarioFile(path: "scenario.json", text: Array(text.utf8)),
      options: Simulator.Options(limit: .seconds(60)))
  }

  /// What is wrong with a run, beside how long it took.
  static func verdicts(of run: SimulatorRun) -> [Verdict] {
    run.trace.verdicts.filter { $0.id != .slowAnswer }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
