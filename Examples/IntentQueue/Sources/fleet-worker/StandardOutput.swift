import Foundation

/// The standard output for complete lines.
actor StandardOutput {
  /// Writes a line.
  ///
  /// - Throws: `SystemError` if writing fails, for example because the reader has exited.
  func send(_ line: [UInt8]) throws {
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw SystemError("cannot write the standard output") }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
