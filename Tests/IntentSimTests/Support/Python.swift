import Foundation
import TestSupport

/// The system's Python with the package `jsonschema`, an independent validator of JSON Schema.
enum Python {
  private static let program = URL(filePath: "/usr/bin/python3")

  static let hasValidator = FileManager.default.fileExists(
    atPath: "/usr/lib/python3/dist-packages/jsonschema")

  /// Runs a script to its end.
  static func run(_ script: String, _ arguments: [String] = []) async throws -> IntentSim.Result {
    try await ProgramRun.result(of: program, ["-c", script] + arguments)
  }
}
