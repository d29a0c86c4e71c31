import IntentKitCore

/// A replay as newline-delimited JSON: one line for each result, and a last line with the summary.
///
/// A line with `"type": "result"` is a ``ReplayRecord``: `id`, `name`, `index`, `verdict`, and
/// `duration` in seconds. It has a `problem` if the scenario couldn't be run, and the fields of
/// ``RunRecord``, including the trace, if it was run. For a custom intent, it also has
/// `definitions` with the intent's definition, and `types` with the types that the intent uses, in
/// the same form as in the extension's hello message, so a line is self-contained. The line with
/// `"type": "summary"` is a ``ReplaySummary``. Keys are sorted and never renamed, but new ones may
/// be added. ``ReplayMerge`` reads these lines. A file without a summary in its last line is
/// truncated.
public struct NDJSONReport: ReplayReport {
  /// The type of a line.
  enum LineType: String, CaseIterable, NamedValue {
    case result, summary
  }

  /// The key of the type of a line.
  static let typeKey = "type"

  /// Creates a report.
  public init() {}

  public mutating func begin() -> String { "" }

  public mutating func add(_ record: ReplayRecord) -> String { line(.result, record) }

  public mutating func end(_ summary: ReplaySummary) -> String { line(.summary, summary) }

  private func line(_ type: LineType, _ record: some ParameterRecord) -> String {
    var fields = record.fieldValues
    fields[Self.typeKey] = type.parameterValue
    return JSONWriter.text(.object(fields), style: .compact) + "\n"
  }
}
