// What differs between systems when files are found, read in pieces and written.
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
  /// What stands at a path.
  package enum Entry {
    case file(size: Int)
    /// A folder, and what tells it from every other.
    case folder(FolderIdentity)
    /// A pipe, a terminal, a device.
    case stream
    case missing(reason: String)
  }

  /// What a folder keeps under all of its names.
  package struct FolderIdentity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// Looks at what stands at a path, behind links.
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

  /// The names of everything in a folder, in no order, or why it cannot be read.
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

/// Why the system did not do something, in its own words.
package struct SystemFailure: Error {
  package var reason: String
}

/// A file, or the standard input, that is read in pieces.
package final class InputHandle {
  private let descriptor: Int32
  private let isOwned: Bool

  /// Opens a file, or takes the standard input when there is no path.
  package init(_ path: String?) throws(SystemFailure) {
    descriptor = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? 0
    isOwned = path != nil
    guard descriptor >= 0 else { throw SystemFailure(reason: Platform.lastError) }
  }

  deinit { if isOwned { close(descriptor) } }

  /// Reads what there is next, waiting for it where it comes from somebody who is slow.
  ///
  /// - Returns: Nothing at the end.
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

/// A file that is written piece by piece.
public final class FileWriter: Sendable {
  private let descriptor: Int32

  /// Why a file cannot be written.
  public struct Failure: Error, Sendable, Hashable {
    /// What happened, as a sentence.
    public var message: String
  }

  private let path: String

  /// Makes a file, or empties the one that is there.
  ///
  /// - Throws: ``Failure`` when that cannot be done; nothing was changed then.
  public init(_ path: String) throws(Failure) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Failure(message: "\(path) cannot be written: \(Platform.lastError).")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Writes a text behind what was written before.
  ///
  /// - Throws: ``Failure`` when not all of it could be written.
  public func write(_ text: String) throws(Failure) {
    do throws(StandardStream.Failure) {
      try Platform.write(Array(text.utf8), to: descriptor)
    } catch {
      throw Failure(message: "\(path) cannot be written: \(error.reason).")
    }
  }
}
