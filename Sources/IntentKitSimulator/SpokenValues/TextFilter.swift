/// A set of words as a filter: several can share a place.
///
/// Most words of a sentence begin no phrase of a small table. A look at two bits excludes them
/// without the cost of a search.
struct TextFilter: Sendable {
  private var first = SIMD4<UInt64>.zero
  private var second = SIMD4<UInt64>.zero

  /// The places of a word, one in each half of the filter.
  struct Place: Hashable {
    fileprivate let first: UInt8
    fileprivate let second: UInt8

    /// Creates the place of a word.
    init(of text: String) {
      var hash: UInt32 = 0x811C_9DC5
      for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      let mixed = hash ^ hash >> 16
      first = UInt8(truncatingIfNeeded: mixed)
      second = UInt8(truncatingIfNeeded: mixed >> 8)
    }
  }

  /// Adds the word of a place.
  mutating func insert(_ place: Place) {
    first[Int(place.first >> 6)] |= 1 << UInt64(place.first & 63)
    second[Int(place.second >> 6)] |= 1 << UInt64(place.second & 63)
  }

  /// Returns whether the set may have the word of a place.
  func mayContain(_ place: Place) -> Bool {
    first[Int(place.first >> 6)] & 1 << UInt64(place.first & 63) != 0
      && second[Int(place.second >> 6)] & 1 << UInt64(place.second & 63) != 0
  }
}
