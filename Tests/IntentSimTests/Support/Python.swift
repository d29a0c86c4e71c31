import Foundation
import Testing

/// Python with the package `jsonschema`, an independent validator of JSON Schema.
///
/// `.ci/run` installs it and sets `INTENTKIT_PYTHON`; with that variable set, tests that need it
/// must run.
enum Python {
  static let named = ProcessInfo.processInfo.environment["INTENTKIT_PYTHON"]

  /// Whether the tests that need Python must or can run.
  static func isWanted() async -> Bool {
    if named != nil { return true }
    return (try? await run("import jsonschema"))?.status == 0
  }

  /// Runs a script to its end.
  static func run(_ script: String, _ arguments: [String] = []) async throws -> IntentSim.Result {
    await IntentSim.gate.enter()
    defer { IntentSim.gate.leave() }
    let streams = try Folder()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [named ?? "python3", "-c", script] + arguments
    process.currentDirectoryURL = IntentSim.package
    process.standardInput = FileHandle.nullDevice
    let handles = [try streams.emptyFile("output"), try streams.emptyFile("errors")]
    // Foundation retains its processes, which retain their files.
    defer { for handle in handles { try? handle.close() } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try await IntentSim.finish(process) { try process.run() }
    return IntentSim.Result(
      status: process.outcome, output: try streams.read("output"),
      errors: try streams.read("errors"))
  }
}
