import LanguageFiles

/// The names that are known when a sentence is read: apps, contacts and the apps' vocabularies.
public struct WorldNames: Sendable {
  /// A kind of name.
  public enum Kind: Sendable, Hashable {
    /// The name of an app, by its position.
    case app(Int)
    /// A contact.
    case person
    /// A name that an app has told the assistant.
    case vocabulary
    /// Words of an option of a question, by its position.
    case option(Int)
    /// The name of a parameter.
    case parameter(String)
  }

  /// A name in a sentence.
  struct Match: Sendable, Hashable {
    let kind: Kind
    let end: Int
  }

  private let words: WordTrie
  private let kinds: [Kind]

  /// Creates the table of these names for a language.
  init(_ names: [(name: String, kind: Kind)], _ tokenizer: Tokenizer) {
    var kinds: [Kind] = []
    words = WordTrie(
      names.map { name, kind in
        kinds.append(kind)
        return WordTrie.Entry(
          tokenizer.tokens(of: name).map(\.text), .init(wordClass: kinds.count - 1))
      })
    self.kinds = kinds
  }

  /// Returns the names that begin at each token.
  func matches(in tokens: [Token], _ steps: inout Int) -> [[Match]] {
    var all: [[Match]] = Array(repeating: [], count: tokens.count + 1)
    let numbers = words.numbers(of: tokens)
    for start in tokens.indices {
      words.forEachMatch(in: numbers, at: start, &steps) { end, membership in
        all[start].append(Match(kind: kinds[membership.wordClass], end: end))
      }
    }
    return all
  }
}
