import Foundation

/// A process of `ContainerWriter`.
final class WriterProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var text = Data()

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
    process.waitUntilExit()
  }

  /// Ends its input, and waits for its end.
  func finish() -> Int32 {
    try? input.fileHandleForWriting.close()
    _ = lines()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
