import FaultyHandlers
import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator

/// The check of a project's property lists.
struct ManifestDoor {
  /// The folder of the projects, beside the sources of this package.
  private static let projects = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Projects")

  /// Checks a project and compares the findings with the truth.
  func judgment(of project: FaultyProject) throws -> Judgment {
    let folder = Self.projects.appending(path: project.name)
    let report = ManifestReport(try ManifestProject(folder: folder.path))
    guard let rule = project.rule else {
      return Judgment(
        isDetected: true, isCauseRight: true, isMethodRight: true, isCureRight: true,
        isClean: report.findings.isEmpty, differences: report.lines)
    }
    let text = try String(contentsOf: folder.appending(path: project.file), encoding: .utf8)
    let marked = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains("<!-- mistake -->") }.map { $0.offset + 1 }
    let items = report.items
    let item = items.first { $0["id"] == .string(rule) }
    var sentences = ""
    if case .string(let message)? = item?["message"], case .string(let cure)? = item?["cure"] {
      sentences = "\(message) \(cure)"
    }
    var isPlaceRight = false
    if case .string(let file)? = item?["file"], case .integer(let line)? = item?["line"] {
      isPlaceRight =
        file == folder.appending(path: project.file).path && marked.contains(line)
    }
    let isRight = item != nil && project.words.allSatisfy { sentences.contains($0) }
    return Judgment(
      isDetected: !items.isEmpty, isCauseRight: item != nil, isMethodRight: isPlaceRight,
      isCureRight: isRight, isClean: items.allSatisfy { $0["id"] == .string(rule) },
      differences: report.lines + ["lines \(marked), words \(project.words)"])
  }
}
