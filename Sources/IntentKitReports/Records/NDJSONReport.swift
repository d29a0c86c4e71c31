import IntentKitCore

/// A replay as lines of JSON: one for each result, and a last one with the summary.
///
/// A line with `"type": "result"` is a ``ReplayRecord``: `id`, `name`, `index`, `verdict` and `duration` in seconds;
/// `problem` for a scenario that could not be run; and for one that was run what ``RunRecord`` holds, with the trace. Of a
/// custom intent that is also `definitions`, with its definition, and `types`, with the types that it is made of, both as
/// in the hello of the program that brought it along, so that whoever reads the line needs no more than the line. The
/// line with `"type": "summary"` is a ``ReplaySummary``. Keys are sorted and are never renamed; new ones may come.
/// ``ReplayMerge`` reads these lines, and a file whose last line is no summary was cut short.
public struct NDJSONReport: ReplayReport {
  /// What the lines are about.
  enum LineType: String, CaseIterable, NamedValue {
    case result, summary
  }

  /// Makes a report.
  public init() {}

  public mutating func begin() -> String { "" }

  public mutating func add(_ record: ReplayRecord) -> String { line(.result, record) }

  public mutating func end(_ summary: ReplaySummary) -> String { line(.summary, summary) }

  private func line(_ type: LineType, _ record: some ParameterRecord) -> String {
    var fields = record.fieldValues
    fields["type"] = type.parameterValue
    return JSONWriter.text(.object(fields), style: .compact) + "\n"
  }
}
