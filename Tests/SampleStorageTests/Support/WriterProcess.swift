import Dispatch
import Foundation

/// A process of `ContainerWriter`.
final class WriterProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var text = Data()
  // Not `waitUntilExit`, whose run loop can hang on Swift's pool.
  private let end = DispatchSemaphore(value: 0)

  /// Starts the process, from a shell that runs the commands of `shell` first.
  init(_ arguments: String..., shell: String? = nil) throws {
    // Programs are in the same folder as the test runner.
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "ContainerWriter").path(percentEncoded: false)
    process.executableURL = URL(filePath: shell == nil ? program : "/bin/sh")
    process.arguments =
      shell.map { ["-c", "\($0); exec \"$0\" \"$@\"", program] + arguments } ?? arguments
    process.standardInput = input
    process.standardOutput = output
    process.terminationHandler = { [end] _ in end.signal() }
    try process.run()
  }

  var identifier: Int32 { process.processIdentifier }

  /// Waits for a number of lines of output, or for its end.
  func lines(_ count: Int = .max) -> [String] {
    while text.count(where: { $0 == UInt8(ascii: "\n") }) < count {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      text += more
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  /// Kills it, wherever it is, and waits for its end.
  func kill() {
    _ = Foundation.kill(process.processIdentifier, SIGKILL)
    end.waitForSignal()
  }

  /// Ends its input, and waits for its end.
  func finish() -> Int32 {
    try? input.fileHandleForWriting.close()
    _ = lines()
    end.waitForSignal()
    return process.terminationStatus
  }
}

extension DispatchSemaphore {
  /// Blocks this thread, safely because the process doesn't need Swift's pool.
  fileprivate func waitForSignal() { wait() }
}
