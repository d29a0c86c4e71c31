import IntentKitCore

/// A replay as one JSON document: the results in order, one a line, and the summary.
public struct ReplayJSONReport: ReplayReport {
  private var isFirst = true

  /// Makes a report.
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
  /// This record without the trace; what passed is told in brief.
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
