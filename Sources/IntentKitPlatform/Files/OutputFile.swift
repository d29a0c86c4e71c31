#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A file that is written as a whole.
package enum OutputFile {
  /// Replaces the content of a file atomically, or creates the file.
  ///
  /// A symbolic link is kept, and its target is replaced. If the path isn't a regular file, such as
  /// a pipe, the text is written to it.
  ///
  /// - Throws: ``SystemError`` if the file can't be written. The previous content is unchanged.
  package static func write(_ text: String, to path: String) throws(SystemError) {
    let bytes = Array(text.utf8)
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw SystemError(.write, path) }
      defer { close(descriptor) }
      return try Descriptor.writeAll(bytes, to: descriptor, path: path)
    }
    let target = exists ? resolved(path) : path
    let draft = "\(target).\(getpid()).draft"
    // `O_EXCL` prevents writing to a file that another process has created.
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(.write, path) }
    if exists { fchmod(descriptor, status.st_mode & 0o7777) }
    var failure: SystemError?
    do throws(SystemError) {
      try Descriptor.writeAll(bytes, to: descriptor, path: path)
      if fsync(descriptor) != 0 { failure = SystemError(.write, path) }
    } catch {
      failure = error
    }
    if close(descriptor) != 0, failure == nil { failure = SystemError(.write, path) }
    if failure == nil, rename(draft, target) != 0 { failure = SystemError(.write, path) }
    guard let failure else { return }
    unlink(draft)
    throw failure
  }

  /// Returns a path with all symbolic links resolved.
  private static func resolved(_ path: String) -> String {
    guard let buffer = realpath(path, nil) else { return path }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}

/// A file that is written in chunks.
package final class FileWriter: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Creates a file, or truncates an existing one.
  ///
  /// - Throws: ``SystemError`` if the file can't be opened. Nothing is changed in this case.
  package init(_ path: String) throws(SystemError) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(.write, path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends a text.
  ///
  /// - Throws: ``SystemError`` if the text can't be written completely.
  package func write(_ text: String) throws(SystemError) {
    try Descriptor.writeAll(Array(text.utf8), to: descriptor, path: path)
  }
}
