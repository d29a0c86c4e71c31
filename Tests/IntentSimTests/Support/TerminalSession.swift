import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// A run of the program at a pseudo terminal.
final class TerminalSession {
  /// The streams of the program that aren't a terminal.
  enum Elsewhere { case nothing, input, output, errors, outputAndErrors }

  private let process: Process
  private let terminal: FileHandle
  /// The files of the program; Foundation retains its processes, which retain their files.
  private var handles: [FileHandle] = []
  private let streams: Folder
  /// The stream that finishes when the program has ended.
  ///
  /// Waiting in a run loop would block a thread that other tests need.
  private let ends: AsyncStream<Void>
  /// Everything that the terminal has shown, with line ends as `\n`.
  private(set) var screen = ""

  /// Starts the program.
  init(
    _ arguments: [String], environment: [String: String] = [:],
    elsewhere: Elsewhere = .nothing
  ) throws {
    let (descriptor, name) = try #require(Self.openTerminal())
    terminal = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let side = try #require(FileHandle(forUpdatingAtPath: name))
    streams = try Folder()
    process = try IntentSim.process(
      arguments, environment: environment, folder: nil, redirections: nil)
    let (output, errors) = (try streams.emptyFile("output"), try streams.emptyFile("errors"))
    process.standardInput = elsewhere == .input ? FileHandle.nullDevice : side
    let isOutputElsewhere = elsewhere == .output || elsewhere == .outputAndErrors
    process.standardOutput = isOutputElsewhere ? output : side
    let isErrorsElsewhere = elsewhere == .errors || elsewhere == .outputAndErrors
    process.standardError = isErrorsElsewhere ? errors : side
    handles = [side, output, errors]
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    self.ends = ends
    process.terminationHandler = { _ in end.finish() }
    try process.run()
  }

  deinit {
    for handle in handles { try? handle.close() }
  }

  /// Opens a pseudo terminal; returns the user's side and the name of the program's side.
  private static func openTerminal() -> (descriptor: Int32, name: String)? {
    let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    #if os(Linux)
      // The module of Glibc lacks posix_openpt and its siblings.
      var isLocked: CInt = 0
      var number: CUnsignedInt = 0
      let unlock: UInt = 0x4004_5431
      let getNumber: UInt = 0x8004_5430
      guard ioctl(descriptor, unlock, &isLocked) == 0, ioctl(descriptor, getNumber, &number) == 0
      else { return nil }
      return (descriptor, "/dev/pts/\(number)")
    #else
      guard grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let name = ptsname(descriptor)
      else { return nil }
      return (descriptor, String(cString: name))
    #endif
  }

  /// Waits until the terminal has shown a text after the previous one.
  func expect(_ text: String) throws {
    let deadline = ContinuousClock.now + ProgramRun.patience
    while true {
      if let range = screen.range(of: text, range: seen..<screen.endIndex) {
        seen = range.upperBound
        return
      }
      guard readMore(), ContinuousClock.now < deadline else {
        kill(process.processIdentifier, SIGKILL)
        throw Missing(text: text, screen: screen)
      }
    }
  }

  /// Types a line.
  func type(_ line: String) { terminal.write(Data("\(line)\n".utf8)) }

  /// Ends the input, at the start of a line.
  func endInput() { terminal.write(Data([4])) }

  /// Interrupts the program, as Control-C does.
  func interrupt(with signal: Int32 = SIGINT) { kill(process.processIdentifier, signal) }

  /// Waits for the end of the program.
  func end() async throws -> IntentSim.Result {
    let timeout = ProcessTimeout(for: process)
    for await _ in ends {}
    timeout.disarm()
    while readMore() {}
    return IntentSim.Result(
      status: process.outcome, output: screen + (try streams.read("output")),
      errors: try streams.read("errors"))
  }

  struct Missing: Error, CustomStringConvertible {
    var text: String
    var screen: String
    var description: String { "“\(text)” was not shown, only:\n\(screen)" }
  }

  /// The end of the part of the screen that has been searched.
  private lazy var seen = screen.startIndex

  /// Reads the output of the program; returns whether there can be more.
  private func readMore() -> Bool {
    var wait = pollfd(fd: terminal.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let isRunning = process.isRunning
    guard poll(&wait, 1, isRunning ? 20 : 0) > 0 else { return isRunning }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal.fileDescriptor, &buffer, buffer.count)
    guard count > 0 else { return false }
    let offset = screen.utf8.distance(from: screen.startIndex, to: seen)
    bytes += buffer.prefix(count)
    screen = String(decoding: bytes.filter { $0 != 13 }, as: UTF8.self)
    seen = screen.utf8.index(screen.startIndex, offsetBy: offset)
    return true
  }

  private var bytes: [UInt8] = []
}
