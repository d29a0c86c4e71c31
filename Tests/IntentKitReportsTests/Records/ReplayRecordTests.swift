import IntentKitCore
import IntentKitReports
import IntentKitSimulator
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

  @Test func `a record contains everything that the report on its run contains`() async throws {
    for result in try await Replays.ofEachKind() {
      guard case .ran(let run) = result.ending,
        case .object(let report) = run.report(withTrace: true)
      else { continue }
      let fields = ReplayRecord(result).fieldValues
      for (name, value) in report { #expect(fields[name] == value, "\(record(result)): \(name)") }
    }
  }

  @Test func `the record of a run requires its trace`() async throws {
    var fields = ReplayRecord(try await Replays.ofEachKind()[0]).fieldValues
    fields["trace"] = nil
    #expect(throws: ParameterError.self) { try ReplayRecord(parameterValue: .object(fields)) }
  }

  private func record(_ result: ReplayResult) -> String { result.id }
}
