import IntentKitCore

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
    return (isFirst ? "\n    " : ",\n    ")
      + JSONWriter.text(record.withoutTrace.parameterValue, style: .compact)
  }

  public mutating func end(_ summary: ReplaySummary) -> String {
    let text = JSONWriter.text(summary.parameterValue, style: .compact)
    return (isFirst ? "]" : "\n  ]") + ",\n  \"summary\": \(text)\n}\n"
  }
}
