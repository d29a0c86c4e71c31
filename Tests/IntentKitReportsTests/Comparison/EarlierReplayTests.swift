import IntentKitCore
import IntentKitSimulator
import Testing

@testable import IntentKitReports

struct `Comparison with an earlier replay` {
  /// Runs scenarios, each of which is a name and the user's answers.
  private func results(_ scenarios: [(name: String, turns: String)]) async -> [ReplayResult] {
    var results: [ReplayResult] = []
    for (name, turns) in scenarios {
      let text = """
        {"intent": "SendMessage", "app": "UnicornChat", "parameters": {"content": "hello"},
         "turns": [\(turns)], "expect": {"outcome": "succeeded"}}
        """
      results.append(
        await Replays.result(turns.isEmpty ? "{" : text, path: "\(name).json", index: results.count)
      )
    }
    return results
  }

  private let good = #""Tom", "yes""#
  private let other = #""Bill", "1", "yes""#
  private let bad = #""Tom", "no""#

  private func earlier(_ report: some ReplayReport) async throws -> EarlierReplay {
    let results = await results([
      ("same", good), ("broken", good), ("fixed", bad), ("changed", good), ("gone", good),
      ("unreadable", good), ("still", bad),
    ])
    return try EarlierReplay(Array(report.text(results).utf8), path: "earlier.ndjson")
  }

  private func now() async -> [ReplayResult] {
    await results([
      ("same", good), ("broken", bad), ("fixed", good), ("changed", other), ("unreadable", ""),
      ("still", bad), ("new", bad),
    ])
  }

  @Test(arguments: [false, true])
  func `each scenario has the kind of its change`(_ isDocument: Bool) async throws {
    var earlier =
      isDocument
      ? try await earlier(ReplayJSONReport()) : try await earlier(NDJSONReport())
    let comparisons = await now().map { earlier.compare(ReplayRecord($0)) }
    #expect(
      comparisons.map(\.change) == [.same, .broken, .fixed, .changed, .broken, .same, .added])
    // A document contains no traces, so the steps aren't compared, only the values at the end.
    #expect((comparisons[3].runs?.rows == nil) == isDocument)
    #expect(earlier.removedCount == 1)
    #expect(earlier.removed(atMost: 5).map(\.id) == ["gone.json"])
    #expect(earlier.removed(atMost: 0).isEmpty)
  }

  @Test func `the page contains the changes, and those of each scenario`() async throws {
    let earlier = try await earlier(NDJSONReport())
    let page = HTMLReport(HTMLReport.Details(earlier: earlier)).text(await now())
    for part in [
      "<a href=\"#changes\">Since the earlier run</a>: 2 no longer passing, 1 passing now, "
        + "1 changed, 1 new, 1 removed.",
      "<h3>1 removed</h3>", "<code>gone.json</code>", "2 scenarios are unchanged.",
      "<h3>1 new <a href=\"#change=added\">Show only these</a></h3>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    let scenarios = try PageReader(page).scenarios
    #expect(
      scenarios.map { $0.fields[7] } == [
        ["same"], ["broken"], ["fixed"], ["changed"], ["broken"], ["same"], ["added"],
      ])
    #expect(
      scenarios[1].markup.contains(
        "<td class=\"before\">answer: &quot;yes&quot;</td>"
          + "<td class=\"after\">answer: &quot;no&quot;</td>"))
    #expect(
      scenarios[2].markup.contains(
        "<td class=\"before\">failed</td><td class=\"after\">passed</td>"))
    #expect(!scenarios[0].markup.contains("Since the earlier run"))
    #expect(!scenarios[6].markup.contains("Since the earlier run"))
  }

  @Test(arguments: [
    (
      "",
      "e: found no result of a replay, expected the output of replay --format ndjson or --format json."
    ),
    (
      "{\n}",
      "e: found no result of a replay, expected the output of replay --format ndjson or --format json."
    ),
    (
      "[1]",
      "e:1: found an array, expected a line of a replay's report in the format ndjson or json."
    ),
    ("\n{\"id\": 1", "e:2:9: the line ends too early, expected"),
    ("{\"id\": 1}", "e:1: id: found"),
  ])
  func `a file without results is rejected`(_ text: String, _ message: String) {
    let error = #expect(throws: ReplayMerge.Failure.self) {
      try EarlierReplay(Array(text.utf8), path: "e")
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `a second result of a scenario is rejected`() async throws {
    let line = NDJSONReport().text(await results([("a", good)])).split(separator: "\n")[0]
    #expect(throws: ReplayMerge.Failure.self) {
      try EarlierReplay(Array("\(line)\n\(line)\n".utf8), path: "e")
    }
  }
}
