/// A folder that holds generated files and nothing else.
public struct GeneratedFolder: Sendable {
  /// Where the folder lies.
  public var path: String

  /// Makes a folder; it need not exist yet.
  public init(path: String) {
    self.path = path
  }

  /// What tells the folder from the files it should hold, by path.
  public func differences(from files: [GeneratedFile]) -> [GeneratedDifference] {
    let wanted = Set(files.map(\.path))
    let superfluous = swiftFiles.filter { !wanted.contains($0) }
    let wrong = files.compactMap { file -> GeneratedDifference? in
      guard let data = FileManager.default.contents(atPath: "\(path)/\(file.path)") else {
        return GeneratedDifference(path: file.path, kind: .missing)
      }
      return data == Data(file.text.utf8)
        ? nil : GeneratedDifference(path: file.path, kind: .differs)
    }
    return (superfluous.map { GeneratedDifference(path: $0, kind: .superfluous) } + wrong)
      .sorted { $0.path < $1.path }
  }

  /// Makes the folder hold these files and no others, and says what was changed.
  ///
  /// - Throws: An error of the file system when something cannot be written or removed.
  public func write(_ files: [GeneratedFile]) throws -> [GeneratedDifference] {
    let differences = differences(from: files)
    let changed = Dictionary(differences.map { ($0.path, $0.kind) }) { first, _ in first }
    for file in files where changed[file.path] != nil {
      let url = URL(filePath: "\(path)/\(file.path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    for difference in differences where difference.kind == .superfluous {
      try FileManager.default.removeItem(atPath: "\(path)/\(difference.path)")
    }
    return differences
  }

  /// The Swift files that are there, by path.
  private var swiftFiles: [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }
}
