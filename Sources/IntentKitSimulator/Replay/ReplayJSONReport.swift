import IntentKitCore

/// A replay as one JSON document: the results in order, one a line, and the summary.
public struct ReplayJSONReport: ReplayReport {
  private var isFirst = true

  /// Makes a report.
  public init() {}

  public mutating func begin() -> String { "{\n  \"results\": [" }

  public mutating func add(_ result: ReplayResult) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n    " : ",\n    ") + JSONWriter.text(result.value, style: .compact)
  }

  public mutating func end(_ summary: ReplaySummary) -> String {
    let text = JSONWriter.text(summary.parameterValue, style: .compact)
    return (isFirst ? "]" : "\n  ]") + ",\n  \"summary\": \(text)\n}\n"
  }
}

extension ReplayResult {
  /// This result for machines; what passed is told in brief.
  fileprivate var value: ParameterValue {
    var fields: [String: ParameterValue] = [
      "id": .string(id), "name": .string(name), "index": .integer(index),
      "verdict": .string(verdict.rawValue), "duration": duration.parameterValue,
    ]
    switch ending {
    case .skipped: break
    case .unusable(let error):
      fields["error"] = .string(error.description)
    case .ran(let run):
      fields["outcome"] = run.outcome.parameterValue
      guard verdict == .failed else { break }
      fields["verdicts"] = run.trace.verdicts.parameterValue
      fields["differences"] = .array(differences.map { run.file.value(of: $0) })
    }
    return .object(fields)
  }
}
