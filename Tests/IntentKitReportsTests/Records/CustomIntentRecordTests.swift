import IntentKitCore
import IntentKitSimulator
import TestSupport
import Testing

@testable import IntentKitReports

private let order = """
  {"intent": "OrderSoup", "turns": ["2", "large", "yes"], "expect": {"outcome": "failed"}}
  """

private let playedOrder = """
  {"intent": "OrderSoup", "turns": ["2", "large", "yes"],
   "expect": {"outcome": "succeeded", "parameters": {"soup": "Miso soup", "quantity": 1},
              "response": {"waitMinutes": 10}}}
  """

@Suite struct `Records of custom intents` {
  private func result(_ kitchen: Kitchen = Kitchen()) async throws -> ReplayResult {
    ReplayResult(
      id: "soup.json", index: 0, ending: .ran(try await kitchen.run(order)), duration: .zero)
  }

  @Test func `the record of a custom intent contains its definitions`() async throws {
    let result = try await result()
    let record = ReplayRecord(result)
    #expect(record.run?.definitions == Kitchen.definitions)
    let fields = record.fieldValues
    #expect(fields["definitions"] == Kitchen.definitions.definitions.parameterValue)
    #expect(fields["types"]?[1]?["cases"] == ["small", "large"])
    #expect(try ReplayRecord(parameterValue: .object(fields)) == record)
    guard case .ran(let run) = result.ending else { return }
    for report in [RunRecord(run).parameterValue, RunRecord(run).withoutTrace.parameterValue] {
      #expect(report["definitions"] == fields["definitions"])
      #expect(report["types"] == fields["types"])
    }
  }

  @Test func `the record of a run contains its trace`() async throws {
    let run = try await Kitchen().run(playedOrder)
    let report = RunRecord(run).parameterValue
    #expect(report["intent"] == "OrderSoup")
    #expect(report["response"]?["waitMinutes"] == 10)
    let trace = try Trace(parameterValue: try #require(report["trace"]))
    #expect(trace == run.trace)
  }

  @Test func `the report on a custom intent contains options and defaults`() async throws {
    let run = try await Kitchen(problem: "Closed <today>.").run(
      playedOrder.replacing(#""2""#, with: #""Miso soup""#))
    let record = RunRecord(run)
    let talk = HTMLConversation(run: record).markup.source
    #expect(talk.contains("<code>options: error</code>"))
    #expect(talk.contains("Closed &lt;today"))
    #expect(talk.contains("<code>default: 1</code>"))
    let calls = HTMLTimeline(run: record).markup.source
    #expect(calls.contains("provideSoupOptionsCollection(for:)"))
    #expect(calls.contains("defaultQuantity(for:)"))
    #expect(!calls.contains("no answer"))
  }

  @Test func `the summary names the declaration that the app lacks`() async throws {
    var kitchen = Kitchen()
    kitchen.declares = false
    let run = try await kitchen.run(
      playedOrder.replacing(#""intent""#, with: #""app": "Kitchen", "intent""#))
    #expect(
      RunRecord(run).summary()
        == "The app doesn't declare OrderSoupIntent, so it is never asked for a handler. Add "
        + "OrderSoupIntent to IntentsSupported of the extension, or to INIntentsSupported of the app "
        + "if the app itself handles it."
    )
  }

  @Test func `the record of a system intent contains no definitions`() async throws {
    let run = try await Scenarios.run(#"{"intent": "SendMessage", "turns": ["Tom"]}"#)
    let fields = RunRecord(run).parameterValue
    #expect(fields["intent"] == "SendMessage")
    #expect(fields["definitions"] == nil)
    #expect(fields["types"] == nil)
  }

  @Test func `a record reproduces the reports of its run`() async throws {
    let results = [try await result()]
    var merge = ReplayMerge()
    try merge.add(Array(NDJSONReport().text(results).utf8), path: "soup.ndjson")
    func again(_ report: some ReplayReport) -> String {
      var text = ""
      merge.write(as: report) { text += $0 }
      return text
    }
    #expect(again(NDJSONReport()) == NDJSONReport().text(results))
    for (direct, merged) in [
      (HTMLReport().text(results), again(HTMLReport())),
      (JUnitReport().text(results), again(JUnitReport())),
      (ReplayTextReport().text(results), again(ReplayTextReport())),
    ] {
      #expect(merged == direct)
      #expect(direct.contains("Which soup would you like?"), "\(direct)")
      #expect(!direct.contains("What is the soup?"))
    }
  }

  @Test func `a record with invalid definitions is rejected`() async throws {
    let record = ReplayRecord(try await result())
    var fields = record.fieldValues
    fields["types"] = []
    let error = #expect(throws: ParameterError.self) {
      try ReplayRecord(parameterValue: .object(fields))
    }
    #expect(error?.path.description == "definitions[0].parameters[0].type")
    // A record without definitions can still be used in part.
    fields["types"] = nil
    fields["definitions"] = nil
    let poor = try ReplayRecord(parameterValue: .object(fields))
    #expect(poor.run?.trace == record.run?.trace)
    #expect(HTMLReport().text(of: poor).contains("What is the soup?"))
  }

  // MARK: - Two of them

  @Test func `a comparison ignores identifiers that the handler generated`() async throws {
    var kitchen = Kitchen()
    kitchen.makesUpIdentifiers = true
    let runs = [try await kitchen.run(order), try await kitchen.run(order)]
    #expect(runs[0].response?.fieldValues != runs[1].response?.fieldValues)
    #expect(
      RunComparison(.init(runs[0], name: "a"), .init(runs[1], name: "b")).isEqual)
    let reports = runs.map { RunRecord($0).fieldValues }
    let bare = reports.map { $0.filter { $0.key != "definitions" && $0.key != "types" } }
    func comparison(
      _ left: [String: ParameterValue], _ right: [String: ParameterValue]
    ) throws -> RunComparison {
      RunComparison(
        .init(try RunRecord(parameterValue: .object(left)), name: "a"),
        .init(try RunRecord(parameterValue: .object(right)), name: "b"))
    }
    #expect(try comparison(reports[0], reports[1]).isEqual)
    // The definitions of one run suffice for both.
    #expect(try comparison(bare[0], reports[1]).isEqual)
    #expect(try comparison(reports[0], bare[1]).isEqual)
    let blind = try comparison(bare[0], bare[1])
    #expect(
      blind.differences.map(\.path) == ["parameters.soup.identifier", "response.order"])
    // Relevant differences are still reported.
    let other = try await kitchen.run(order.replacing("large", with: "small"))
    #expect(
      try comparison(reports[0], RunRecord(other).fieldValues).differences
        .map(\.path) == ["parameters.size"])
  }

  @Test func `a comparison ignores generated identifiers of options`() async throws {
    var kitchen = Kitchen()
    kitchen.makesUpIdentifiers = true
    let run = RunComparison.Side(try await kitchen.run(order), name: "a")
    let lines = try #require(RunComparison(run, run).rows).compactMap(\.left)
    #expect(
      lines.contains(#"options of soup: [{"name":"Clam chowder"},{"name":"Miso soup"}]"#))
    #expect(lines.contains(#"soup = {"name":"Miso soup"}"#), "\(lines)")
    #expect(lines.contains("default of quantity: 1"))
  }
}

extension ReplayReport {
  /// The text for one record.
  fileprivate func text(of record: ReplayRecord) -> String {
    var report = self
    return report.begin() + report.add(record) + report.end(ReplaySummary())
  }
}
