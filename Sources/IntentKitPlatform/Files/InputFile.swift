#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

private let systemRead = read

/// An open file to read, or the standard input under the name `-`.
package final class InputFile: Sendable {
  /// The maximum size of a file, in bytes.
  package static let maximumSize = 64 << 20

  private let path: String
  /// The open file; nil for the standard input, because that stays open.
  private let file: OwnedDescriptor?

  /// Opens a file, or uses the standard input if the path is `-`.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    file = path == "-" ? nil : OwnedDescriptor(open(path, O_RDONLY | O_CLOEXEC))
    guard file != nil || path == "-" else { throw SystemError(.read, path) }
  }

  /// Creates an input from an open file.
  init(_ file: OwnedDescriptor, path: String) {
    self.path = path
    self.file = file
  }

  /// Reads an entire file.
  ///
  /// - Throws: ``SystemError`` if the file can't be read or exceeds the maximum size.
  package static func bytes(
    of path: String, atMost maximumSize: Int = maximumSize
  ) throws(SystemError) -> [UInt8] {
    try InputFile(path).rest(atMost: maximumSize)
  }

  /// Reads the rest of the file.
  func rest(atMost maximumSize: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(atMost: 1 << 16)
      guard !chunk.isEmpty else { return bytes }
      guard bytes.count + chunk.count <= maximumSize else { throw .tooLarge(path) }
      bytes += chunk
    }
  }

  /// Reads the next bytes, and waits until some are available.
  ///
  /// - Returns: An empty array at the end of the file.
  package func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        count = systemRead(file?.number ?? 0, buffer.baseAddress, limit)
        filled = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(.read, path) }
      return bytes
    }
  }
}
