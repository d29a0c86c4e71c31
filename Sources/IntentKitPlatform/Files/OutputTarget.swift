#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The place of a file to write, looked up without changing anything.
package struct OutputTarget: Sendable {
  /// The kind of a place.
  enum Place: Sendable {
    /// A regular file or a missing one, which is written beside its place and moved there.
    case entry(OpenFolder, name: String)
    /// A pipe, a device, or an open file of a process, which is written directly.
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

  /// Returns the path at the end of symbolic links; nil for an open file of a process, such as
  /// `/dev/stdout`.
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
