import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator
import Testing

/// The programs that were built beside these tests.
enum Guest: String {
  case chat = "ChatGuest"
  case faulty = "FaultyGuest"
  case rides = "RidesGuest"

  var path: String { Self.folder.appending(path: rawValue).path }

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let folder: URL = {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: program.appending(path: "ChatGuest").path)
      ? program : package.appending(path: ".build/debug")
  }()

  /// Whether there is somebody to run a guest in Python.
  static var hasPython: Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/python3") }
  }

  /// Installs the program with the description that it gives.
  func install(_ limits: ExtensionLimits = ExtensionLimits()) async throws -> InstalledExtension {
    try await InstalledExtension.install(at: path, limits: limits)
  }
}

extension InstalledExtension {
  /// Sends a message to Bill, with a yes to the question whether to send it.
  ///
  /// On a busy machine, to write down where it crashed takes a program longer than Siri waits.
  func send(
    fault: String, deadline: Duration = .seconds(60)
  ) async throws -> SimulatorRun {
    let options = Simulator.Options(limit: deadline, answers: ["confirmation": ["yes"]])
    var scenario = Scenario(intent: "SendMessage")
    scenario.parameters = ["recipients": ["Bill"], "content": "hello"]
    scenario.given.settings = ["fault": .string(fault)]
    return try await Simulator(apps: [SimulatedApp(self)]).run(
      ScenarioFile(scenario), options: options)
  }
}

/// A folder for the length of a test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "guest-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Whether there is a file of a name.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: name).path)
  }
}

/// A guest written in the language of the shell, in a folder of its own for the length of a test.
struct ScriptGuest {
  private let folder: TemporaryFolder

  /// Where the program is.
  var path: String { folder.url.appending(path: "guest.sh").path }

  init(_ name: String) throws {
    folder = try TemporaryFolder()
    // A file that was just written may still be open elsewhere, and is no program as long as it is.
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "guest.sh"),
      withDestinationURL: Guest.package.appending(path: "Tests/Guests/Scripts/\(name).sh"))
  }

  /// Installs the program with the description that it gives.
  func install(_ limits: ExtensionLimits = ExtensionLimits()) async throws -> InstalledExtension {
    try await InstalledExtension.install(at: path, limits: limits)
  }
}

/// What this process holds of the system.
enum Holdings {
  /// The descriptors that are open.
  static var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  /// The children of this process that run one of the guests, or have run it and wait to be reaped.
  static func processes(of guest: Guest) -> [String] { processes(called: guest.rawValue) }

  /// The children of this process that go by a name, or have gone by it and wait to be reaped.
  static func processes(called name: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let parent = ProcessInfo.processInfo.processIdentifier
    return all.filter { pid in
      // “23021 (FaultyGuest) S 23000 …”: the name, the state, and the parent.
      guard pid.allSatisfy(\.isNumber),
        let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
      else { return false }
      return status.contains("(\(name)) ")
        && status.split(separator: ")").last?.split(separator: " ").dropFirst().first
          == "\(parent)"
    }
  }

  /// Whether a process runs; one that was killed takes a moment to be gone.
  static func isRunning(_ pid: String) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else {
      return false
    }
    return !["Z", "X"].contains(status.split(separator: ")").last?.split(separator: " ").first)
  }
}
