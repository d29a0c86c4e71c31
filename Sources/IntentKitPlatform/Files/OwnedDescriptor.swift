#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file descriptor that is closed when it's no longer used.
final class OwnedDescriptor: Sendable {
  let number: Int32

  /// Creates a descriptor from the result of a system call, or nil if the call failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// The identity of the open file.
  var identity: FileEntry.Identity? {
    var status = stat()
    return fstat(number, &status) == 0 ? FileEntry.Identity(status) : nil
  }

  /// Whether this is a regular file.
  var isPlainFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the size of a file, which must be a regular file.
  func sizeOfPlainFile(path: String) throws(SystemError) -> Int {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw SystemError(.read, path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(.read, path, code: ENXIO) }
    return Int(status.st_size)
  }

  /// Waits until written data is on the disk.
  ///
  /// - Returns: Whether the data is on the disk.
  func settle() -> Bool {
    #if canImport(Darwin)
      // On Darwin, `fsync` leaves the data in the cache of the disk.
      if fcntl(number, F_FULLFSYNC) == 0 { return true }
    #endif
    while fsync(number) != 0 {
      switch errno {
      case EINTR: continue
      // A file system that doesn't support this has nothing to wait for.
      case EINVAL, ENOTSUP: return true
      default: return false
      }
    }
    return true
  }
}
