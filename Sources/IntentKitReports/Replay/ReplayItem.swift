import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// A scenario that was found but not read yet.
struct ReplayItem: Sendable {
  /// The content of an item.
  enum Content: Sendable {
    /// A separate file.
    case file
    /// The text of a scenario.
    case text([UInt8])
    /// Content that can't be read.
    case unusable(ScenarioError)
  }

  /// The path of the file.
  var path: String
  /// The line number, if the file contains several scenarios.
  var line: Int?
  /// The content.
  var content: Content
  /// The index among all items that were found.
  var index = 0
  /// The index among all items of the shard.
  var ordinal = 0
  /// The fraction of the input that was read up to this item, from 0 to 1, or nil if the total is
  /// unknown.
  var fraction: Double?
  /// The size of the scenario, in bytes.
  var size = 0

  /// The share of the window that this item takes: 1 for a scenario of the usual size, and more for
  /// a large one, because its text is in memory until it is reported.
  var weight: Int { 1 + min(size, ScenarioFile.maximumSize) >> 16 }

  /// The identifier of the scenario.
  var id: String { line.map { "\(path):\($0)" } ?? path }

  /// Returns an item that can't be read.
  static func unusable(
    _ path: String, line: Int? = nil, position: JSONPosition? = nil, _ message: String
  ) -> ReplayItem {
    let position = position ?? line.map { JSONPosition(line: $0, column: 1) }
    return ReplayItem(
      path: path, line: line,
      content: .unusable(ScenarioError(path: path, position: position, message: message)))
  }

  /// Reads the scenario.
  func scenario() throws(ScenarioError) -> ScenarioFile {
    switch content {
    case .text(let text): return try ScenarioFile(path: path, text: text, line: line ?? 1)
    case .unusable(let error): throw error
    case .file:
      let text = Result { () throws(SystemError) in
        try InputFile.bytes(of: path, atMost: ScenarioFile.maximumSize)
      }.mapError {
        let message = $0.cause == .tooLarge ? Self.tooLarge : "\($0.predicate)."
        return ScenarioError(path: path, message: message)
      }
      return try ScenarioFile(path: path, text: text.get())
    }
  }

  /// The message for a file that is too large for one scenario.
  static let tooLarge =
    "exceeds the maximum size of \(ScenarioFile.maximumSize >> 20) MiB for a scenario."
}
