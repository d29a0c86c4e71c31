import IntentKitCore

/// A folder's name that nobody else has; the folder, if somebody creates it, goes when this value does.
///
/// A process that is killed leaves it to the system, which empties its folder for temporary files by itself.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "IntentKit-\(UUID().uuidString)", directoryHint: .isDirectory)

  deinit {
    // It was never created, or it is already gone, or the system will have to see to it.
    try? FileManager.default.removeItem(at: url)
  }
}
