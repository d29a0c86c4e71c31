#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

private let systemRead = read

/// A file to read, or the standard input under the name `-`.
package enum InputFile {
  /// The maximum size of a file, in bytes.
  package static let maximumSize = 64 << 20

  /// Reads an entire file.
  ///
  /// - Throws: ``SystemError`` if the file can't be read or exceeds the maximum size.
  package static func bytes(
    of path: String, atMost maximumSize: Int = maximumSize
  ) throws(SystemError) -> [UInt8] {
    let input = try InputHandle(path)
    var bytes: [UInt8] = []
    while true {
      let chunk = try input.read(atMost: 1 << 16)
      guard !chunk.isEmpty else { return bytes }
      guard bytes.count + chunk.count <= maximumSize else { throw .tooLarge(path) }
      bytes += chunk
    }
  }
}

/// An open file, or the standard input, that is read in chunks.
package final class InputHandle: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file, or uses the standard input if the path is `-`.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError(.read, path) }
  }

  deinit { if path != "-", descriptor >= 0 { close(descriptor) } }

  /// Reads the next bytes, and waits until some are available.
  ///
  /// - Returns: An empty array at the end of the file.
  package func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        count = systemRead(descriptor, buffer.baseAddress, limit)
        filled = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(.read, path) }
      return bytes
    }
  }
}
