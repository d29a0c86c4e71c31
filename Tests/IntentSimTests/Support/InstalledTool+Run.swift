import Foundation
import TestSupport
import Testing

// The programs that read what intentsim prints: shells, a checker of manual pages.
extension InstalledTool {
  static let bash = InstalledTool("bash")
  static let zsh = InstalledTool("zsh")
  static let fish = InstalledTool("fish")
  static let mandoc = InstalledTool("mandoc")

  /// Runs the program to its end, with a folder as its home.
  func run(_ arguments: [String], in folder: Folder) async throws -> ProgramRun {
    try await ProgramRun.result(
      of: try #require(program), arguments,
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.url.path,
        "XDG_CONFIG_HOME": folder.url.path, "XDG_DATA_HOME": folder.url.path,
        "LC_ALL": "C.UTF-8", "TERM": "dumb",
      ],
      in: folder.url)
  }
}
