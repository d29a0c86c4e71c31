import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

struct `JUnit reports` {
  @Test func `the file has a suite for each folder and a case for each scenario`() async throws {
    try expectGolden(JUnitReport().text(try await Replays.ofEachKind()), "replay.xml")
  }

  @Test func `the report buffers no more than a suite`() async throws {
    var report = JUnitReport()
    _ = report.begin()
    let results = try await Replays.ofEachKind()
    for result in results.dropLast() { #expect(report.add(result) == "") }
    let suite = report.add(try #require(results.last))
    #expect(suite.hasPrefix("<testsuite name=\"Examples/Scenarios/UnicornChat\" tests=\"4\""))
    #expect(suite.hasSuffix("</testsuite>\n"))
  }

  @Test(
    .enabled(
      if: ReportReader.junit.isInstalled,
      "junitparser is not installed, which reads such reports; Debian has it in python3-junitparser."
    )
  )
  func `the file is read by an independent parser`() async throws {
    // The same name twice in a file, signs of markup, and control characters that XML cannot have.
    let name = "]]> \"<&'\u{1B}\u{0}\u{FFFF} 🦄"
    let awkward = (0..<3).map { number in
      ReplayResult(
        id: "odd <&\"/x.jsonl:\(number + 1)", name: name, index: 5 + number,
        ending: .skipped, duration: .zero)
    }
    let report = JUnitReport().text(try await Replays.ofEachKind() + awkward)
    let reading = try await ReportReader.junit.read(
      report, "tests=8", "failures=2", "errors=1", "skipped=4")
    #expect(reading.isGood, "\(reading.complaints)")
    let wrong = report.replacing("failures=\"1\"", with: "failures=\"0\"")
    #expect(try await !ReportReader.junit.read(wrong).isGood)
  }
}
