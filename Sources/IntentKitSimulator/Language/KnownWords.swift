/// A list of words that the assistant understands, with their folded forms for comparisons.
struct KnownWords: Sendable, ExpressibleByArrayLiteral {
  /// The words as written.
  let written: [String]
  /// The folded words.
  let folded: [String]

  init(arrayLiteral words: String...) {
    written = words
    folded = words.map(\.folded)
  }

  /// Returns whether a folded text is one of the words.
  func contains(_ text: String) -> Bool {
    !text.isEmpty && folded.contains(text)
  }
}
