import IntentKitCore
import IntentKitSimulator

/// A report on a replay as one JSON document.
///
/// It contains the results in order, one per line, and the summary.
public struct ReplayJSONReport: ReplayReport {
  private var isFirst = true

  /// Creates a report.
  public init() {}

  public mutating func begin() -> String { "{\n  \"results\": [" }

  public mutating func add(_ record: ReplayRecord) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n    " : ",\n    ") + JSONWriter.text(record.brief, style: .compact)
  }

  public mutating func end(_ summary: ReplaySummary) -> String {
    let text = JSONWriter.text(summary.parameterValue, style: .compact)
    return (isFirst ? "]" : "\n  ]") + ",\n  \"summary\": \(text)\n}\n"
  }
}

extension ReplayRecord {
  /// The record without its trace, and with details only for failures.
  fileprivate var brief: ParameterValue {
    var fields: [String: ParameterValue] = [
      "id": .string(id), "name": .string(name), "index": .integer(index),
      "verdict": .string(verdict.rawValue), "duration": duration.parameterValue,
    ]
    fields["problem"] = problem?.parameterValue
    fields["outcome"] = run?.outcome.parameterValue
    if verdict == .failed, let run {
      fields["verdicts"] = .array(run.trace.verdicts.map(run.language.phrasebook.record(of:)))
      fields["differences"] = run.differences.parameterValue
      fields["launch"] = run.launch?.parameterValue
    }
    return .object(fields)
  }
}
