import Foundation

/// The folder for the files of this process.
enum Scratch {
  /// The path of the folder.
  static let folder: String = {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "intentkit-fuzz-\(ProcessInfo.processInfo.processIdentifier)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      fatalError("\(error)")
    }
    atexit { try? FileManager.default.removeItem(atPath: Scratch.folder) }
    return folder.path(percentEncoded: false)
  }()

  /// Replaces a file.
  static func write(_ bytes: [UInt8], to path: String) {
    do {
      try Data(bytes).write(to: URL(filePath: path))
    } catch {
      fatalError("\(error)")
    }
  }

  /// Returns the content of a file, or nil if it doesn't exist.
  static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
