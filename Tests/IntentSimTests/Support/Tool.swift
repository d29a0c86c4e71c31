import Foundation
import TestSupport
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

  /// Whether the tests that need the program must or can run.
  var isWanted: Bool { tool.isWanted }

  private var tool: RequiredTool {
    RequiredTool(rawValue, requiredBy: "INTENTKIT_REQUIRE_TOOLS")
  }

  /// Runs the program to its end, with a folder as its home.
  func run(_ arguments: [String], in folder: Folder) async throws -> ProgramRun {
    let program = try #require(tool.program, "\(rawValue) is required here, and isn't installed")
    return try await ProgramRun.result(
      of: program, arguments,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.url.path,
        "XDG_CONFIG_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path,
        "LC_ALL": "C.UTF-8", "TERM": "dumb",
      ],
      in: folder.url)
  }
}
