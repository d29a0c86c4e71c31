import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

struct `Records of results` {
  @Test func `a record survives a round trip`() async throws {
    for result in try await Replays.ofEachKind() {
      let record = ReplayRecord(result)
      let text = JSONWriter.bytes(record.parameterValue, style: .compact)
      let read = try ReplayRecord(parameterValue: JSONReader.value(from: text))
      #expect(read == record, "\(record.id)")
    }
  }

  @Test func `the record of a result contains the record of its run`() async throws {
    for result in try await Replays.ofEachKind() {
      guard case .ran(let run) = result.ending, run.passes == (result.verdict == .passed) else {
        continue
      }
      let fields = ReplayRecord(result).fieldValues
      for (name, value) in RunRecord(run).fieldValues where name != "name" {
        #expect(fields[name] == value, "\(result.id): \(name)")
      }
    }
  }

  @Test func `a merge requires the trace of each run`() async throws {
    var fields = ReplayRecord(try await Replays.ofEachKind()[0]).fieldValues
    fields["trace"] = nil
    fields["type"] = "result"
    let line = JSONWriter.bytes(.object(fields), style: .compact)
    var merge = ReplayMerge()
    #expect(throws: ReplayMerge.Failure.self) { try merge.add(line, path: "a.ndjson") }
  }

  @Test(arguments: [
    (#"{"intent": "SendMessage", "turns": ["Tom", "hi", "no"]}"#, "expect.outcome", true, 1),
    (
      #"{"intent": "SendMessage", "app": "FaultyChat", "turns": ["yes"], "given": {"settings": {"fault": "completesTwice"}}}"#,
      "expect.verdicts", true, 3
    ),
    (
      #"{"intent": "SendMessage", "turns": ["Tom", "hi", "no"], "expect": {"outcome": "succeeded"}}"#,
      "expect.outcome", false, 1
    ),
    (
      #"{"intent": "SendMessage", "turns": ["Tom", "hi", "no"], "expect": {"verdicts": []}}"#,
      "expect.outcome", true, 1
    ),
  ])
  func `an unmet default expectation is a difference`(
    _ text: String, _ path: String, _ isImplied: Bool, _ status: Int32
  ) async throws {
    let record = RunRecord(try await Scenarios.run(text))
    #expect(record.differences.map(\.path) == [path])
    #expect(record.differences.map(\.isImplied) == [isImplied])
    #expect(!record.passed)
    #expect(record.status.rawValue == status)
  }

  @Test func `an expected fault passes and still breaks the contract`() async throws {
    let record = RunRecord(
      try await Scenarios.run(
        #"{"intent": "SendMessage", "app": "FaultyChat", "turns": ["yes"], "given": {"settings": {"fault": "completesTwice"}}, "expect": {"verdicts": ["completed-twice"]}}"#
      ))
    #expect(record.passed)
    #expect(record.status == .contractBroken)
  }
}
