import Foundation
import TestSupport
import Testing

/// A program in `.ci` that reads a report with an independent parser and reports its mistakes.
enum ReportReader: String, CaseIterable {
  case junit = "check-junit"
  case html = "check-html"
  case card = "check-card"

  /// Whether the programs and the Python package that the reader needs are installed.
  var isInstalled: Bool {
    let (tools, package): ([InstalledTool], String?) =
      switch self {
      case .junit: ([.python3], "junitparser")
      case .html: ([.python3, .chromium], "html5lib")
      case .card: ([.python3, .chromium], nil)
      }
    let folder = package.map { "/usr/lib/python3/dist-packages/\($0)" }
    return tools.allSatisfy { $0.program != nil }
      && folder.map { FileManager.default.fileExists(atPath: $0) } ?? true
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
