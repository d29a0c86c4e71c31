import Foundation
import TestSupport
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
    try await ProgramRun.result(
      of: URL(filePath: "/usr/bin/env"), [named ?? "python3", "-c", script] + arguments)
  }
}
