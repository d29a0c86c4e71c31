import IntentKitPlatform

/// A file that contains scenarios.
package struct ScenarioSource {
  /// The layout of the scenarios in a file.
  package enum Layout {
    /// The file is one scenario.
    case document
    /// Each line is a scenario.
    case lines
    /// The layout depends on the content.
    case byContent
    /// The file can't be read, for the given reason.
    case none(String)
  }

  /// The path of the file, or `-` for the standard input.
  package var path: String
  /// The layout of the scenarios in the file.
  package var layout: Layout
  /// The size of the file, if known.
  package var size: Int?

  /// Returns the files at the given paths, with files in folders sorted by name.
  ///
  /// Folders are searched recursively for `*.json` and `*.jsonl` files. Hidden entries are skipped.
  /// A folder is visited only once, so cyclic links are harmless.
  package static func all(in paths: [String]) -> [ScenarioSource] {
    var sources: [ScenarioSource] = []
    for path in paths {
      var visited: Set<FileEntry.Identity> = []
      add(path, isGiven: true, to: &sources, &visited)
    }
    return sources
  }

  /// Adds the files at a path.
  ///
  /// A given path leads to a file of any name and kind, and an entry of a folder to a file with the
  /// name of a scenario file.
  private static func add(
    _ path: String, isGiven: Bool, to sources: inout [ScenarioSource],
    _ visited: inout Set<FileEntry.Identity>
  ) {
    let layout = layout(of: path) ?? (isGiven ? .byContent : nil)
    switch path == "-" ? .stream : FileEntry(at: path) {
    case .file(let size):
      if let layout { sources.append(ScenarioSource(path: path, layout: layout, size: size)) }
    case .stream:
      if isGiven { sources.append(ScenarioSource(path: path, layout: .byContent)) }
    case .missing(let error):
      // In a folder, the entry is a broken link with the name of a scenario file.
      if layout != nil { sources.append(unreadable(path, error)) }
    case .folder(let identity):
      guard visited.insert(identity).inserted else { return }
      let names: [String]
      do throws(SystemError) {
        names = try Folders.names(in: path)
      } catch {
        return sources.append(unreadable(path, error))
      }
      let prefix = path.hasSuffix("/") ? path : "\(path)/"
      for name in names.sorted() where !name.hasPrefix(".") {
        add(prefix + name, isGiven: false, to: &sources, &visited)
      }
    }
  }

  /// Reads a file, or the standard input under the name `-`.
  package static func bytes(of path: String) throws(ScenarioError) -> [UInt8] {
    try Result { () throws(SystemError) in try InputFile.bytes(of: path) }
      .mapError { ScenarioError(message: "\($0)") }.get()
  }

  private static func layout(of path: String) -> Layout? {
    path.hasSuffix(".json") ? .document : path.hasSuffix(".jsonl") ? .lines : nil
  }

  private static func unreadable(_ path: String, _ error: SystemError) -> ScenarioSource {
    ScenarioSource(path: path, layout: .none("\(error.predicate)."))
  }
}
