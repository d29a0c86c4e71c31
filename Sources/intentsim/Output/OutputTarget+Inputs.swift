import IntentKitCore
import IntentKitPlatform
import IntentKitSimulator

/// Looks up the files that a command writes, without opening them.
///
/// - Parameters:
///   - paths: The paths of the files.
///   - inputs: The paths of the files that the command reads, and of the folders that it searches
///     for scenarios; `-` for the standard input.
/// - Returns: The targets in the order of their paths.
/// - Throws: ``CommandError`` if a file can't be written, has two of the paths, or is an input.
func usableTargets(
  _ paths: [String], inputs: [String]
) throws(CommandError) -> [OutputTarget] {
  var targets: [OutputTarget] = []
  for path in paths {
    let target = try usable { () throws(SystemError) in try OutputTarget(path) }
    if targets.contains(where: { $0.isSame(as: target) }) {
      throw .usage("two reports can't go to the same file, “\(path.shortened(to: 60))”.")
    }
    // What else goes to the standard output would stay in the file that this one replaces.
    if !target.isStream, let file = target.file, file == FileEntry.Identity(at: "/dev/stdout") {
      throw .usage(
        "“\(path.shortened(to: 120))” can't be written, because it is the standard output. "
          + "Choose another file.")
    }
    targets.append(target)
  }
  guard !targets.isEmpty else { return [] }
  for input in inputs {
    // An input that doesn't exist yet has no identity, but a place.
    let place = try? OutputTarget(input)
    if let place, let target = targets.first(where: { $0.isSame(as: place) }) {
      throw .isInput(target, input)
    }
    // Only an existing file can be an input; most outputs are new, and the folders may be large.
    guard targets.contains(where: { $0.file != nil }) else { continue }
    for source in ScenarioSource.all(in: [input]) {
      guard let file = FileEntry.Identity(at: source.path) else { continue }
      if let target = targets.first(where: { $0.file == file }) {
        throw .isInput(target, source.path)
      }
    }
  }
  return targets
}

extension CommandError {
  /// A file that a command would read and write.
  fileprivate static func isInput(_ target: OutputTarget, _ input: String) -> CommandError {
    let path = target.path.shortened(to: 120)
    let source = input == "-" ? "the standard input" : "the input “\(input.shortened(to: 120))”"
    let reason = target.path == input ? "it is an input" : "it is \(source)"
    return .usage("“\(path)” can't be written, because \(reason). Choose another file.")
  }
}
