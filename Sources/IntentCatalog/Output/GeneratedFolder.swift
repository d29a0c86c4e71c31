#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A folder that contains generated files, and others only if the generated ones have a header.
package struct GeneratedFolder: Sendable {
  /// The path of the folder.
  package var path: String
  /// The first line of the generated files; nil if all Swift files of the folder and of its
  /// subfolders are generated.
  package var header: String?

  /// Creates a folder value; the folder doesn't have to exist.
  package init(path: String, header: String? = nil) {
    self.path = path
    self.header = header
  }

  /// Returns the differences between the folder and the files that it should contain, sorted by
  /// path.
  package func differences(from files: [GeneratedFile]) -> [GeneratedDifference] {
    let wanted = Set(files.map(\.path))
    let superfluous = swiftFiles.filter { !wanted.contains($0) && isGenerated($0) }
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

  /// Writes the files that differ, and removes all other generated ones.
  ///
  /// - Parameter files: The files that the folder should contain.
  /// - Returns: The changes, sorted by path.
  /// - Throws: An error of the file system if a file can't be written or removed.
  package func write(_ files: [GeneratedFile]) throws -> [GeneratedDifference] {
    let differences = differences(from: files)
    let changed = Dictionary(differences.map { ($0.path, $0.kind) }) { first, _ in first }
    for file in files where changed[file.path] != nil {
      let url = URL(filePath: "\(path)/\(file.path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url, options: .atomic)
    }
    for difference in differences where difference.kind == .superfluous {
      try FileManager.default.removeItem(atPath: "\(path)/\(difference.path)")
    }
    return differences
  }

  /// The paths of the Swift files in the folder, sorted.
  private var swiftFiles: [String] {
    // A folder with other files may be large.
    let paths =
      header == nil
      ? try? FileManager.default.subpathsOfDirectory(atPath: path)
      : try? FileManager.default.contentsOfDirectory(atPath: path)
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Returns whether a file of the folder is a generated one.
  private func isGenerated(_ name: String) -> Bool {
    guard let header else { return true }
    let data = FileManager.default.contents(atPath: "\(path)/\(name)")
    return data?.starts(with: Array("\(header)\n".utf8)) ?? false
  }
}
