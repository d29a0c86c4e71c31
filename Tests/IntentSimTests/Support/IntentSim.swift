import Dispatch
import Foundation
import Synchronization
import Testing

/// The program under test, as a process.
enum IntentSim {
  /// The result of running the program.
  struct Result: Sendable {
    /// The exit status, or the negative number of the signal that ended the process.
    var status: Int32
    var output: String
    var errors: String
  }

  /// The maximum duration of a run, even on a busy machine.
  static let patience = Duration.seconds(60)

  /// The limit for concurrent processes; the tests themselves all run at once.
  static let gate = Gate(width: 4)

  /// The folder of the package, three levels above that of this file.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The program, which is built beside the test bundle.
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
    process.currentDirectoryURL = folder ?? package
    let inherited = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { inherited.contains($0.key) }.merging(environment) { $1 }
    return process
  }

  /// Runs the program to its end.
  ///
  /// The streams are files, so that output of any size can't block the process.
  /// The working directory is `folder`, or the package by default. `redirections` are shell commands
  /// that run before the program starts, such as `exec >&-`.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: Folder? = nil, redirections: String? = nil
  ) async throws -> Result {
    await gate.enter()
    defer { gate.leave() }
    let streams = try Folder()
    let process = try process(
      arguments, environment: environment, folder: folder?.url, redirections: redirections)
    try streams.write("input", Array(input.utf8))
    let handles = [
      try FileHandle(forReadingFrom: streams.url(of: "input")), try streams.emptyFile("output"),
      try streams.emptyFile("errors"),
    ]
    // Foundation retains its processes, which retain their files.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    try await finish(process) { try process.run() }
    return Result(
      status: process.outcome, output: try streams.read("output"),
      errors: try streams.read("errors"))
  }

  /// Starts a process and waits for its end; a timeout kills it and fails the test.
  static func finish(_ process: Process, start: () throws -> Void) async throws {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try start()
    let alarm = Alarm(for: process)
    for await _ in ends {}
    alarm.disarm()
  }
}

/// The timeout that kills a process, so that no test hangs.
final class Alarm {
  private final class Bell: Sendable {
    let hasRung = Atomic(false)
  }

  private let bell = Bell()
  private let timer = DispatchSource.makeTimerSource(queue: .global())

  init(for process: Process) {
    let identifier = process.processIdentifier
    timer.schedule(deadline: .now() + .seconds(Int(IntentSim.patience.components.seconds)))
    timer.setEventHandler { [bell] in
      bell.hasRung.store(true, ordering: .relaxed)
      kill(identifier, SIGKILL)
    }
    timer.activate()
  }

  /// Cancels the timeout; fails the test if the process was killed.
  func disarm() {
    timer.cancel()
    if bell.hasRung.load(ordering: .relaxed) { Issue.record("intentsim did not end") }
  }
}

extension Process {
  /// The exit status, or the negative number of the signal that ended the process.
  var outcome: Int32 { terminationReason == .exit ? terminationStatus : -terminationStatus }
}

/// A semaphore for tasks.
final class Gate: Sendable {
  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(width: Int) {
    state = Mutex(State(free: width))
  }

  func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  func leave() {
    let next = state.withLock { state in
      guard state.waiting.isEmpty else {
        return state.waiting.removeFirst() as CheckedContinuation?
      }
      state.free += 1
      return nil
    }
    next?.resume()
  }
}

/// A temporary folder of a test.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "intentsim-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func url(of name: String) -> URL { url.appending(path: name) }

  func write(_ name: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: url(of: name)) }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(of: name)), as: UTF8.self)
  }

  func emptyFile(_ name: String) throws -> FileHandle {
    try write(name, [])
    return try FileHandle(forWritingTo: url(of: name))
  }
}
