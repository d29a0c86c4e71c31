import Foundation

/// Where answers go, one whole line after another.
actor StandardOutput {
  /// Sends a line.
  ///
  /// - Throws: ``SystemError`` when it cannot be sent, such as when its reader has gone.
  func send(_ line: [UInt8]) throws {
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw SystemError("cannot write the standard output") }
      rest = rest.dropFirst(max(0, count))
    }
  }
}
