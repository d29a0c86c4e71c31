import IntentKitCore
import IntentKitPlatform

extension SpokenValueReader {
  /// Returns a case of an enumeration by its name or by a synonym.
  func enumerationCase(
    of schema: EnumerationSchema, in words: SpokenWords, at index: Int
  ) -> Reading<String>? {
    CasePhrases.table(of: schema, language).match(in: words, at: index)
  }
}

/// The phrases for cases of enumerations.
enum CasePhrases {
  private struct Key: Hashable {
    var schema: EnumerationSchema
    var language: Language

    // The cases are compared, but hashing all of them would take longer than to read a word.
    func hash(into hasher: inout Hasher) {
      hasher.combine(schema.name)
      hasher.combine(schema.cases.count)
      hasher.combine(language)
    }
  }

  /// The tables that were needed so far.
  private static let tables = Locked<[Key: PhraseTable<String>]>([:])

  /// The maximum number of tables, because the definitions of apps can have any number of types.
  private static let limit = 1000

  /// Returns the names of cases by phrase.
  static func table(of schema: EnumerationSchema, _ language: Language) -> PhraseTable<String> {
    let key = Key(schema: schema, language: language)
    if let table = tables.withLock({ $0[key] }) { return table }
    let table = PhraseTable(phrases(for: schema, language))
    tables.withLock {
      if $0.count >= limit { $0.removeAll() }
      $0[key] = table
    }
    return table
  }

  private static func phrases(
    for schema: EnumerationSchema, _ language: Language
  ) -> [(String, String)] {
    let names = schema.cases.map(\.name).filter { $0 != "unknown" }
    let known = Set(names)
    let forms = Glossary.cases.filter { $0.key.hasPrefix(schema.name + ".") }.values
    let terms = [Glossary.cases[schema.name] ?? [:]] + forms
    let written = terms.flatMap { terms in
      names.compactMap { name in language.phrasebook.word(terms[name]).map { ($0, name) } }
    }
    let synonyms =
      (language == .english ? EnglishPhrases.synonyms : JapanesePhrases.synonyms)[schema.name] ?? []
    let own = schema.cases.flatMap { one in
      one.synonyms.filter { $0.language.map { Language($0) == language } ?? true }
        .map { ($0.text, one.name) }
        + (language.phrasebook.words(one.text).map { [($0, one.name)] } ?? [])
    }
    return own + written + synonyms.filter { known.contains($0.1) }
      + names.flatMap { [($0.words, $0), ($0, $0)] }
  }
}
