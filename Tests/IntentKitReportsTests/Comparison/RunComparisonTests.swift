import Foundation
import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

private let message =
  #"{"intent": "SendMessage", "app": "UnicornChat", "parameters": {"content": "hello"}, "turns": "#

private func compared(_ turns: String, name: String = "a") async throws -> RunComparison.Side {
  RunComparison.Side(try await Scenarios.run("\(message)\(turns)}"), name: name)
}

private func response(_ fields: [String: ParameterValue]) -> TraceEvent {
  TraceEvent(
    at: .zero,
    .responded(
      .handle, code: "success", response: FieldSnapshot(fields: fields), elapsed: .seconds(1)))
}

private func started(_ content: ParameterValue) -> TraceEvent {
  TraceEvent(
    at: .zero,
    .started(
      intent: "SendMessage", parameters: FieldSnapshot(fields: ["content": content]), app: "A"))
}

@Suite struct `Comparison of runs` {
  @Test func `two runs of the same scenario don't differ`() async throws {
    let comparison = RunComparison(
      try await compared(#"["Tom", "yes"]"#), try await compared(#"["Tom", "yes"]"#))
    #expect(comparison.isEqual)
    #expect(comparison.differences == [])
    let changes = Set(try #require(comparison.rows).map(\.change))
    #expect(changes == [.same])
  }

  @Test func `a comparison pairs steps about the same subject`() async throws {
    let comparison = RunComparison(
      try await compared(#"["Bill", "1", "yes"]"#), try await compared(#"["Tom", "no"]"#))
    let rows = try #require(comparison.rows)
    #expect(rows.first?.change == .same)
    #expect(
      rows.contains { $0.change == .removed && $0.left == "resolve recipients: disambiguation" })
    #expect(
      rows.contains {
        $0.change == .changed && $0.left == #"answer: "yes""# && $0.right == #"answer: "no""#
      })
    #expect(rows.last?.change == .changed)
    #expect(comparison.differences.map(\.path).contains("outcome.result"))
    #expect(comparison.differences.contains { $0.path == "outcome.code" && $0.right == nil })
  }

  @Test func `a comparison ignores durations and generated identifiers`() {
    let given = "0B2F5A4E-6E1A-4B0B-9F58-1B8C5B0E7D11"
    func trace(_ identifier: String, _ time: Duration) -> Trace {
      Trace([
        started(.string(given)),
        response([
          "sentMessages": [["identifier": .string(identifier), "content": "hello"]],
          "sentMessage": ["identifier": .string(given)],
        ]),
        TraceEvent(at: time, .ended(Outcome(.succeeded, phase: .handle, code: "success"))),
      ])
    }
    func compare(_ left: String, _ right: String) -> RunComparison {
      RunComparison(
        .init(RunRecord(trace(left, .seconds(1))), name: "a"),
        .init(RunRecord(trace(right, .seconds(2))), name: "b"))
    }
    #expect(compare("\(UUID())", "\(UUID())").isEqual)
    #expect(!compare("\(UUID())", given).isEqual)
    #expect(compare("message-1", "message-2").differences.count == 1)
  }

  @Test func `a comparison can ignore dates of responses`() {
    func run(_ date: ParameterValue) -> RunComparison.Side {
      RunComparison.Side(
        RunRecord(Trace([started("hello"), response(["sentMessages": [["dateSent": date]]])])),
        name: "a")
    }
    let (left, right) = (run("2026-01-01T09:00:00Z"), run("2026-01-01T09:00:01Z"))
    #expect(!RunComparison(left, right).isEqual)
    #expect(RunComparison(left, right, withDates: false).isEqual)
  }

  @Test func `a comparison reports steps that only one run has at its end`() throws {
    let left = RunComparison.Side(RunRecord(Trace([started("hello")])), name: "a")
    let right = RunComparison.Side(
      RunRecord(
        Trace([
          started("hello"), TraceEvent(at: .zero, .changed(parameter: "content", value: nil)),
          response(["sentMessages": [["content": "x"]]]),
        ])), name: "b")
    let comparison = RunComparison(left, right)
    #expect(comparison.differences.map(\.path) == ["parameters.content", "response.sentMessages"])
    #expect(comparison.differences[0].left == "hello")
    #expect(comparison.differences[0].right == nil)
    let back = RunComparison(right, left)
    #expect(back.differences[0].left == nil)
    #expect(try #require(back.rows).map(\.change) == [.same, .removed, .removed])
  }

  @Test func `runs without saved steps are compared by their outcomes`() async throws {
    let run = try await Scenarios.run("\(message)[\"Tom\", \"yes\"]}")
    let saved = RunComparison.Side(RunRecord(run).withoutTrace, name: "saved")
    let comparison = RunComparison(.init(run, name: "run"), saved)
    #expect(comparison.rows == nil)
    #expect(comparison.isEqual)
    let other = RunComparison(try await compared(#"["Tom", "no"]"#), saved)
    #expect(!other.isEqual)
  }

  @Test func `two runs of an unknown intent are compared`() async throws {
    let left = RunComparison.Side(
      RunRecord(try await Kitchen().trace(["1", "small", "yes"], .english)), name: "a")
    let right = RunComparison.Side(
      RunRecord(
        try await Kitchen(problem: "Closed.").trace(["Miso", "small", "yes"], .english)),
      name: "b")
    #expect(RunComparison(left, left).isEqual)
    let rows = try #require(RunComparison(left, right).rows)
    #expect(
      rows.contains {
        $0.change == .changed && $0.left?.hasPrefix("options of soup: [{") == true
          && $0.right == "no options of soup: Closed."
      })
    #expect(rows.contains { $0.change == .same && $0.left == "default of quantity: 1" })
  }
}
