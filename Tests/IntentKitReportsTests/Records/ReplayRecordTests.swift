import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import Testing

struct `A record of a result` {
  @Test func `is the same when it was written and read`() async throws {
    for result in try await Replays.ofEachKind() {
      let record = ReplayRecord(result)
      let text = JSONWriter.bytes(record.parameterValue, style: .compact)
      let read = try ReplayRecord(parameterValue: JSONReader.value(from: text))
      #expect(read == record, "\(record.id)")
    }
  }

  @Test func `says all that the report on its run says`() async throws {
    for result in try await Replays.ofEachKind() {
      guard case .ran(let run) = result.ending,
        case .object(let report) = run.report(withTrace: true)
      else { continue }
      let fields = ReplayRecord(result).fieldValues
      for (name, value) in report { #expect(fields[name] == value, "\(record(result)): \(name)") }
    }
  }

  @Test func `that was run needs its trace`() async throws {
    var fields = ReplayRecord(try await Replays.ofEachKind()[0]).fieldValues
    fields["trace"] = nil
    #expect(throws: ParameterError.self) { try ReplayRecord(parameterValue: .object(fields)) }
  }

  private func record(_ result: ReplayResult) -> String { result.id }
}
