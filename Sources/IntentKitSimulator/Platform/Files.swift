// The differences between operating systems for finding, reading and writing files.
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

extension Platform {
  /// The kind of a file system entry.
  package enum Entry {
    case file(size: Int)
    /// A folder and its identity.
    case folder(FolderIdentity)
    /// A pipe, a terminal or a device.
    case stream
    case missing(reason: String)
  }

  /// The identity of a folder, which is the same for every path to it.
  package struct FolderIdentity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// Returns the entry at a path, following symbolic links.
  package static func entry(at path: String) -> Entry {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing(reason: lastError) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file(size: Int(status.st_size))
    case S_IFDIR:
      return .folder(
        FolderIdentity(
          device: UInt64(truncatingIfNeeded: status.st_dev),
          number: UInt64(truncatingIfNeeded: status.st_ino)))
    default: return .stream
    }
  }

  /// Returns the unsorted names of all entries in a folder, or the reason why it can't be read.
  static func names(inFolder path: String) -> Result<[String], SystemFailure> {
    guard let folder = opendir(path) else { return .failure(SystemFailure(reason: lastError)) }
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
    return .success(names)
  }
}

/// The operating system's description of a failure.
package struct SystemFailure: Error {
  package var reason: String
}

/// A file, or the standard input, that is read in chunks.
package final class InputHandle {
  private let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file, or uses the standard input if the path is nil.
  package init(_ path: String?) throws(SystemFailure) {
    descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? 0
    isOwned = path != nil
    guard descriptor >= 0 else { throw SystemFailure(reason: Platform.lastError) }
  }

  deinit { if isOwned { close(descriptor) } }

  /// Reads the next chunk, waiting for it if necessary.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Returns: The bytes, which are empty at the end.
  /// - Throws: `SystemFailure` if reading fails.
  package func read(atMost limit: Int) throws(SystemFailure) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        count = systemRead(descriptor, buffer.baseAddress, limit)
        filled = max(0, count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemFailure(reason: Platform.lastError) }
      return bytes
    }
  }
}

/// A file that is written in chunks.
public final class FileWriter: Sendable {
  private let descriptor: Int32

  /// An error that prevented writing a file.
  public struct Failure: Error, Sendable, Hashable {
    /// A sentence that describes the failure.
    public var message: String
  }

  private let path: String

  /// Creates a file, or truncates an existing one.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``Failure`` if the file can't be created or opened. An existing file is unchanged.
  public init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(message: "\(path) cannot be written: \(Platform.lastError).")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Appends a text to the file.
  ///
  /// - Parameter text: The text.
  /// - Throws: ``Failure`` if the text can't be written completely.
  public func write(_ text: String) throws(Failure) {
    do throws(StandardStream.Failure) {
      try Platform.write(Array(text.utf8), to: descriptor)
    } catch {
      throw Failure(message: "\(path) cannot be written: \(error.reason).")
    }
  }
}
