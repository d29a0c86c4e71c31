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

/// An open folder, which can't be replaced by another folder while in use.
package final class OpenFolder: Sendable {
  package let path: String
  private let descriptor: OwnedDescriptor

  /// Opens a folder, or creates nil if it doesn't exist.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - isCreating: Whether to create the folder if it doesn't exist.
  /// - Throws: ``SystemError`` if the folder can't be opened or created.
  package init?(_ path: String, isCreating: Bool) throws(SystemError) {
    func opened() -> OwnedDescriptor? {
      OwnedDescriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    }
    var descriptor = opened()
    if descriptor == nil, errno == ENOENT, isCreating {
      try Self.create(path)
      descriptor = opened()
    }
    guard let descriptor else {
      if errno == ENOENT { return nil }
      throw SystemError(.open, path)
    }
    self.path = path
    self.descriptor = descriptor
  }

  /// Creates a folder and its parent folders.
  private static func create(_ path: String) throws(SystemError) {
    var isCreated = mkdir(path, 0o700) == 0
    let parent = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    if !isCreated, errno == ENOENT, !parent.isEmpty, parent != path {
      try create(String(parent))
      isCreated = mkdir(path, 0o700) == 0
    }
    // Another process may have created it first. If the path isn't a folder, opening it reports
    // that.
    guard isCreated || errno == EEXIST else { throw SystemError(.create, path) }
    // The user may have access to a folder but not to its parent.
    try? OpenFolder(parent.isEmpty ? "/" : String(parent), isCreating: false)?.settle()
  }

  /// Reads an entire file.
  ///
  /// A symbolic link is rejected: writing would replace the link instead of its target, and reading
  /// would leave the folder.
  ///
  /// - Returns: The content, or nil if the file doesn't exist.
  package func content(of name: String, atMost limit: Int) throws(SystemError) -> [UInt8]? {
    let path = path(of: name)
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = OwnedDescriptor(openat(descriptor.number, name, flags)) else {
      if errno == ENOENT { return nil }
      throw SystemError(.read, path)
    }
    let size = try file.sizeOfPlainFile(path: path)
    // One extra byte, so that the end is detected without another call.
    var bytes = [UInt8](repeating: 0, count: min(size, limit) + 1)
    var count = 0
    while true {
      let read = bytes.withUnsafeMutableBytes { buffer in
        systemRead(file.number, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw SystemError(.read, path) }
      count += read
      if read == 0 { return Array(bytes.prefix(count)) }
      guard count <= limit else { throw .tooLarge(path) }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
    }
  }

  /// Replaces the content of a file atomically.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bytes: The new content.
  ///   - draft: The name of a temporary file, which must not exist.
  /// - Throws: ``SystemError`` if the file can't be written. The old content is unchanged.
  package func replace(_ name: String, with bytes: [UInt8], draft: String) throws(SystemError) {
    do throws(SystemError) {
      try write(bytes, to: draft, for: name)
      guard renameat(descriptor.number, draft, descriptor.number, name) == 0 else {
        throw unwritten(name)
      }
    } catch {
      _ = unlinkat(descriptor.number, draft, 0)
      throw error
    }
  }

  private func write(_ bytes: [UInt8], to draft: String, for name: String) throws(SystemError) {
    // `O_EXCL` prevents writing to a file that another process has created in the meantime.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard let file = OwnedDescriptor(openat(descriptor.number, draft, flags, 0o600)) else {
      throw unwritten(name)
    }
    guard Descriptor.write(bytes, to: file.number), file.settle() else { throw unwritten(name) }
  }

  private func unwritten(_ name: String) -> SystemError {
    SystemError(.write, path(of: name))
  }

  /// Removes a file if it exists.
  package func remove(_ name: String) throws(SystemError) {
    guard unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT else {
      throw SystemError(.remove, path(of: name))
    }
  }

  /// Flushes changes to the folder to the disk.
  package func settle() throws(SystemError) {
    guard descriptor.settle() else { throw SystemError(.synchronize, path) }
  }

  /// Opens the lock file, and creates it if it doesn't exist.
  package func lockFile(_ name: String) throws(SystemError) -> LockFile {
    let path = path(of: name)
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = OwnedDescriptor(openat(descriptor.number, name, flags, 0o600)) else {
      throw SystemError(.openForLocking, path)
    }
    _ = try file.sizeOfPlainFile(path: path)
    return LockFile(path: path, descriptor: file)
  }

  private func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}

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

  fileprivate init(path: String, descriptor: OwnedDescriptor) {
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

/// A file descriptor that is closed when it's no longer used.
private final class OwnedDescriptor: Sendable {
  let number: Int32

  /// Creates a descriptor from the result of a system call, or nil if the call failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

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
