// The differences between operating systems: files, file locks, and error codes. No other file in
// this target depends on the operating system.
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
private let systemWrite = write

enum Platform {
  /// A nonzero number that identifies the current thread among all running threads.
  static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// A description of this process.
  fileprivate static let processName: String = {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "unknown"
    return "process \(getpid()) (\(program.prefix(60)))"
  }()
}

// MARK: - Folders

/// An open folder, which can't be replaced by another folder while in use.
final class OpenFolder: Sendable {
  let path: String
  private let descriptor: Descriptor

  /// Opens a folder, or creates nil if it doesn't exist.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - isCreating: Whether to create the folder if it doesn't exist.
  /// - Throws: ``ContainerError`` if the folder can't be opened or created.
  init?(_ path: String, isCreating: Bool) throws(ContainerError) {
    func opened() -> Descriptor? { Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) }
    var descriptor = opened()
    if descriptor == nil, errno == ENOENT, isCreating {
      try Self.create(path)
      descriptor = opened()
    }
    guard let descriptor else {
      if errno == ENOENT { return nil }
      throw .system(errno, path: path, "cannot be opened")
    }
    self.path = path
    self.descriptor = descriptor
  }

  /// Creates a folder and its parent folders.
  private static func create(_ path: String) throws(ContainerError) {
    var isCreated = mkdir(path, 0o700) == 0
    let parent = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    if !isCreated, errno == ENOENT, !parent.isEmpty, parent != path {
      try create(String(parent))
      isCreated = mkdir(path, 0o700) == 0
    }
    // Another process may have created it first. If the path isn't a folder, opening it reports
    // that.
    guard isCreated || errno == EEXIST else {
      throw .system(errno, path: path, "cannot be created")
    }
    // The user may have access to a folder but not to its parent.
    try? OpenFolder(parent.isEmpty ? "/" : String(parent), isCreating: false)?.settle()
  }

  /// Reads an entire file.
  ///
  /// A symbolic link is rejected: writing would replace the link instead of its target, and reading
  /// would leave the folder.
  ///
  /// - Returns: The content, or nil if the file doesn't exist.
  func content(of name: String, atMost limit: Int) throws(ContainerError) -> [UInt8]? {
    let path = path(of: name)
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = Descriptor(openat(descriptor.number, name, flags)) else {
      if errno == ENOENT { return nil }
      throw .system(errno, path: path, "cannot be read")
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
      guard read >= 0 else { throw .system(errno, path: path, "cannot be read") }
      count += read
      if read == 0 { return Array(bytes.prefix(count)) }
      guard count <= limit else {
        throw ContainerError(
          .unsuitableFile, path: path,
          message: "This exceeds the maximum size of \(limit >> 20) MiB.",
          cure: "The file is unchanged; reduce its size, or move it away.")
      }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
    }
  }

  /// Replaces the content of a file atomically.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bytes: The new content.
  ///   - draft: The name of a temporary file, which must not exist.
  /// - Throws: ``ContainerError`` if the file can't be written. The old content is unchanged.
  func replace(
    _ name: String, with bytes: [UInt8], draft: String
  ) throws(ContainerError) {
    do throws(ContainerError) {
      try write(bytes, to: draft, for: name)
      guard renameat(descriptor.number, draft, descriptor.number, name) == 0 else {
        throw unwritten(name)
      }
    } catch {
      _ = unlinkat(descriptor.number, draft, 0)
      throw error
    }
  }

  private func write(
    _ bytes: [UInt8], to draft: String, for name: String
  ) throws(ContainerError) {
    // `O_EXCL` prevents writing to a file that another process has created in the meantime.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard let file = Descriptor(openat(descriptor.number, draft, flags, 0o600)) else {
      throw unwritten(name)
    }
    var count = 0
    while count < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(file.number, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { throw unwritten(name) }
      count += written
    }
    guard file.settle() else { throw unwritten(name) }
  }

  private func unwritten(_ name: String) -> ContainerError {
    .system(errno, path: path(of: name), "cannot be written", "The old content is kept.")
  }

  /// Removes a file if it exists.
  func remove(_ name: String) throws(ContainerError) {
    guard unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT else {
      throw .system(errno, path: path(of: name), "cannot be removed")
    }
  }

  /// Flushes changes to the folder to the disk.
  func settle() throws(ContainerError) {
    guard descriptor.settle() else {
      throw .system(
        errno, path: path, "cannot be flushed to the disk", "The last change may be lost.")
    }
  }

  /// Opens the lock file, and creates it if it doesn't exist.
  func lockFile(_ name: String) throws(ContainerError) -> LockFile {
    let path = path(of: name)
    let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = Descriptor(openat(descriptor.number, name, flags, 0o600)) else {
      throw .system(errno, path: path, "cannot be opened for locking")
    }
    _ = try file.sizeOfPlainFile(path: path)
    return LockFile(path: path, descriptor: file)
  }

  private func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}

