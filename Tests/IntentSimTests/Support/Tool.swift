import Foundation
import Testing

/// A program that reads the output of intentsim: a shell, a checker of manual pages.
///
/// `.ci/run` installs all of them and sets `INTENTKIT_REQUIRE_TOOLS`. Elsewhere, the tests of a
/// missing program are skipped.
enum Tool: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
  case mandoc

  /// Whether the tests fail without them, as in CI.
  static let areRequired =
    ProcessInfo.processInfo.environment["INTENTKIT_REQUIRE_TOOLS"] == "1"

  /// Whether the tests that need the program must or can run.
  var isWanted: Bool { Self.areRequired || program != nil }

  private var program: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: rawValue) }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// Runs the program to its end, with a folder for its home.
  func run(_ arguments: [String], in folder: Folder) async throws -> IntentSim.Result {
    await IntentSim.gate.enter()
    defer { IntentSim.gate.leave() }
    let program = try #require(program, "\(rawValue) is required here, and is not installed")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.url.path,
      "XDG_CONFIG_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path, "LC_ALL": "C.UTF-8",
      "TERM": "dumb",
    ]
    let streams = try Folder()
    let handles = [try streams.emptyFile("output"), try streams.emptyFile("errors")]
    // Foundation retains its processes, which retain their files.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    try await IntentSim.finish(process) { try process.run() }
    return IntentSim.Result(
      status: process.outcome, output: try streams.read("output"),
      errors: try streams.read("errors"))
  }
}
