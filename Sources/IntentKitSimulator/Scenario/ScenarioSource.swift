import IntentKitCore
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
      guard path != "-" else {
        sources.append(ScenarioSource(path: path, layout: .byContent))
        continue
      }
      switch FileEntry(at: path) {
      case .file(let size):
        sources.append(
          ScenarioSource(path: path, layout: layout(of: path) ?? .byContent, size: size))
      case .stream: sources.append(ScenarioSource(path: path, layout: .byContent))
      case .missing(let error): sources.append(unreadable(path, error))
      case .folder(let identity):
        var visited: Set = [identity]
        add(folder: path, to: &sources, &visited)
      }
    }
    return sources
  }

  private static func add(
    folder: String, to sources: inout [ScenarioSource], _ visited: inout Set<FileEntry.Identity>
  ) {
    let names: [String]
    do throws(SystemError) {
      names = try Folders.names(in: folder)
    } catch {
      return sources.append(unreadable(folder, error))
    }
    let prefix = folder.hasSuffix("/") ? folder : "\(folder)/"
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = prefix + name
      switch FileEntry(at: path) {
      case .file(let size):
        guard let layout = layout(of: name) else { continue }
        sources.append(ScenarioSource(path: path, layout: layout, size: size))
      case .folder(let identity):
        if visited.insert(identity).inserted { add(folder: path, to: &sources, &visited) }
      case .missing(let error):
        // The entry is a broken link with the name of a scenario file.
        if layout(of: name) != nil { sources.append(unreadable(path, error)) }
      case .stream: continue
      }
    }
  }

  private static func layout(of path: String) -> Layout? {
    path.hasSuffix(".json") ? .document : path.hasSuffix(".jsonl") ? .lines : nil
  }

  private static func unreadable(_ path: String, _ error: SystemError) -> ScenarioSource {
    ScenarioSource(path: path, layout: .none("\(error.predicate)."))
  }
}
