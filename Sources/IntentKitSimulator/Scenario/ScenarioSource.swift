import IntentKitCore

/// A file in which scenarios stand.
package struct ScenarioSource {
  /// How scenarios stand in it.
  package enum Layout {
    /// It is one scenario.
    case document
    /// There is one in each line.
    case lines
    /// Its content tells.
    case byContent
    /// There is nothing to read, for a reason.
    case none(String)
  }

  /// The file, as it was named; `-` for the standard input.
  package var path: String
  /// How scenarios stand in it.
  package var layout: Layout
  /// How long it is, where that is known.
  package var size: Int?

  /// Finds files in the order in which they are named, and those in folders in the order of their names.
  ///
  /// Of folders only `*.json` and `*.jsonl` count, at any depth. What is hidden is passed over, and no folder is looked
  /// into twice, so links that lead in circles do no harm.
  package static func all(in paths: [String]) -> [ScenarioSource] {
    var sources: [ScenarioSource] = []
    for path in paths {
      guard path != "-" else {
        sources.append(ScenarioSource(path: path, layout: .byContent))
        continue
      }
      switch Platform.entry(at: path) {
      case .file(let size):
        sources.append(
          ScenarioSource(path: path, layout: layout(of: path) ?? .byContent, size: size))
      case .stream: sources.append(ScenarioSource(path: path, layout: .byContent))
      case .missing(let reason): sources.append(unreadable(path, reason))
      case .folder(let identity):
        var visited: Set = [identity]
        add(folder: path, to: &sources, &visited)
      }
    }
    return sources
  }

  private static func add(
    folder: String, to sources: inout [ScenarioSource],
    _ visited: inout Set<Platform.FolderIdentity>
  ) {
    let names: [String]
    switch Platform.names(inFolder: folder) {
    case .success(let found): names = found
    case .failure(let failure): return sources.append(unreadable(folder, failure.reason))
    }
    let prefix = folder.hasSuffix("/") ? folder : "\(folder)/"
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = prefix + name
      switch Platform.entry(at: path) {
      case .file(let size):
        guard let layout = layout(of: name) else { continue }
        sources.append(ScenarioSource(path: path, layout: layout, size: size))
      case .folder(let identity):
        if visited.insert(identity).inserted { add(folder: path, to: &sources, &visited) }
      case .missing(let reason):
        // A link that leads nowhere, under a name that promises a scenario.
        if layout(of: name) != nil { sources.append(unreadable(path, reason)) }
      case .stream: continue
      }
    }
  }

  private static func layout(of path: String) -> Layout? {
    path.hasSuffix(".json") ? .document : path.hasSuffix(".jsonl") ? .lines : nil
  }

  private static func unreadable(_ path: String, _ reason: String) -> ScenarioSource {
    ScenarioSource(path: path, layout: .none("cannot be read: \(reason)."))
  }
}
