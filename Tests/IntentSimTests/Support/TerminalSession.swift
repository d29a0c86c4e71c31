import Foundation
import Synchronization
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// The end of a program.
private final class Exit: Sendable {
  /// The status as the system reports it; negative until the program has ended.
  let status = Atomic<Int32>(-1)
}

/// A run of the program at a pseudo terminal that controls its session.
final class TerminalSession {
  /// The streams of the program that aren't a terminal.
  enum Elsewhere { case nothing, input, output, errors, outputAndErrors }

  let terminal: PseudoTerminal
  /// The modes of the terminal before the start of the program.
  let modes: [tcflag_t]
  private let identifier: pid_t
  private let streams: Folder
  private let exit = Exit()
  /// The stream that finishes when the program has ended.
  ///
  /// Waiting in a run loop would block a thread that other tests need.
  private let ends: AsyncStream<Void>
  private let columns: Int
  private var bytes: [UInt8] = []
  /// Everything that the terminal has received, with line ends as `\n`.
  private(set) var output = ""
  /// The end of the part of the output that has been searched.
  private lazy var seen = output.startIndex

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - environment: The environment.
  ///   - elsewhere: The streams that aren't the terminal.
  ///   - columns: The width of the window; 0 if the terminal doesn't tell.
  ///   - rows: The height of the window.
  ///   - script: A script that runs the program as `"$0" "$@"`.
  /// - Throws: An error if the program can't be started.
  init(
    _ arguments: [String], environment: [String: String] = [:],
    elsewhere: Elsewhere = .nothing, columns: Int = 80, rows: Int = 24,
    script: String = #"exec "$0" "$@""#
  ) throws {
    try #require(LimitedResource.grantsTerminal, "The test lacks the trait `.usesTerminal`.")
    self.columns = columns
    terminal = try #require(PseudoTerminal(columns: columns, rows: rows))
    modes = terminal.modes
    streams = try Folder()
    for name in ["output", "errors"] { try streams.write(name, "") }
    var files: [Int32: String] = [:]
    if elsewhere == .input { files[0] = "/dev/null" }
    if elsewhere == .output || elsewhere == .outputAndErrors {
      files[1] = streams.url(of: "output").path
    }
    if elsewhere == .errors || elsewhere == .outputAndErrors {
      files[2] = streams.url(of: "errors").path
    }
    let program = try #require(IntentSim.program, "intentsim is not beside the tests")
    let shell = ["/bin/sh", "-c", "cd \"$PACKAGE\" && { \(script)\n}"]
    let package = ["PACKAGE": PackageUnderTest.root.path]
    identifier = try #require(
      terminal.start(
        shell + [program.path] + arguments,
        IntentSim.environment(environment.merging(package) { $1 }), files: files))
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    self.ends = ends
    Thread.detachNewThread { [identifier, exit] in
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      exit.status.store(status, ordering: .releasing)
      end.finish()
    }
  }

  deinit {
    // A test that fails leaves its program behind.
    if isRunning { kill(identifier, SIGKILL) }
  }

  private var isRunning: Bool { exit.status.load(ordering: .acquiring) < 0 }

  /// The text that the terminal shows, without trailing spaces.
  var lines: [String] { screen.lines }

  /// The text that the terminal shows, and its cursor.
  var screen: TerminalScreen { TerminalScreen(bytes, columns: columns) }

  /// Waits until the terminal has received a text after the previous one.
  func expect(_ text: String) throws {
    try wait(for: text) {
      guard let range = output.range(of: text, range: seen..<output.endIndex) else { return false }
      seen = range.upperBound
      return true
    }
  }

  /// Waits until the last line of the terminal is a text, without trailing spaces.
  func expectLine(_ line: String) throws {
    try wait(for: line) { lines.last == line }
  }

  /// Waits until a condition is true.
  func wait(for text: String, until isTrue: () -> Bool) throws {
    let deadline = ContinuousClock.now + ProgramRun.patience
    while !isTrue() {
      guard readMore(), ContinuousClock.now < deadline else {
        if isTrue() { return }
        kill(identifier, SIGKILL)
        throw Missing(text: text, screen: lines.joined(separator: "\n"))
      }
    }
  }

  /// Types a line.
  func type(_ line: String) { press("\(line)\r") }

  /// Presses keys.
  func press(_ keys: String) { terminal.send(Array(keys.utf8)) }

  /// Ends the input, at the start of a line.
  func endInput() { press("\u{4}") }

  /// Interrupts the program.
  func interrupt(with signal: Int32 = SIGINT) { kill(identifier, signal) }

  /// Waits for the end of the program.
  func end() async throws -> IntentSim.Result {
    let timeout = ProcessTimeout(for: identifier)
    // The program can wait until its output is read.
    let reader = Task { [ends] in for await _ in ends {} }
    while isRunning, readMore() { await Task.yield() }
    await reader.value
    while readMore() {}
    let status = exit.status.load(ordering: .acquiring)
    let signal = status & 0x7F
    let run = IntentSim.Result(
      status: signal == 0 ? status >> 8 & 0xFF : -signal,
      output: output + (try streams.read("output")), errors: try streams.read("errors"))
    timeout.disarm(after: run)
    return run
  }

  struct Missing: Error, CustomStringConvertible {
    var text: String
    var screen: String
    var description: String { "“\(text)” was not shown, only:\n\(screen)" }
  }

  /// Reads the output of the program; returns whether there can be more.
  private func readMore() -> Bool {
    let isRunning = isRunning
    guard let more = terminal.receive(within: isRunning ? 20 : 0) else { return isRunning }
    guard !more.isEmpty else { return isRunning }
    let offset = output.utf8.distance(from: output.startIndex, to: seen)
    bytes += more
    output = String(decoding: bytes.filter { $0 != 13 }, as: UTF8.self)
    seen = output.utf8.index(output.startIndex, offsetBy: offset)
    return true
  }
}
