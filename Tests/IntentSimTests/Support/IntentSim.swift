import Foundation
import TestSupport
import Testing

/// The program under test, as a process.
enum IntentSim {
  /// The result of a run.
  typealias Result = ProgramRun

  /// The program beside the test bundle.
  static let program: URL? = {
    let bundles = Bundle.allBundles + [Bundle.main]
    let folders = bundles.flatMap { [$0.bundleURL, $0.bundleURL.deletingLastPathComponent()] }
    let arguments = CommandLine.arguments.filter { $0.contains(".xctest") }.map { argument in
      URL(filePath: argument.components(separatedBy: ".xctest")[0]).deletingLastPathComponent()
    }
    return (folders + arguments).map { $0.appending(path: "intentsim") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }()

  /// The environment of a process: what is given, and what finds programs and libraries.
  static func environment(_ given: [String: String]) -> [String: String] {
    let inherited = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    return ProcessInfo.processInfo.environment
      .filter { inherited.contains($0.key) }.merging(given) { $1 }
  }

  /// Creates the process without starting it; its environment is only what is given.
  static func process(
    _ arguments: [String], environment: [String: String], folder: URL?, redirections: String?
  ) throws -> Process {
    let program = try #require(program, "intentsim is not beside the tests")
    let process = Process()
    if let redirections {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "\(redirections); exec \"$0\" \"$@\"", program.path] + arguments
    } else {
      process.executableURL = program
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder ?? PackageUnderTest.root
    process.environment = Self.environment(environment)
    return process
  }

  /// Runs the program to its end.
  ///
  /// The streams are files, so that output of any size can't block the process. The working
  /// directory is `folder`, or the package by default. `redirections` are shell commands that run
  /// before the program starts: `exec >&-`.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: Folder? = nil, redirections: String? = nil
  ) async throws -> Result {
    let streams = try Folder()
    let process = try process(
      arguments, environment: environment, folder: folder?.url, redirections: redirections)
    try streams.write("input", Array(input.utf8))
    return try await ProgramRun.result(of: process, streams: streams)
  }
}
