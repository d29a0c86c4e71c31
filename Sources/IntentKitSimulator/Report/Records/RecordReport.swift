/// A report that needs of each result only what its record holds, so that it can also be made of results that were
/// written down elsewhere.
public protocol RecordReport: ReplayReport {
  /// The text for a record.
  mutating func add(_ record: ReplayRecord) -> String
}

extension RecordReport {
  public mutating func add(_ result: ReplayResult) -> String { add(ReplayRecord(result)) }
}
