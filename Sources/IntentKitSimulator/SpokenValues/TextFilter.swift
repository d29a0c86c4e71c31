/// A set of words as a filter: several can share a place.
///
/// Most words of a sentence begin no phrase of a small table. A look at two bits excludes them
/// without the cost of a search.
struct TextFilter: Sendable {
  private var first = SIMD4<UInt64>.zero
  private var second = SIMD4<UInt64>.zero

  /// Adds the word with a hash.
  mutating func insert(_ hash: UInt32) {
    first[Int(hash >> 6 & 3)] |= 1 << UInt64(hash & 63)
    second[Int(hash >> 14 & 3)] |= 1 << UInt64(hash >> 8 & 63)
  }

  /// Returns whether the set may have the word with a hash.
  func mayContain(_ hash: UInt32) -> Bool {
    first[Int(hash >> 6 & 3)] & 1 << UInt64(hash & 63) != 0
      && second[Int(hash >> 14 & 3)] & 1 << UInt64(hash >> 8 & 63) != 0
  }
}
