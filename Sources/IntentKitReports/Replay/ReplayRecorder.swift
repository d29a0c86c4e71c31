public import IntentKitCore
import IntentKitPlatform
public import IntentKitSimulator

/// Records the runs of a replay in the files of their scenarios.
///
/// A file is replaced atomically, and only if its text changes. Scenarios in files with several
/// scenarios or from a pipe aren't changed, because rewriting one line would require storing all
/// others.
public struct ReplayRecorder: Sendable {
  /// The scenarios to rewrite.
  public enum Mode: String, Sendable, Hashable, Codable, CaseIterable, NamedValue {
    /// All scenarios that were run.
    case all
    /// The scenarios that failed.
    case failed
    /// The scenarios without an expectation.
    case missing
    /// No scenarios.
    case never
  }

  /// The scenarios to rewrite.
  public let mode: Mode
  /// The number of files that were written.
  public private(set) var writtenCount = 0
  /// The number of scenarios that couldn't be rewritten, because they aren't in separate files.
  public private(set) var refusedCount = 0
  private var firstRefused: String?

  /// Creates a recorder.
  public init(_ mode: Mode) {
    self.mode = mode
  }

  /// Rewrites the files of the results that the mode includes.
  ///
  /// - Parameter results: The results.
  /// - Throws: `ScenarioError` if a file can't be written. The file is unchanged. Show the
  ///   error to the user.
  public mutating func add(_ results: [ReplayResult]) throws(ScenarioError) {
    guard mode != .never else { return }
    for result in results {
      guard case .ran(let run) = result.ending, wants(result, run) else { continue }
      guard let path = run.file.path, path == result.id, case .file = FileEntry(at: path)
      else {
        refusedCount += 1
        firstRefused = firstRefused ?? result.id
        continue
      }
      let text = run.file.text(recording: run)
      guard Array(text.utf8) != run.file.text else { continue }
      try Result { () throws(SystemError) in try OutputFile.write(text, to: OutputTarget(path)) }
        .mapError { ScenarioError(message: "\($0)") }.get()
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

  /// A summary of the changes in one or two sentences, or nil if there is nothing to report.
  public var note: String? {
    let scenarios = writtenCount == 1 ? "1 scenario was" : "\(writtenCount) scenarios were"
    let others = refusedCount > 1 ? " and \(refusedCount - 1) more" : ""
    let refusal = firstRefused.map {
      "\($0)\(others) can't be rewritten, because only files with a single scenario are supported."
    }
    let sentences = [writtenCount > 0 ? "\(scenarios) rewritten." : nil, refusal].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
