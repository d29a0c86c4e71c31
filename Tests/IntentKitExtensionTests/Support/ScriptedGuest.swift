import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator

/// A Python program with prepared answers that prints each request.
struct ScriptedGuest {
  private let folder: URL

  /// The path of the program.
  var path: String { folder.appending(path: "guest.py").path }

  /// Prepares the program with the definitions of custom intents in its hello, and its answers by call
  /// and parameter, or by call alone; the steps come before an answer.
  init(
    _ definitions: ParameterValue, answers: [String: ParameterValue] = [:],
    steps: [String: ParameterValue] = [:]
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ScriptedGuest-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let script: ParameterValue = [
      "definitions": definitions, "answers": .object(answers), "steps": .object(steps),
    ]
    try JSONWriter.text(script, style: .compact).write(
      to: folder.appending(path: "script.json"), atomically: true, encoding: .utf8)
    // A new program may be “busy”: processes that other tests start hold it open for writing.
    try FileManager.default.createSymbolicLink(
      at: URL(filePath: path),
      withDestinationURL: Guest.package.appending(path: "Tests/Guests/Scripts/scripted.py"))
  }

  func install() async throws -> InstalledExtension {
    try await InstalledExtension.install(at: path)
  }

  /// Runs a scenario with the program.
  func run(_ text: String) async throws -> SimulatorRun {
    // Time is real, and a busy machine may start Python slowly.
    try await Simulator(apps: [SimulatedApp(install())]).run(
      ScenarioFile(path: "scenario.json", text: Array(text.utf8)),
      options: Simulator.Options(limit: .seconds(60)))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
