import Foundation
import TestSupport
import Testing

/// A program in `.ci` that reads a report with an independent parser and reports its mistakes.
enum ReportReader: String, CaseIterable {
  case junit = "check-junit"
  case html = "check-html"
  case card = "check-card"

  /// Whether the packages that the reader needs are installed.
  var isInstalled: Bool {
    let files =
      switch self {
      case .junit: ["/usr/lib/python3/dist-packages/junitparser"]
      case .html: ["/usr/lib/python3/dist-packages/html5lib", "/usr/bin/chromium"]
      case .card: ["/usr/bin/python3", "/usr/bin/chromium"]
      }
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  /// The result of reading a report.
  struct Reading {
    var isGood: Bool
    var output: String
    var complaints: String
  }

  /// Reads a report that should contain some counts, as in `failed=1`, or some texts.
  func read(_ report: String, _ counts: String...) async throws -> Reading {
    try await read(report, counts)
  }

  func read(_ report: String, _ counts: [String]) async throws -> Reading {
    let folder = try Folder()
    let name = self == .junit ? "report.xml" : "report.html"
    try folder.write(name, report)
    let run = try await ProgramRun.result(
      of: PackageUnderTest.url(of: ".ci/\(rawValue)"), [folder.url(of: name).path] + counts)
    return Reading(isGood: run.status == 0, output: run.output, complaints: run.errors)
  }
}
