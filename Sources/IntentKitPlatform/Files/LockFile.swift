#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An open file that one owner at a time can lock.
package final class LockFile: Sendable {
  /// The result of an attempt to lock without waiting.
  package enum Attempt {
    case taken
    case held
    case failed(SystemError)
  }

  package let path: String
  private let descriptor: OwnedDescriptor

  init(path: String, descriptor: OwnedDescriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Locks the file if no other owner has locked it.
  package func lockAtOnce() -> Attempt {
    while flock(descriptor.number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .held
      default: return .failed(SystemError(.lock, path))
      }
    }
    return .taken
  }

  /// Locks the file as soon as it's unlocked, without a timeout.
  package func lock() {
    // If locks don't work at all, the previous attempt has reported that.
    while flock(descriptor.number, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Unlocks the file.
  package func unlock() {
    // Closing the file isn't enough, because a process that another thread is launching may have a
    // copy of the descriptor.
    _ = flock(descriptor.number, LOCK_UN)
  }

  /// Whether the file has been removed from its folder.
  package var isRemoved: Bool {
    var status = stat()
    return fstat(descriptor.number, &status) == 0 && status.st_nlink == 0
  }

  /// Writes the name of this process to the file, for the error message of other processes.
  ///
  /// The name is optional, so a full disk doesn't matter.
  package func sign() {
    let name = Array(CurrentProcess.name.utf8)
    _ = ftruncate(descriptor.number, 0)
    _ = name.withUnsafeBytes { pwrite(descriptor.number, $0.baseAddress, $0.count, 0) }
  }

  /// The name of the process that holds the lock; nil if it's unknown.
  ///
  /// Only names that ``sign()`` writes count.
  package var holder: String? {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = bytes.withUnsafeMutableBytes {
      pread(descriptor.number, $0.baseAddress, $0.count, 0)
    }
    let name = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    return name.hasPrefix("process ") && !name.contains(where: \.isNewline) ? name : nil
  }
}
