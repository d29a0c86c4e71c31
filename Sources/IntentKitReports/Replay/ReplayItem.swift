import IntentKitCore
import IntentKitSimulator

/// One scenario among many, as it was found and not yet read.
struct ReplayItem: Sendable {
  /// What there is of it.
  enum Content: Sendable {
    /// A file of its own.
    case file
    /// A text.
    case text([UInt8])
    /// Nothing that could be read.
    case unusable(ScenarioError)
  }

  /// The file.
  var path: String
  /// Its line, where a file holds several.
  var line: Int?
  /// What there is of it.
  var content: Content
  /// Where it stands among all that were found.
  var index = 0
  /// Where it stands among those that are wanted.
  var ordinal = 0
  /// How much of everything has been read up to here, from 0 to 1, where that can be known.
  var fraction: Double?

  /// What it is known by.
  var id: String { line.map { "\(path):\($0)" } ?? path }

  /// Something that cannot be read.
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
      switch Platform.read(path, atMost: InputFile.largest) {
      case .bytes(let text): return try ScenarioFile(path: path, text: text)
      case .tooLarge: throw ScenarioError(path: path, message: Self.tooLarge)
      case .failed(let reason):
        throw ScenarioError(path: path, message: "cannot be read: \(reason).")
      }
    }
  }

  /// What is said of a file that is too large to be one scenario.
  static let tooLarge =
    "is larger than \(InputFile.largest >> 20) MiB, the most that is read of a scenario."
}
