/// A report on a replay, written incrementally.
///
/// A report returns its text in pieces, so its memory usage doesn't depend on the number of
/// results. Results arrive in the order of the scenarios. A report needs only the record of a
/// result, so it can also be created from stored records.
public protocol ReplayReport: Sendable {
  /// Returns the text before the first result.
  mutating func begin() -> String
  /// Returns the text for a new result.
  mutating func add(_ result: ReplayResult) -> String
  /// Returns the text for the record of a result.
  mutating func add(_ record: ReplayRecord) -> String
  /// Returns the text after the last result.
  mutating func end(_ summary: ReplaySummary) -> String
}

// MARK: - Default implementations

extension ReplayReport {
  /// Returns the text for the result's record.
  public mutating func add(_ result: ReplayResult) -> String { add(ReplayRecord(result)) }
}
