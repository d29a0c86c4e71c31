import Foundation
import IntentKitCore
import IntentKitExtension
import IntentKitSimulator
import Testing

/// The programs in the same folder as the test runner.
enum Guest: String {
  case chat = "ChatGuest"
  case faulty = "FaultyGuest"
  case rides = "RidesGuest"
  case hostile = "HostileGuest"

  var path: String { Self.folder.appending(path: rawValue).path }

  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let folder: URL = {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return FileManager.default.fileExists(atPath: program.appending(path: "ChatGuest").path)
      ? program : package.appending(path: ".build/debug")
  }()

  /// Installs the program with the description that it gives.
  func install(_ limits: ExtensionLimits = ExtensionLimits()) async throws -> InstalledExtension {
    try await InstalledExtension.install(at: path, limits: limits)
  }
}

extension InstalledExtension {
  /// Sends a message to Bill and confirms it.
  ///
  /// On a busy machine, writing the backtrace of a crash can take a program longer than the limit.
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

/// A sample app in a separate process.
struct SampleGuest {
  private let folder: TemporaryFolder
  private let name: String

  /// Prepares the program of an app, by the name of its type.
  init(_ name: String) throws {
    folder = try TemporaryFolder()
    self.name = name
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: name), withDestinationURL: URL(filePath: Guest.chat.path))
  }

  /// Installs the program with the description that it gives.
  func install() async throws -> InstalledExtension {
    try await InstalledExtension.install(at: folder.url.appending(path: name).path)
  }
}

/// A temporary folder for a test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "guest-\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Whether a file exists.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: name).path)
  }
}

/// A guest written as a shell script, in a temporary folder for a test.
struct ScriptGuest {
  private let folder: TemporaryFolder

  /// The path of the program.
  var path: String { folder.url.appending(path: "guest.sh").path }

  init(_ name: String) throws {
    folder = try TemporaryFolder()
    // A new file may still be open elsewhere and can't be executed until it is closed.
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "guest.sh"),
      withDestinationURL: Guest.package.appending(path: "Tests/Guests/Scripts/\(name).sh"))
  }

  /// Installs the program with the description that it gives.
  func install(_ limits: ExtensionLimits = ExtensionLimits()) async throws -> InstalledExtension {
    try await InstalledExtension.install(at: path, limits: limits)
  }
}

/// The system resources of this process.
enum Holdings {
  /// The descriptors that are open.
  static var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  /// The children of this process that run one of the guests or haven't been reaped.
  static func processes(of guest: Guest) -> [String] { processes(called: guest.rawValue) }

  /// The children of this process with a name, including those that haven't been reaped.
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

  /// The processes with a text in their command line, usually the path of their program.
  static func processes(running text: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { pid in
      guard pid.allSatisfy(\.isNumber), isRunning(pid),
        let command = try? String(contentsOfFile: "/proc/\(pid)/cmdline", encoding: .utf8)
      else { return false }
      return command.contains(text)
    }
  }

  /// Whether a process runs.
  ///
  /// A killed process takes a moment to exit.
  static func isRunning(_ pid: String) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else {
      return false
    }
    return !["Z", "X"].contains(status.split(separator: ")").last?.split(separator: " ").first)
  }
}
