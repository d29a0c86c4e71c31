import Foundation

/// A program that runs in the folder of this package.
final class RunningProgram: Sendable {
  /// The folder of this package.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of the worker built for these tests.
  static var worker: String {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "fleet-worker").path
    return FileManager.default.isExecutableFile(atPath: beside)
      ? beside : package.appending(path: ".build/debug/fleet-worker").path
  }

  private let process = Process()
  private let input = Pipe()
  private let standardOutput: PipeReader
  private let standardError: PipeReader
  private let end: AsyncStream<Int32>

  convenience init(_ command: String...) throws { try self.init(command) }

  init(_ command: [String]) throws {
    let (output, errors) = (Pipe(), Pipe())
    let (end, ended) = AsyncStream<Int32>.makeStream()
    self.end = end
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = Self.package
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    process.terminationHandler = { process in
      ended.yield(process.terminationStatus)
      ended.finish()
    }
    standardOutput = PipeReader(output)
    standardError = PipeReader(errors)
    try process.run()
  }

  func send(_ text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }
  func closeInput() { try? input.fileHandleForWriting.close() }
  func terminate() { process.terminate() }

  /// Returns the next line of the output, or nil at its end.
  func nextLine() async -> String? { await standardOutput.nextLine() }

  /// Returns the rest of the output, after the program closes it.
  func output() async -> String { await standardOutput.rest() }

  /// Returns the rest of the error output, after the program closes it.
  func errors() async -> String { await standardError.rest() }

  /// Returns the exit status, after the program exits.
  func status() async -> Int32? { await end.first { _ in true } }
}

/// The output of a pipe, read on a separate thread.
private actor PipeReader {
  private let handle: FileHandle
  private let queue = DispatchQueue(label: "pipe")
  private var buffer = Data()

  init(_ pipe: Pipe) { handle = pipe.fileHandleForReading }

  func nextLine() async -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = Data(buffer[(end + 1)...]) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      guard await readOn() else { return nil }
    }
  }

  func rest() async -> String {
    while await readOn() {}
    defer { buffer = Data() }
    return String(decoding: buffer, as: UTF8.self)
  }

  private func readOn() async -> Bool {
    let piece = await withCheckedContinuation { continuation in
      queue.async { [handle] in continuation.resume(returning: handle.availableData) }
    }
    buffer += piece
    return !piece.isEmpty
  }
}
