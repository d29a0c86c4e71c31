/// One of several parts that together cover every scenario of a replay once.
///
/// Scenarios are assigned by their index among all that are found, so other options don't affect a
/// shard.
public struct ReplayShard: Sendable, Hashable {
  /// The number of the shard, counting from 1.
  public let number: Int
  /// The total number of shards.
  public let count: Int

  /// Creates a shard, or nil if the number is out of range.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns whether a scenario belongs to this shard.
  public func contains(index: Int) -> Bool { index % count == number - 1 }
}
