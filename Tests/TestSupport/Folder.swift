package import Foundation

/// A temporary folder of a test.
package final class Folder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "intentsim-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package func url(of name: String) -> URL { url.appending(path: name) }

  package func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: url(of: name))
  }

  package func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  package func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(of: name)), as: UTF8.self)
  }

  package func emptyFile(_ name: String) throws -> FileHandle {
    try write(name, [])
    return try FileHandle(forWritingTo: url(of: name))
  }
}
