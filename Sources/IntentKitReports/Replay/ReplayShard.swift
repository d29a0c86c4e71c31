/// One of several parts of a replay that together cover every scenario once.
///
/// Scenarios are dealt out by their place among all that are found, so a part stays the same whatever else is chosen.
public struct ReplayShard: Sendable, Hashable {
  /// Which part, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Makes a part, such as the first of three.
  ///
  /// - Returns: Nil when there is no such part.
  public init?(_ number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether a scenario belongs to this part.
  public func contains(index: Int) -> Bool { index % count == number - 1 }
}
