/// A set of words as a filter: several can share a place.
///
/// Most words of a sentence begin no phrase of a small table. A look at one bit excludes them
/// without the cost of a search.
struct TextFilter: Sendable {
  private var bits = SIMD4<UInt64>.zero

  /// Returns the place of a word.
  static func place(of text: String) -> UInt8 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return UInt8(truncatingIfNeeded: hash ^ hash >> 16)
  }

  /// Adds the word of a place.
  mutating func insert(_ place: UInt8) { bits[Int(place >> 6)] |= 1 << UInt64(place & 63) }

  /// Returns whether the set may have the word of a place.
  func mayContain(_ place: UInt8) -> Bool { bits[Int(place >> 6)] & 1 << UInt64(place & 63) != 0 }
}
