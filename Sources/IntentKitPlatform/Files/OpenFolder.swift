#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An open folder that can't be replaced by another one while in use.
package final class OpenFolder: Sendable {
  package let path: String
  let descriptor: OwnedDescriptor

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

  /// The identity of the folder, common to all of its paths.
  var identity: FileEntry.Identity? { descriptor.identity }

  /// Creates a folder and its parent folders.
  private static func create(_ path: String) throws(SystemError) {
    var isCreated = mkdir(path, 0o700) == 0
    let parent = path.splitAtLastSlash.folder
    if !isCreated, errno == ENOENT, parent != path {
      try create(parent)
      isCreated = mkdir(path, 0o700) == 0
    }
    // Another process may have created it first. If the path isn't a folder, opening it reports
    // that.
    guard isCreated || errno == EEXIST else { throw SystemError(.create, path) }
    // The user may have access to a folder but not to its parent.
    try? OpenFolder(parent, isCreating: false)?.settle()
  }

  /// Creates a folder in this one if it doesn't exist.
  ///
  /// - Throws: ``SystemError`` if it can't be created, or isn't a folder. A symbolic link is
  ///   rejected, because it could lead elsewhere.
  package func createFolder(_ name: String) throws(SystemError) {
    let path = path(of: name)
    guard name.utf8.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != 0 }), ![".", ".."].contains(name)
    else { throw SystemError(.create, path, code: EINVAL) }
    guard mkdirat(descriptor.number, name, 0o700) == 0 || errno == EEXIST else {
      throw SystemError(.create, path)
    }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    guard OwnedDescriptor(openat(descriptor.number, name, flags)) == nil else { return }
    let error = SystemError(.use, path)
    var status = stat()
    let isLink =
      fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && status.st_mode & S_IFMT == S_IFLNK
    throw isLink ? SystemError(.use, path, code: ELOOP) : error
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
    try file.checkIsPlainFile(path: path)
    return try InputFile(file, path: path).rest(atMost: limit)
  }

  /// Replaces the content of a file atomically.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - bytes: The new content.
  ///   - draft: The name of a temporary file that doesn't exist yet.
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
    try file.checkIsPlainFile(path: path)
    return LockFile(path: path, descriptor: file)
  }

  private func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }
}

/// Folders by their paths.
package enum Folders {
  /// The path of the current folder; the root if it can't be determined.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Returns the names of all entries of a folder, in no particular order.
  package static func names(in path: String) throws(SystemError) -> [String] {
    guard let folder = opendir(path) else { throw SystemError(.read, path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
          String(cString: $0)
        }
      }
      names.append(name)
    }
    return names
  }

  /// Creates a folder and its parent folders if they don't exist.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - isPrivate: Whether only the current user has access to the created folders.
  /// - Throws: ``SystemError`` if the folder can't be created.
  package static func create(_ path: String, isPrivate: Bool = true) throws(SystemError) {
    guard make(path, isPrivate ? 0o700 : 0o777) else { throw SystemError(.create, path) }
    var status = stat()
    guard stat(path, &status) == 0 else { throw SystemError(.open, path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw SystemError(.use, path, code: ENOTDIR) }
  }

  private static func make(_ path: String, _ mode: mode_t) -> Bool {
    // The existing entry may not be a folder.
    if mkdir(path, mode) == 0 || errno == EEXIST { return true }
    let parent = path.splitAtLastSlash.folder
    guard errno == ENOENT, parent != path, parent != ".", make(parent, mode) else { return false }
    return mkdir(path, mode) == 0 || errno == EEXIST
  }

  /// Checks that the current user can read and change the entries of a folder.
  package static func checkAccess(to path: String) throws(SystemError) {
    guard access(path, R_OK | W_OK | X_OK) == 0 else { throw SystemError(.use, path) }
  }
}