// MARK: - Locks

/// An open file that one owner at a time can lock.
final class LockFile: Sendable {
  /// The result of an attempt to lock without waiting.
  enum Attempt {
    case taken
    case held
    case failed(ContainerError)
  }

  private let path: String
  private let descriptor: Descriptor

  fileprivate init(path: String, descriptor: Descriptor) {
    self.path = path
    self.descriptor = descriptor
  }

  /// Locks the file if no other owner has locked it.
  func lockAtOnce() -> Attempt {
    while flock(descriptor.number, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return .held
      default: return .failed(.system(errno, path: path, "cannot be locked"))
      }
    }
    return .taken
  }

  /// Locks the file as soon as it's unlocked, without a timeout.
  func lock() {
    // If locks don't work at all, the previous attempt has reported that.
    while flock(descriptor.number, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Unlocks the file.
  func unlock() {
    // Closing the file isn't enough, because a process that another thread is launching may have a
    // copy of the descriptor.
    _ = flock(descriptor.number, LOCK_UN)
  }

  /// Whether the file has been removed from its folder.
  var isRemoved: Bool {
    var status = stat()
    return fstat(descriptor.number, &status) == 0 && status.st_nlink == 0
  }

  /// Writes the name of this process to the file, for the error message of other processes.
  ///
  /// The name is optional, so a full disk doesn't matter.
  func sign() {
    let name = Array(Platform.processName.utf8)
    _ = ftruncate(descriptor.number, 0)
    _ = name.withUnsafeBytes { pwrite(descriptor.number, $0.baseAddress, $0.count, 0) }
  }

  /// Returns the error for a timeout.
  func busy(after patience: Duration) -> ContainerError {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = bytes.withUnsafeMutableBytes {
      pread(descriptor.number, $0.baseAddress, $0.count, 0)
    }
    let name = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let holder =
      switch name {
      case Platform.processName: "this process itself"
      // Only this library writes such a signature. Other content has an unknown origin.
      case _ where name.hasPrefix("process ") && !name.contains(where: \.isNewline): name
      default: "another process"
      }
    return .busy(path: path, after: patience, holder: holder)
  }
}

// MARK: - Descriptors

/// A file descriptor that is closed when it's no longer used.
private final class Descriptor: Sendable {
  let number: Int32

  /// Creates a descriptor from the result of a system call, or nil if the call failed.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// Returns the size of a file, which must be a regular file.
  func sizeOfPlainFile(path: String) throws(ContainerError) -> Int {
    var status = stat()
    guard fstat(number, &status) == 0 else {
      throw .system(errno, path: path, "cannot be read")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain(path: path) }
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

// MARK: - Failures

extension ContainerError {
  /// Returns the error for something that is neither a file nor a folder.
  fileprivate static func notPlain(path: String) -> ContainerError {
    ContainerError(
      .unsuitableFile, path: path, message: "This isn't a regular file.",
      cure: "It is unchanged; move it away.")
  }

  /// Returns the error for a failed system call.
  ///
  /// - Parameters:
  ///   - code: The error code of the system call.
  ///   - path: The path of the file or folder.
  ///   - verb: The operation that failed.
  ///   - state: A sentence about the state of the content.
  /// - Returns: The error.
  fileprivate static func system(
    _ code: Int32, path: String, _ verb: String, _ state: String? = nil
  ) -> ContainerError {
    let kind: Kind
    let reason: String
    let cure: String
    switch code {
    case ELOOP:
      (kind, reason) = (.unsuitableFile, "it is a symbolic link")
      cure = "Put the file itself there."
    case EISDIR:
      (kind, reason, cure) = (.unsuitableFile, "it is a folder", "Move it away.")
    case ENOTDIR:
      (kind, reason) = (.unsuitableFile, "it isn't a folder, or it isn't in one")
      cure = "Choose another folder."
    case ENXIO:
      return notPlain(path: path)
    case EACCES, EPERM:
      (kind, reason) = (.notPermitted, "this user doesn't have permission")
      cure = "Choose another folder, or change the permissions of this one."
    case EROFS:
      (kind, reason) = (.notPermitted, "the disk is read-only")
      cure = "Choose another folder."
    case ENOSPC, EDQUOT:
      (kind, reason, cure) = (.noSpace, "the disk is full", "Free some space, and try again.")
    case ENOENT:
      return vanished(path: path)
    default:
      let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
      (kind, reason, cure) = (.failed, "the system reports “\(words)”", "Try again.")
    }
    return ContainerError(
      kind, path: path, message: "This \(verb): \(reason).",
      cure: [state, cure].compactMap(\.self).joined(separator: " "))
  }
}
