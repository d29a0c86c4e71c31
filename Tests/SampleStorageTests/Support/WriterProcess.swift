import Dispatch
import Foundation

/// A process of `ContainerWriter`.
final class WriterProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var text = Data()
  // Not `waitUntilExit`, whose run loop does a thread of Swift's pool no good.
  private let end = DispatchSemaphore(value: 0)

  /// Starts it.
  ///
  /// - Parameter shell: Commands for the shell that becomes the process, where it needs to be limited.
  init(_ arguments: String..., shell: String? = nil) throws {
    // Programs are built beside the one that runs the tests.
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

  /// Waits until there are so many lines of output, or all there will ever be.
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
  /// Waits on this thread, which the test can spare: what it waits for needs none of Swift's pool.
  fileprivate func waitForSignal() { wait() }
}
