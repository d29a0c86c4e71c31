/// A set of words, written as a list in a table.
///
/// Its initializers aren't inlined: a table with hundreds of lists would become a function that takes
/// the optimizer seconds.
struct WordList: Sendable, ExpressibleByArrayLiteral {
  private let words: Set<String>

  @inline(never)
  init(arrayLiteral words: String...) { self.words = Set(words) }

  @inline(never)
  init(_ words: some Sequence<String>) { self.words = Set(words) }

  /// Whether there are no words.
  var isEmpty: Bool { words.isEmpty }

  /// Returns whether a word is in the set.
  func contains(_ word: String) -> Bool { words.contains(word) }
}
