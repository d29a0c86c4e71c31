public import IntentKitCore
public import IntentKitSimulator

/// Writes what happened in a replay into the files of its scenarios.
///
/// A file is replaced in one step, and only when its text changes. Lines of a file with many scenarios, and what came
/// from a pipe, stay as they are: to rewrite one line, all others would have to be kept somewhere in the meantime.
public struct ReplayRecorder: Sendable {
  /// Which scenarios are rewritten.
  public enum Mode: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// Those that were run.
    case all
    /// Those that did not go as they say.
    case failed
    /// Those that say nothing of their end.
    case missing
    /// None.
    case never
  }

  /// Which scenarios are rewritten.
  public let mode: Mode
  /// How many files were written.
  public private(set) var writtenCount = 0
  /// How many scenarios should have been rewritten, and stand in no file of their own.
  public private(set) var refusedCount = 0
  private var firstRefused: String?

  /// Makes a recorder.
  public init(_ mode: Mode) {
    self.mode = mode
  }

  /// Rewrites the files of those results for which that is wanted.
  ///
  /// - Throws: ``OutputFile/Failure`` when a file cannot be written; it is as it was then. Show it to the user.
  public mutating func add(_ results: [ReplayResult]) throws(OutputFile.Failure) {
    guard mode != .never else { return }
    for result in results {
      guard case .ran(let run) = result.ending, wants(result, run) else { continue }
      guard let path = run.file.path, path == result.id, case .file = Platform.entry(at: path)
      else {
        refusedCount += 1
        firstRefused = firstRefused ?? result.id
        continue
      }
      let text = run.file.text(recording: run)
      guard Array(text.utf8) != run.file.text else { continue }
      try OutputFile.write(text, to: path)
      writtenCount += 1
    }
  }

  private func wants(_ result: ReplayResult, _ run: SimulatorRun) -> Bool {
    switch mode {
    case .all: true
    case .failed: result.verdict == .failed
    case .missing: run.file.scenario.expect == nil
    case .never: false
    }
  }

  /// What was done, in a sentence or two; nil when there is nothing to tell.
  public var note: String? {
    var sentences: [String] = []
    if writtenCount > 0 {
      sentences.append(
        writtenCount == 1
          ? "1 scenario was rewritten." : "\(writtenCount) scenarios were rewritten.")
    }
    if let firstRefused {
      let others = refusedCount > 1 ? " and \(refusedCount - 1) more" : ""
      sentences.append(
        "\(firstRefused)\(others) cannot be rewritten: only files with one scenario are.")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
