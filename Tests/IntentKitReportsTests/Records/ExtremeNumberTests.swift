import IntentKitCore
import IntentKitReports
import IntentKitSimulator
import TestSupport
import Testing

struct `Records with extreme numbers` {
  @Test func `no number in a record ends the process`() async throws {
    let text = NDJSONReport().text(try await Replays.ofEachKind())
    let reports: [@Sendable () -> any ReplayReport] = [
      { ReplayTextReport(usesColor: true) }, { ReplayJSONReport() }, { JUnitReport() },
      { HTMLReport() },
    ]
    var count = 0
    for line in text.split(separator: "\n") {
      for variant in ExtremeNumbers.variants(of: try JSONReader.value(from: String(line))) {
        // Two of a kind are added up.
        var other = variant
        if case .object(var members) = variant, members["id"] != nil {
          members["id"] = "other.json"
          other = .object(members)
        }
        let lines = [variant, other].map { JSONWriter.text($0, style: .compact) + "\n" }
        var merge = ReplayMerge()
        guard (try? merge.add(Array(lines.joined().utf8), path: "a.ndjson")) != nil else {
          continue
        }
        let report = reports[count % reports.count]()
        count += 1
        var written = ""
        merge.write(as: report) { written += $0 }
        #expect(!written.isEmpty)
      }
    }
    #expect(count > 20)
  }

  @Test func `no number in a coverage ends the process`() async throws {
    var coverage = Coverage()
    for result in try await Replays.ofEachKind() {
      if case .ran(let run) = result.ending { coverage.add(run) }
    }
    for variant in ExtremeNumbers.variants(of: coverage.parameterValue) {
      guard let first = try? Coverage(parameterValue: variant) else { continue }
      var sum = first
      for _ in 0..<2 { sum.add(sum) }
      #expect(!sum.text(width: 80).isEmpty && sum.runs >= 0)
    }
  }

  @Test func `counts at their limit are added without an overflow`() throws {
    let greatest = 1 << 53 - 1
    let intent: ParameterValue = [
      "app": "UnicornChat", "intent": "SendMessage", "runs": .integer(greatest),
      "sections": [["kind": "code", "reached": ["success": .integer(greatest)], "missing": []]],
    ]
    let file: ParameterValue = ["intents": .array(Array(repeating: intent, count: 1100))]
    let coverage = try Coverage(parameterValue: file)
    #expect(coverage.runs == greatest)
    #expect(try Coverage(parameterValue: coverage.parameterValue) == coverage)
  }
}
