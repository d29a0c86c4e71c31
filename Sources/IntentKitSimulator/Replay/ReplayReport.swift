/// A report on a replay that grows with each result.
///
/// A report hands its text out piece by piece, so that a replay of any length takes no more memory for it than one
/// result does. Results come in the order of the scenarios.
public protocol ReplayReport: Sendable {
  /// The text before the first result.
  mutating func begin() -> String
  /// The text for a result.
  mutating func add(_ result: ReplayResult) -> String
  /// The text after the last result.
  mutating func end(_ summary: ReplaySummary) -> String
}
