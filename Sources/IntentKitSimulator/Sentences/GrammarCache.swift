import IntentKitCore
import IntentKitPlatform

/// The grammars that were used last.
///
/// Building a grammar takes far longer than understanding a sentence, and the scenarios of a replay
/// or of a test suite mostly speak to the same apps.
final class GrammarCache: Sendable {
  /// The language and the intents of a grammar.
  private struct Key: Hashable {
    let language: Language
    let intents: [String]
  }

  static let shared = GrammarCache()

  /// The number of grammars that are kept; one with all intents needs some megabytes.
  private static let capacity = 8

  /// The grammars, the one used last at the end.
  private let entries = Locked<[(key: Key, grammar: SentenceGrammar)]>([])

  private init() {}

  /// Returns the grammar for the intents, which it builds with a closure if it isn't there.
  ///
  /// Grammars with custom intents aren't kept, because their definitions can differ under one name.
  func grammar(
    in language: Language, for schemas: [IntentSchema], build: () -> SentenceGrammar
  ) -> SentenceGrammar {
    guard !schemas.contains(where: \.isCustom) else { return build() }
    let key = Key(language: language, intents: schemas.map(\.name))
    if let grammar = use(key) { return grammar }
    // Outside the lock; two threads that need the same grammar at once both build it.
    let grammar = build()
    entries.withLock { entries in
      entries.append((key, grammar))
      if entries.count > Self.capacity { entries.removeFirst() }
    }
    return grammar
  }

  /// Returns a grammar that is there, and notes that it was used last.
  private func use(_ key: Key) -> SentenceGrammar? {
    entries.withLock { entries in
      guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.grammar
    }
  }
}
