import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

// Serialized, because each starts processes.
@Suite(.serialized) struct `Hostile extensions of the command line` {
  private static func program(_ name: String) throws -> URL {
    try #require(IntentSim.program).deletingLastPathComponent().appending(path: name)
  }

  /// Creates the program of a guest that misbehaves as its name says.
  private static func guest(_ name: String, in folder: Folder) throws -> String {
    let link = folder.url(of: name)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: program("HostileGuest"))
    return link.path
  }

  /// Whether a guest in a folder runs.
  private static func isRunning(in folder: Folder) -> Bool {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.contains { pid in
      guard pid.allSatisfy(\.isNumber),
        let command = try? String(contentsOfFile: "/proc/\(pid)/cmdline", encoding: .utf8)
      else { return false }
      return command.hasPrefix(folder.url.path)
    }
  }

  /// Whether no process of a folder's programs remains; a killed one ends once it gets a processor.
  private static func hasNoProcess(of folder: Folder) async -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + ProgramRun.patience
    while isRunning(in: folder) {
      guard clock.now < deadline else { return false }
      await Task.yield()
    }
    return true
  }

  private static let arguments = [
    "--intent", "SendMessage", "--set", "recipients=Bill", "--set", "content=hello", "--answer",
    "confirmation=yes", "--no-input", "--extension",
  ]

  #if os(Linux)
  @Test(arguments: ["leavesOrphan@handle", "leavesOrphan@shutdown"])
  func `an orphan in another session and with another environment is killed`(
    name: String
  ) async throws {
    let folder = try Folder()
    let guest = try Self.guest(name, in: folder)
    let result = try await IntentSim.run(["run"] + Self.arguments + [guest])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("left-processes"), "\(result.output)")
    #expect(await Self.hasNoProcess(of: folder))
  }

  // The installation starts the guest first, so it doesn't misbehave before its hello.
  @Test(
    .usesTerminal,
    arguments: [
      "hangs@launch", "ignoresSignals@handle", "stopsItself@confirm", "joinsGroupOfChild@handle",
      "hangs@shutdown", "floodsMessages@handle",
    ])
  func `the first Control-C ends a run, whatever the guest does`(
    name: String
  ) async throws {
    let folder = try Folder()
    let guest = try Self.guest(name, in: folder)
    let session = try TerminalSession(
      ["run"] + Self.arguments + [guest, "--deadline", "600"])
    let clock = ContinuousClock()
    let deadline = clock.now + ProgramRun.patience
    while !Self.isRunning(in: folder), clock.now < deadline { await Task.yield() }
    session.interrupt()
    let result = try await session.end()
    #expect(result.status == 130)
    #expect(await Self.hasNoProcess(of: folder))
  }
  #endif

  @Test func `Control-C at any moment ends the program and leaves no process`() async throws {
    let result = try await ProgramRun.result(
      of: Self.program("HostileRuns"), ["interrupts", "12", "2", "30"])
    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("12 runs of intentsim, "))
  }
}
