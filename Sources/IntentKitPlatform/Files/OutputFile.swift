#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file that is written as a whole: its old content stays until the new content is complete.
///
/// The file is written beside its place and moved there by ``finish()``. Without that call, nothing
/// changes. What isn't a regular file, such as a pipe, is written directly.
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

  /// Returns the name of a draft, which is hidden and not too long for the file system.
  private static func name(of target: String, _ slot: Int) -> String {
    ".\(target.prefix(utf8Count: 200))\(slot == 0 ? "" : ".\(slot)").intentkit-draft"
  }
}

extension OpenFolder {
  /// Creates and locks a draft, which replaces one that was abandoned.
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
