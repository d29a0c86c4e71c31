#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file that is written as a whole: its old content stays until the new content is complete.
///
/// The file is written beside its place and moved there by ``finish()``. Without that call, nothing
/// changes. A pipe or a device is written directly.
///
/// Commands write all their files this way, so an interrupted command damages no file.
package final class OutputFile: Sendable {
  private let path: String
  private let file: OwnedDescriptor
  private let draft: FileDraft?

  /// Opens a file for writing.
  ///
  /// - Throws: ``SystemError`` if the file can't be written. It is unchanged.
  package init(_ target: OutputTarget) throws(SystemError) {
    path = target.path
    switch target.place {
    case .entry(let folder, let name):
      let draft = try FileDraft(of: name, in: folder, path: target.path)
      (self.draft, file) = (draft, draft.file)
    case .stream(let path):
      // Other writers of an open file continue at its end.
      guard let file = OwnedDescriptor(open(path, O_WRONLY | O_APPEND | O_CLOEXEC)) else {
        throw SystemError(.write, path)
      }
      (draft, self.file) = (nil, file)
    }
  }

  /// Appends a text.
  ///
  /// - Throws: ``SystemError`` if the text can't be written completely.
  package func write(_ text: String) throws(SystemError) {
    try Descriptor.writeAll(Array(text.utf8), to: file.number, path: path)
  }

  /// Waits until the written text is on the disk.
  ///
  /// With several files, a call for each before the first ``finish()`` finds a full disk while all
  /// old contents are there.
  package func settle() throws(SystemError) {
    guard draft == nil || file.settle() else { throw SystemError(.write, path) }
  }

  /// Replaces the old content with the text that was written.
  ///
  /// - Throws: ``SystemError`` if that isn't possible. The old content is unchanged.
  package func finish() throws(SystemError) {
    try settle()
    guard draft?.replaceTarget() ?? true else { throw SystemError(.write, path) }
  }

  /// Replaces the content of a file, or creates the file.
  ///
  /// - Throws: ``SystemError`` if the file can't be written. The old content is unchanged.
  package static func write(_ text: String, to target: OutputTarget) throws(SystemError) {
    let file = try OutputFile(target)
    try file.write(text)
    try file.finish()
  }
}

/// The place of a file to write, looked up without changing anything.
package struct OutputTarget: Sendable {
  /// The kind of a place.
  enum Place: Sendable {
    /// A regular or missing file, written beside its place and moved there.
    case entry(OpenFolder, name: String)
    /// A pipe, a device, or an open file of a process, written directly.
    case stream(path: String)
  }

  /// The maximum number of symbolic links, as in Linux.
  private static let maximumLinkCount = 40

  /// The path as it was given.
  package let path: String
  let place: Place
  /// The identity of the existing file; nil if it's missing.
  package let file: FileEntry.Identity?
  /// The identity of the folder of a file.
  private let folderIdentity: FileEntry.Identity?

  /// Looks up a path, and follows symbolic links even if nothing is at their end.
  ///
  /// - Throws: ``SystemError`` if no file can be written there.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    file = FileEntry.Identity(at: path)
    guard let end = try Self.endOfLinks(path), !Self.isStream(path) else {
      place = .stream(path: path)
      folderIdentity = nil
      return
    }
    let (parent, name) = end.splitAtLastSlash
    let folder: OpenFolder?
    do throws(SystemError) {
      folder = try OpenFolder(parent, isCreating: false)
    } catch {
      throw SystemError(.write, path, code: error.code)
    }
    guard let folder else { throw SystemError(.write, path, code: ENOENT) }
    if name.isEmpty || Self.isFolder(end) { throw SystemError(.write, path, code: EISDIR) }
    // Replacing a file doesn't need the file's own permission, but its owner expects that.
    guard faccessat(folder.descriptor.number, ".", W_OK | X_OK, 0) == 0,
      faccessat(folder.descriptor.number, name, W_OK, 0) == 0 || errno == ENOENT
    else { throw SystemError(.write, path) }
    place = .entry(folder, name: name)
    folderIdentity = folder.identity
  }

  /// Whether the target isn't a regular file or a missing one.
  package var isStream: Bool { if case .stream = place { true } else { false } }

  /// Whether two targets are the same file, however their paths are written.
  package func isSame(as other: OutputTarget) -> Bool {
    if let file, file == other.file { return true }
    guard let folderIdentity, folderIdentity == other.folderIdentity,
      case .entry(_, let name) = place,
      case .entry(_, let otherName) = other.place
    else { return false }
    // Equal strings can have different bytes, and are then different files.
    return name.utf8.elementsEqual(otherName.utf8)
  }

  /// Returns the path at the end of symbolic links; nil for an open file of a process, as
  /// `/dev/stdout` is.
  ///
  /// Writing beside an open file would separate it from what else is written to it.
  private static func endOfLinks(_ path: String) throws(SystemError) -> String? {
    var end = path
    for _ in 0...maximumLinkCount {
      if end.hasPrefix("/dev/fd/") || end.hasPrefix("/proc/") && end.contains("/fd/") { return nil }
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(end, &buffer, buffer.count)
      guard count >= 0 else { return end }
      let target = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      end =
        target.utf8.first == UInt8(ascii: "/") ? target : "\(end.splitAtLastSlash.folder)/\(target)"
    }
    throw SystemError(.write, path, code: ELOOP)
  }

  private static func isStream(_ path: String) -> Bool {
    if case .stream = FileEntry(at: path) { true } else { false }
  }

  private static func isFolder(_ path: String) -> Bool {
    if case .folder = FileEntry(at: path) { true } else { false }
  }
}

