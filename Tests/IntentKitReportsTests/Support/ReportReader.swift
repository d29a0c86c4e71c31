import Foundation
import TestSupport
import Testing

/// A program in `.ci` that reads a report with an independent parser and reports its mistakes.
enum ReportReader: String, CaseIterable {
  case junit = "check-junit"
  case html = "check-html"

  /// Whether a missing reader fails the tests, as in CI.
  static let isRequired =
    ProcessInfo.processInfo.environment["INTENTKIT_REQUIRE_REPORT_READERS"] == "1"

  /// Whether the packages that the reader needs are installed.
  var isInstalled: Bool {
    let files =
      switch self {
      case .junit: ["/usr/lib/python3/dist-packages/junitparser"]
      case .html: ["/usr/lib/python3/dist-packages/html5lib", "/usr/bin/chromium"]
      }
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0) }
  }

  /// Whether its tests run.
  var isWanted: Bool { isInstalled || Self.isRequired }

  /// The result of reading a report.
  struct Reading {
    var isGood: Bool
    var output: String
    var complaints: String
  }

  /// Reads a report that should contain some counts, such as `failed=1`.
  func read(_ report: String, _ counts: String...) async throws -> Reading {
    let folder = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "report")
      .appendingPathExtension(self == .html ? "html" : "xml")
    try Data(report.utf8).write(to: file)
    let process = Process()
    process.executableURL = PackageUnderTest.url(of: ".ci/\(rawValue)")
    process.arguments = [file.path] + counts
    // The streams are files, so output of any size can't block.
    let streams = [folder.appending(path: "output"), folder.appending(path: "complaints")]
    for stream in streams { try Data().write(to: stream) }
    let handles = try streams.map { try FileHandle(forWritingTo: $0) }
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in end.finish() }
    try process.run()
    for await _ in ends {}
    return Reading(
      isGood: process.terminationReason == .exit && process.terminationStatus == 0,
      output: try String(contentsOf: streams[0], encoding: .utf8),
      complaints: try String(contentsOf: streams[1], encoding: .utf8))
  }
}
