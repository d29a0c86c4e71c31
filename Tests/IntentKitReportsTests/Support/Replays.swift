import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import SampleApps
import TestSupport

/// The results of actual runs with fixed durations.
enum Replays {
  /// One of each kind: passed, failed twice, unusable, skipped.
  static func ofEachKind() async throws -> [ReplayResult] {
    [
      try await result("UnicornChat/which-bill.json", index: 0),
      try await result("UnicornChat/which-bill-ja.json", index: 1) {
        $0.replacing(#""answer": "はい""#, with: #""answer": "いいえ""#)
      },
      try await result("UnicornChat/not-there.json", index: 2) { _ in
        #"{ "intent": "SendMesage" }"#
      },
      ReplayResult(
        id: "Examples/Scenarios/UnicornChat/skipped.json", name: "Left out", index: 3,
        ending: .skipped, duration: .zero),
      try await result("FaultyChat/completes-twice.json", index: 4) {
        $0.replacing(#""verdicts": ["completed-twice"]"#, with: #""code": "success""#)
      },
    ]
  }

  /// Runs a scenario of the examples, whose text `change` can modify.
  static func result(
    _ path: String, index: Int, change: (String) -> String = { $0 }
  ) async throws -> ReplayResult {
    let path = "Examples/Scenarios/\(path)"
    let text = try? String(contentsOf: PackageUnderTest.url(of: path), encoding: .utf8)
    return await result(change(text ?? ""), path: path, index: index)
  }

  /// Runs a scenario.
  static func result(_ text: String, path: String, index: Int) async -> ReplayResult {
    let duration = Duration.milliseconds(index + 1)
    do throws(ScenarioError) {
      let file = try ScenarioFile(path: path, text: Array(text.utf8))
      let run = try await Simulator(apps: SampleApps.all).run(file)
      return ReplayResult(
        id: path, name: file.scenario.name, index: index, ending: .ran(run), duration: duration)
    } catch {
      return ReplayResult(id: path, index: index, ending: .unusable(error), duration: duration)
    }
  }

  /// Every scenario of the examples.
  static func ofAllExamples() async throws -> [ReplayResult] {
    let folder = PackageUnderTest.url(of: "Examples/Scenarios").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var results: [ReplayResult] = []
    for name in names.sorted() where name.hasSuffix(".json") {
      results.append(try await result(name, index: results.count))
    }
    return results
  }
}

extension ReplayReport {
  /// The whole report on some results.
  func text(_ results: [ReplayResult]) -> String {
    var report = self
    var summary = ReplaySummary()
    var text = report.begin()
    for result in results {
      summary.add(result.verdict)
      summary.duration += result.duration
      text += report.add(result)
    }
    return text + report.end(summary)
  }
}
