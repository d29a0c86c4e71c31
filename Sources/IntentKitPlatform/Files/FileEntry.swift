#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// An entry of the file system.
package enum FileEntry: Sendable {
  case file(size: Int)
  case folder(Identity)
  /// A pipe, a terminal or another device.
  case stream
  case missing(SystemError)

  /// The identity of a folder, which is the same for all of its paths.
  package struct Identity: Sendable, Hashable {
    private let device: UInt64
    private let number: UInt64

    fileprivate init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
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
