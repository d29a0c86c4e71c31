#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An entry of the file system.
package enum FileEntry: Sendable {
  case file(size: Int)
  case folder(Identity)
  /// A pipe, a terminal or another device.
  case stream
  case missing(SystemError)

  /// The identity of a file or a folder, common to all of its paths.
  package struct Identity: Sendable, Hashable {
    private let device: UInt64
    private let number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }

    /// Creates the identity of what is at a path, or of the standard input for the path `-`.
    ///
    /// - Returns: Nil if nothing is there.
    package init?(at path: String) {
      var status = stat()
      guard (path == "-" ? fstat(0, &status) : stat(path, &status)) == 0 else { return nil }
      self.init(status)
    }
  }

  /// Looks up a path and follows symbolic links.
  package init(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing(SystemError(.read, path))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file(size: Int(status.st_size))
    case S_IFDIR: self = .folder(Identity(status))
    default: self = .stream
    }
  }
}
