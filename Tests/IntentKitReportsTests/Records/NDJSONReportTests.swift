import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

struct `NDJSON reports` {
  @Test func `the report has a line for each result and one for the summary`() async throws {
    try expectGolden(NDJSONReport().text(try await Replays.ofEachKind()), "replay.ndjson")
  }

  @Test func `the report of an empty replay has only the summary`() {
    #expect(
      NDJSONReport().text([])
        == #"{"duration":0.0,"failed":0,"passed":0,"skipped":0,"type":"summary","unusable":0}"#
        + "\n"
    )
  }
}

struct `Merged reports` {
  /// The results of each kind, divided among two machines.
  private func shards() async throws -> [String] {
    let results = try await Replays.ofEachKind()
    return [0, 1].map { part in
      NDJSONReport().text(results.filter { $0.index % 2 == part })
    }
  }

  private func merge(_ texts: String...) throws -> ReplayMerge {
    var merge = ReplayMerge()
    for (number, text) in texts.enumerated() {
      try merge.add(Array(text.utf8), path: "\(number + 1).ndjson")
    }
    return merge
  }

  private func text(_ merge: ReplayMerge, as report: some ReplayReport) -> String {
    var text = ""
    merge.write(as: report) { text += $0 }
    return text
  }

  @Test func `merged reports equal the report of a single machine`() async throws {
    let whole = try await Replays.ofEachKind()
    let parts = try await shards()
    for merge in [
      try merge(parts[1], parts[0]), try merge(parts[0] + parts[1]),
    ] {
      #expect(merge.cutShort == [])
      #expect(text(merge, as: NDJSONReport()) == NDJSONReport().text(whole))
      #expect(text(merge, as: JUnitReport()) == JUnitReport().text(whole))
      #expect(text(merge, as: HTMLReport()) == HTMLReport().text(whole))
    }
  }

  @Test func `a duplicate result is rejected with the location of the first`() async throws {
    let parts = try await shards()
    let error = #expect(throws: ReplayMerge.Failure.self) { try merge(parts[0], parts[0]) }
    #expect(
      error?.description
        == "2.ndjson:1: found a second result of “Examples/Scenarios/UnicornChat/which-bill.json”, "
        + "expected one of each scenario. The first is at 1.ndjson:1; leave one of the files out.")
  }

  @Test func `a truncated report is named and its results are kept`() async throws {
    let parts = try await shards()
    let lines = parts[0].split(separator: "\n").map { $0 + "\n" }
    let noSummary = lines.dropLast().joined()
    let lost = lines.dropFirst().joined()
    for (text, count) in [(noSummary, 3), (lost, 2), ("", 0), ("\n \n", 0)] {
      let merge = try merge(parts[1], text)
      #expect(merge.cutShort == ["2.ndjson"])
      #expect(merge.records.count == 2 + count)
    }
  }

  @Test(arguments: [
    ("{\n", "1.ndjson:1:2: the line ends too early, expected"),
    ("\n[]\n", "1.ndjson:2: "),
    (#"{"outcome":{}}"#, "Use a report in the format ndjson."),
    (#"{"type":"sumary"}"#, "summary"),
    (#"{"type":"result","id":"a"}"#, "index"),
    (
      #"{"type":"result","id":"a","name":"a","index":0,"verdict":"passed","duration":0}"#, "intent"
    ),
  ])
  func `an unreadable report is named`(_ text: String, _ message: String) throws {
    let error = #expect(throws: ReplayMerge.Failure.self) { try merge(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test func `an unusable file doesn't affect the merge`() async throws {
    var merge = try merge(try await shards()[0])
    let before = merge.records
    let text = try await shards()[1] + "nonsense"
    #expect(throws: ReplayMerge.Failure.self) { try merge.add(Array(text.utf8), path: "2") }
    #expect(merge.records == before)
  }
}