/// A new version of a file, written beside the file and moved to its place once it's complete.
///
/// Drafts have fixed names, so that the next writer of a file finds the draft of one that was
/// terminated, and a lock, so that it leaves those of running writers alone. The first free name is
/// used. A writer that is terminated at any time leaves the file unchanged.
private final class FileDraft: Sendable {
  /// The maximum number of writers of one file at the same time.
  private static let slotCount = 32

  /// The open draft.
  let file: OwnedDescriptor
  private let folder: OpenFolder
  private let target: String
  private let name: String
  private let isMoved = Locked(false)

  /// Creates a draft with the permissions of the existing file, and removes drafts of writers that
  /// were terminated.
  ///
  /// - Parameters:
  ///   - target: The name of the file to replace.
  ///   - folder: The folder of the file.
  ///   - path: The path of the file, for errors.
  /// - Throws: ``SystemError`` if the draft can't be created.
  init(of target: String, in folder: OpenFolder, path: String) throws(SystemError) {
    var status = stat()
    let exists = fstatat(folder.descriptor.number, target, &status, AT_SYMLINK_NOFOLLOW) == 0
    self.folder = folder
    self.target = target
    var taken: (slot: Int, file: OwnedDescriptor)?
    for slot in 0..<Self.slotCount where taken == nil {
      let name = Self.name(of: target, slot)
      // The draft of a private file is never readable by others.
      taken = try folder.takeDraft(name, mode: exists ? 0o600 : 0o666, path).map { (slot, $0) }
    }
    guard let taken else { throw SystemError(.write, path, code: EBUSY) }
    (name, file) = (Self.name(of: target, taken.slot), taken.file)
    if exists {
      // The owner can change only as root; the group often can.
      _ = fchown(file.number, status.st_uid, status.st_gid)
      _ = fchmod(file.number, status.st_mode & 0o7777)
    }
    for slot in 0..<Self.slotCount where slot != taken.slot {
      _ = folder.removeAbandonedDraft(Self.name(of: target, slot))
    }
  }

  deinit { if !isMoved.withLock({ $0 }) { _ = unlinkat(folder.descriptor.number, name, 0) } }

  /// Replaces the file.
  ///
  /// - Returns: Whether the file was replaced; otherwise, `errno` is the cause.
  func replaceTarget() -> Bool {
    let number = folder.descriptor.number
    guard renameat(number, name, number, target) == 0 else { return false }
    isMoved.withLock { $0 = true }
    return true
  }

  /// Returns the name of a draft, hidden and not too long for the file system.
  private static func name(of target: String, _ slot: Int) -> String {
    ".\(target.prefix(utf8Count: 200))\(slot == 0 ? "" : ".\(slot)").intentkit-draft"
  }
}

extension OpenFolder {
  /// Creates and locks a draft, and replaces an abandoned one.
  ///
  /// - Returns: Nil if a running writer uses the draft.
  fileprivate func takeDraft(
    _ name: String, mode: mode_t, _ path: String
  ) throws(SystemError) -> OwnedDescriptor? {
    while true {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      if let file = OwnedDescriptor(openat(descriptor.number, name, flags, mode)) {
        // Another writer that finds the draft before it's locked takes it for abandoned.
        guard file.lock() else { return nil }
        if isEntry(name, file) { return file }
      } else {
        guard errno == EEXIST else { throw SystemError(.write, path) }
        guard removeAbandonedDraft(name) else { return nil }
      }
    }
  }

  /// Removes a draft that no running writer uses.
  ///
  /// - Returns: Whether no draft of this name is left.
  fileprivate func removeAbandonedDraft(_ name: String) -> Bool {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    guard let file = OwnedDescriptor(openat(descriptor.number, name, flags)) else {
      return errno == ENOENT
    }
    guard (try? file.checkIsPlainFile(path: name)) != nil, file.lock(isRequired: true) else {
      return false
    }
    // Its writer may have moved or removed it in the meantime.
    guard isEntry(name, file) else { return true }
    return unlinkat(descriptor.number, name, 0) == 0 || errno == ENOENT
  }

  /// Returns whether an open file is still the one of a name.
  private func isEntry(_ name: String, _ file: OwnedDescriptor) -> Bool {
    var status = stat()
    return fstatat(descriptor.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      && FileEntry.Identity(status) == file.identity
  }
}

extension OwnedDescriptor {
  /// Locks the file if no other process has locked it.
  ///
  /// - Parameter isRequired: Whether the file must be locked. Otherwise, the caller may also use a
  ///   file on a file system without locks.
  /// - Returns: Whether the caller may use the file.
  fileprivate func lock(isRequired: Bool = false) -> Bool {
    while flock(number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      return errno != EWOULDBLOCK && !isRequired
    }
    return true
  }
}
