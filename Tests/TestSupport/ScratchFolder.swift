package import Foundation
package import SampleStorage

/// A temporary folder for a test.
package final class ScratchFolder {
  package let url = FileManager.default.temporaryDirectory
    .appending(path: "ScratchFolder-\(UUID().uuidString)", directoryHint: .isDirectory)

  package init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path(percentEncoded: false) }
  package var container: AppContainer { AppContainer(folder: url) }

  /// The path of a file, as messages name it.
  package func path(of name: String) -> String { path + name }

  package func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  package func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// The names of all files except the lock.
  package var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0 != ".container.lock" }.sorted()
    }
  }
}
