// What differs between systems: files, their locks, and what their failures mean. Nothing else in this target may ask
// which system it runs on.
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
  /// A number that no other thread has while this one runs; never zero.
  static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  /// This process, in words.
  fileprivate static let processName: String = {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "unknown"
    return "process \(getpid()) (\(program.prefix(60)))"
  }()
}

// MARK: - Folders

/// A folder that is open, so that nobody can put another in its place.
final class OpenFolder: Sendable {
  let path: String
  private let descriptor: Descriptor

  /// Opens a folder.
  ///
  /// - Parameter isCreating: Whether the folder is created where it is missing.
  /// - Returns: Nil when the folder is missing.
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

  /// Creates a folder and those that it lies in.
  private static func create(_ path: String) throws(ContainerError) {
    var isCreated = mkdir(path, 0o700) == 0
    let parent = path.lastIndex(of: "/").map { path[..<$0] } ?? "."
    if !isCreated, errno == ENOENT, !parent.isEmpty, parent != path {
      try create(String(parent))
      isCreated = mkdir(path, 0o700) == 0
    }
    // Another process may have been quicker; if it is no folder that stands there, opening it will tell.
    guard isCreated || errno == EEXIST else {
      throw .system(errno, path: path, "cannot be created")
    }
    // A user may use a folder without being allowed to look into the one around it.
    try? OpenFolder(parent.isEmpty ? "/" : String(parent), isCreating: false)?.settle()
  }

  /// Reads a file whole.
  ///
  /// A symbolic link is refused: writing would replace the link and not what it points at, and reading through it would
  /// leave the folder.
  ///
  /// - Returns: Nil when the file is missing.
  func content(of name: String, atMost limit: Int) throws(ContainerError) -> [UInt8]? {
    let path = path(of: name)
    // Without O_NONBLOCK, opening a pipe would wait for whoever writes to it.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = Descriptor(openat(descriptor.number, name, flags)) else {
      if errno == ENOENT { return nil }
      throw .system(errno, path: path, "cannot be read")
    }
    let size = try file.sizeOfPlainFile(path: path)
    // One byte more than there should be, so that the end is seen without a second call.
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
          message: "This is larger than \(limit >> 20) MiB, the most that is read.",
          cure: "The file is left as it is; make it smaller, or move it away.")
      }
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
    }
  }

  /// Puts a new content in the place of a file, in one step.
  ///
  /// - Parameters:
  ///   - draft: The name of a file to write first; there is none of that name.
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
    // With O_EXCL, nothing that somebody puts there meanwhile is written to.
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

  /// Removes a file, or nothing when it is missing.
  func remove(_ name: String) throws(ContainerError) {
    guard unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT else {
      throw .system(errno, path: path(of: name), "cannot be removed")
    }
  }

  /// Has the disk keep which files there are.
  func settle() throws(ContainerError) {
    guard descriptor.settle() else {
      throw .system(
        errno, path: path, "cannot be brought to the disk", "The last change may yet be lost.")
    }
  }

  /// Opens the file that is locked, which is created when it is missing.
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

/// An open file that one holder at a time can lock.
final class LockFile: Sendable {
  /// What came of an attempt to lock without waiting.
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

  /// Locks the file unless somebody else has.
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

  /// Locks the file as soon as nobody else has, however long that takes.
  func lock() {
    // Where locks do not work at all, the attempt that came before this has said so.
    while flock(descriptor.number, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Lets others lock the file.
  func unlock() {
    // Closing it would do, unless another thread is starting a process at this moment and a copy is open there.
    _ = flock(descriptor.number, LOCK_UN)
  }

  /// Whether the file is no longer in its folder.
  var isRemoved: Bool {
    var status = stat()
    return fstat(descriptor.number, &status) == 0 && status.st_nlink == 0
  }

  /// Leaves our name in the file, for those who wait in vain; on a full disk they do without.
  func sign() {
    let name = Array(Platform.processName.utf8)
    _ = ftruncate(descriptor.number, 0)
    _ = name.withUnsafeBytes { pwrite(descriptor.number, $0.baseAddress, $0.count, 0) }
  }

  /// The error for those who waited in vain.
  func busy(after patience: Duration) -> ContainerError {
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = bytes.withUnsafeMutableBytes {
      pread(descriptor.number, $0.baseAddress, $0.count, 0)
    }
    let name = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    let holder =
      switch name {
      case Platform.processName: "this process itself"
      // Whoever signs is another of us; of anything else we do not know who wrote it.
      case _ where name.hasPrefix("process ") && !name.contains(where: \.isNewline): name
      default: "another process"
      }
    return .busy(path: path, after: patience, holder: holder)
  }
}

// MARK: - Descriptors

/// The number of an open file, which is closed when nobody needs it any more.
private final class Descriptor: Sendable {
  let number: Int32

  /// Takes what the system gave, or nothing when it gave none.
  init?(_ number: Int32) {
    guard number >= 0 else { return nil }
    self.number = number
  }

  deinit { close(number) }

  /// The size of a file, which must be nothing but a file.
  func sizeOfPlainFile(path: String) throws(ContainerError) -> Int {
    var status = stat()
    guard fstat(number, &status) == 0 else {
      throw .system(errno, path: path, "cannot be read")
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain(path: path) }
    return Int(status.st_size)
  }

  /// Waits until the disk has what was written.
  ///
  /// - Returns: Whether it has.
  func settle() -> Bool {
    #if canImport(Darwin)
      // There, `fsync` leaves the content in the memory of the disk.
      if fcntl(number, F_FULLFSYNC) == 0 { return true }
    #endif
    while fsync(number) != 0 {
      switch errno {
      case EINTR: continue
      // A file system that cannot be asked to do this has nothing to wait for.
      case EINVAL, ENOTSUP: return true
      default: return false
      }
    }
    return true
  }
}

// MARK: - Failures

extension ContainerError {
  /// The error for something that is neither a file nor a folder where one belongs.
  fileprivate static func notPlain(path: String) -> ContainerError {
    ContainerError(
      .unsuitableFile, path: path, message: "This is no plain file.",
      cure: "It is left as it is; move it away.")
  }

  /// The error for a failure of the system.
  ///
  /// - Parameters:
  ///   - code: What the system said.
  ///   - verb: What could not be done.
  ///   - state: What that means for the content, as a sentence.
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
      (kind, reason) = (.unsuitableFile, "it is no folder, or lies in none")
      cure = "Choose another folder."
    case ENXIO:
      return notPlain(path: path)
    case EACCES, EPERM:
      (kind, reason) = (.notPermitted, "this user may not do so")
      cure = "Choose another folder, or change who may use this one."
    case EROFS:
      (kind, reason) = (.notPermitted, "the disk is read-only")
      cure = "Choose another folder."
    case ENOSPC, EDQUOT:
      (kind, reason, cure) = (.noSpace, "the disk is full", "Make room, and try again.")
    case ENOENT:
      return vanished(path: path)
    default:
      let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
      (kind, reason, cure) = (.failed, "the system says “\(words)”", "Try again.")
    }
    return ContainerError(
      kind, path: path, message: "This \(verb): \(reason).",
      cure: [state, cure].compactMap(\.self).joined(separator: " "))
  }
}
