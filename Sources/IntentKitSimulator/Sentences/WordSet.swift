/// A set of words and of pairs of words in succession, as a filter: several can share a place.
///
/// A sentence that lacks the place of a word doesn't contain the word. The pairs make the
/// difference in Japanese, where each kana is a word and most sentences have the same ones.
struct WordSet: Sendable, Hashable {
  private var bits: SIMD4<UInt64>

  /// No words.
  static let none = WordSet(bits: .zero)
  /// All words.
  static let all = WordSet(bits: SIMD4(repeating: .max))

  /// Adds a word.
  mutating func insert(_ word: SentenceGrammar.Index) { insert(place: UInt32(bitPattern: word)) }

  /// Adds two words in succession.
  mutating func insert(_ first: SentenceGrammar.Index, before second: SentenceGrammar.Index) {
    let mixed =
      UInt32(bitPattern: first) &* 0x9E37_79B1 &+ UInt32(bitPattern: second) &* 0x85EB_CA77
    insert(place: mixed >> 15)
  }

  private mutating func insert(place: UInt32) {
    let place = Int(place & 255)
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }

  /// Returns whether the set has the place of a word.
  func contains(_ word: SentenceGrammar.Index) -> Bool {
    let place = Int(word) & 255
    return bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  /// Returns whether another set has all places of this one.
  func isSubset(of other: WordSet) -> Bool { bits & other.bits == bits }

  func union(_ other: WordSet) -> WordSet { WordSet(bits: bits | other.bits) }

  func intersection(_ other: WordSet) -> WordSet { WordSet(bits: bits & other.bits) }
}
