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
      + JSONWriter.text(of: record.withoutTrace)
  }

  public mutating func end(_ summary: ReplaySummary) -> String {
    let text = JSONWriter.text(of: summary)
    return (isFirst ? "]" : "\n  ]") + ",\n  \"summary\": \(text)\n}\n"
  }
}
