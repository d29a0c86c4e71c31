#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The failure of a system call.
///
/// ``description`` renders the error as a sentence.
package struct SystemError: Error, Sendable, Hashable {
  /// The error number, as in `errno`.
  package let code: Int32
  /// The operation that failed.
  package let operation: Operation
  /// The path of the file or folder; nil for an operation without one.
  package let path: String?

  /// An operation that the system can refuse.
  package enum Operation: String, Sendable, Hashable {
    case open = "opened"
    case create = "created"
    case use = "used"
    case read = "read"
    case write = "written"
    case remove = "removed"
    case lock = "locked"
    case openForLocking = "opened for locking"
    case synchronize = "flushed to the disk"
    case connect = "connected"
    case start = "started"
  }

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - operation: The operation that failed.
  ///   - path: The path of the file or folder.
  ///   - code: The error number; defaults to the thread's last one.
  package init(_ operation: Operation, _ path: String? = nil, code: Int32 = errno) {
    self.code = code
    self.operation = operation
    self.path = path
  }

  /// The error for a file that exceeds the maximum size of a reader.
  package static func tooLarge(_ path: String?) -> SystemError {
    SystemError(.read, path, code: EFBIG)
  }

  /// The operating system's description of the error.
  package var reason: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }

  /// The description without its subject, such as “cannot be read: Permission denied”.
  package var predicate: String {
    switch (operation, code) {
    case (.read, EFBIG): "exceeds the maximum size of \(InputFile.maximumSize >> 20) MiB"
    case (.use, ENOTDIR): "isn't a folder"
    case (.use, ELOOP): "is a symbolic link"
    default: "cannot be \(operation.rawValue): \(reason)"
    }
  }

  /// Whether the stream has no reader anymore.
  package var isClosedStream: Bool { code == EPIPE || code == EBADF }

  /// The causes that callers distinguish.
  package enum Cause: Sendable, Hashable {
    case missing, symbolicLink, folder, notFolder, notRegularFile, notPermitted, readOnly
    case diskFull, tooLarge, other
  }

  /// The cause of the error.
  package var cause: Cause {
    switch code {
    case ENOENT: .missing
    case ELOOP: .symbolicLink
    case EISDIR: .folder
    case ENOTDIR: .notFolder
    case ENXIO: .notRegularFile
    case EACCES, EPERM: .notPermitted
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .diskFull
    case EFBIG: .tooLarge
    default: .other
    }
  }
}

extension SystemError: CustomStringConvertible {
  package var description: String { "\(path ?? "The stream") \(predicate)." }
}
