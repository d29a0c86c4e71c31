/// A report on a replay that grows with each result.
///
/// A report hands its text out piece by piece, so that a replay of any length takes no more memory for it than one
/// result does. Results come in the order of the scenarios. It needs of each only what its record holds, so that it can
/// also be made of results that were written down elsewhere.
public protocol ReplayReport: Sendable {
  /// The text before the first result.
  mutating func begin() -> String
  /// The text for a result that has just come.
  mutating func add(_ result: ReplayResult) -> String
  /// The text for a record of a result.
  mutating func add(_ record: ReplayRecord) -> String
  /// The text after the last result.
  mutating func end(_ summary: ReplaySummary) -> String
}

// MARK: - Default implementations

extension ReplayReport {
  /// The text for the result's record.
  public mutating func add(_ result: ReplayResult) -> String { add(ReplayRecord(result)) }
}
