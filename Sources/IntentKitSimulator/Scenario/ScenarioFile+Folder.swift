extension ScenarioFile {
  /// Reads the scenarios in a file, or in all `*.json` and `*.jsonl` files in a folder.
  ///
  /// Folders are searched recursively, in the order of names.
  ///
  /// - Parameter path: The path of the file or folder.
  /// - Returns: The scenarios.
  /// - Throws: ``ScenarioError`` if there are no scenarios, or one can't be read.
  package static func all(at path: String) throws(ScenarioError) -> [ScenarioFile] {
    var files: [ScenarioFile] = []
    for source in ScenarioSource.all(in: [path]) {
      if case .none(let reason) = source.layout {
        throw ScenarioError(path: source.path, message: reason)
      }
      let text = try ScenarioSource.bytes(of: source.path)
      guard case .lines = source.layout else {
        files.append(try ScenarioFile(path: source.path, text: text))
        continue
      }
      let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
        files.append(try ScenarioFile(path: source.path, text: Array(line), line: index + 1))
      }
    }
    guard files.isEmpty else { return files }
    throw ScenarioError(path: path, message: "found no scenario, expected *.json or *.jsonl.")
  }
}

extension ScenarioFile: CustomStringConvertible {
  /// The name of the scenario and the name of its file.
  public var description: String {
    let file = path?.split(separator: "/").last.map(String.init)
    return [scenario.name, file].compactMap(\.self).joined(separator: " · ")
  }
}
