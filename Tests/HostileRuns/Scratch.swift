import Foundation
import IntentKitPlatform

/// A folder for the guests of a run, whose processes can be found by it.
final class Scratch: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID())")

  /// The programs beside this one.
  static let programs = URL(filePath: CurrentProcess.imagePath ?? CommandLine.arguments[0])
    .deletingLastPathComponent()

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Creates the program for a case, in a separate folder.
  func program(for hostileCase: HostileCase, number: Int) throws -> URL {
    let folder = url.appending(path: "\(number)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appending(path: hostileCase.programName)
    try FileManager.default.createSymbolicLink(
      at: program, withDestinationURL: Self.programs.appending(path: "HostileGuest"))
    return program
  }

  /// The files that don't belong to a case.
  var unexpectedFiles: [String] {
    let all = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    return all.filter { Int($0) == nil && !$0.contains("@") }
  }

  /// Waits until no process runs a program in this folder.
  ///
  /// - Returns: The processes that still run after two seconds. A killed process takes a moment to
  ///   exit.
  func remainingProcesses() -> [String] {
    let end = ContinuousClock.now + .seconds(2)
    while true {
      let running = processes
      if running.isEmpty || ContinuousClock.now >= end { return running }
      _ = Descriptor.wait(for: [], timeout: .milliseconds(10))
    }
  }

  private var processes: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { $0.allSatisfy(\.isNumber) }.compactMap { pid in
      // An exited process has no command line.
      guard let bytes = try? InputFile.bytes(of: "/proc/\(pid)/cmdline") else { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return text.contains(url.path) && !text.contains("intentsim") ? "\(pid) \(text)" : nil
    }
  }
}

/// The descriptors of this process.
var openDescriptorCount: Int {
  (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
}
