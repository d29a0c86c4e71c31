import Foundation
import TestSupport
import Testing

/// The rules that no compiler checks: sizes, names, imports, unused declarations and words.
@Suite struct `Hygiene` {
  @Test(.requires(.python3))
  func `the repository follows every rule`() async throws {
    try await expectNoFindings()
  }

  @Test(.requires(.python3))
  func `every rule finds its samples of mistakes`() async throws {
    try await expectNoFindings("--prove")
  }

  /// Expects no findings, and reports each one at its place.
  private func expectNoFindings(_ arguments: String...) async throws {
    let python = try #require(InstalledTool.python3.program)
    let tool = PackageUnderTest.url(of: ".ci/hygiene").path
    let run = try await ProgramRun.result(of: python, [tool] + arguments)
    for finding in run.output.split(separator: "\n") {
      let parts = finding.split(separator: ":", maxSplits: 2)
      let path = String(parts[0])
      let place = SourceLocation(
        fileID: path.contains("/") ? path : "IntentKit/\(path)",
        filePath: PackageUnderTest.url(of: path).path,
        line: parts.dropFirst().first.flatMap { Int($0) } ?? 1, column: 1)
      Issue.record("\(finding)", sourceLocation: place)
    }
    #expect(run.status == (run.output.isEmpty ? 0 : 1), "\(run.errors)")
  }
}
