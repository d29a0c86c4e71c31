import Foundation
import SampleApps

/// A temporary folder for a test.
final class ScratchFolder {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "SampleAppsTests-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path(percentEncoded: false) }
  var container: AppContainer { AppContainer(folder: url) }

  /// The path of a file, as messages name it.
  func path(of name: String) -> String { path + name }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  /// The names of all files except the lock.
  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { $0 != ".container.lock" }.sorted()
    }
  }
}
