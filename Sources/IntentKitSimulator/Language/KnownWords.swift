/// Words that are listened for, folded once for all comparisons.
struct KnownWords: Sendable, ExpressibleByArrayLiteral {
  /// The words as people write them.
  let written: [String]
  /// The same words as they are compared.
  let folded: [String]

  init(arrayLiteral words: String...) {
    written = words
    folded = words.map(\.folded)
  }

  /// Whether a folded text is one of these.
  func contains(_ text: String) -> Bool {
    !text.isEmpty && folded.contains(text)
  }
}
