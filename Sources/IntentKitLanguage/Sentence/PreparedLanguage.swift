import LanguageFiles

/// A language's table with the classes that have a role in every sentence.
struct PreparedLanguage: Sendable {
  let table: LanguageTable
  let tokenizer: Tokenizer
  /// Whether spaces separate words.
  let isSeparated: Bool
  /// Words that can stand between others without changing a meaning.
  let fillers: Set<Int>
  /// Words before a noun or a name, such as articles.
  let determiners: Set<Int>
  /// Closed classes, which can't be a part of a name.
  let functionWords: Set<Int>
  /// Words that can stand inside a name.
  let innerWords: Set<Int>
  /// Words before the name of a person, such as titles.
  let titles: Set<Int>
  /// Words after the name of a person.
  let honorifics: Set<Int>
  /// Prefixes of nouns, with which an honorific is a part of the word.
  let politePrefixes: Set<Int>
  /// Words between the elements of a list.
  let listLinks: Set<Int>
  /// The words inside a number.
  let numeralLinks: Set<Int>
  let numerals: Int
  /// Words before the name of an app.
  let appMarks: Set<Int>
  /// Words with which a text without a mark can't begin.
  let textBlockers: Set<Int>
  /// Words that a title doesn't contain, such as conditions.
  let titleBlockers: Set<Int>
  /// Words before which a title can end.
  let titleEnds: Set<Int>
  /// The kinds of values with which a text without a mark can't begin.
  let textBlockedValues: [String]
  /// The kinds of values that are never a part of a name.
  let distinctValues: [String]
  /// Words with which a clause begins.
  let clauseStarts: Set<Int>
  /// Words with which a statement begins.
  let asideStarts: Set<Int>
  /// Words between two clauses.
  let clauseLinks: Set<Int>
  /// Words at the end of a clause: 雨だから.
  let clauseEnds: Set<Int>
  /// Words that change a meaning wherever they stand, such as negations.
  let weightyWords: Set<Int>
  /// Whether the mark of a value precedes it.
  let marksPrecede: Bool
  /// Signs that separate clauses.
  let pauses: Set<String>
  /// The closing quotation mark of each opening one.
  let quotes: [String: String]
  let decimalMark: Character
  let groupMark: Character
  /// The nouns by domain.
  let nouns: [String: Set<Int>]
  /// The kinds of values by name.
  let kinds: [String: Int]
  /// The classes with a name.
  let classNumbers: [String: Int]

  init(_ table: LanguageTable) {
    self.table = table
    tokenizer = Tokenizer(settings: table.settings)
    let settings = table.settings
    func classes(_ name: String) -> Set<Int> {
      Set(
        (settings[name] ?? []).flatMap { $0.split(separator: " ") }
          .compactMap { table.wordClass(named: String($0)) })
    }
    isSeparated = settings["separated"] == ["true"]
    fillers = classes("fillers")
    determiners = classes("determiners")
    functionWords = classes("functionWords")
    innerWords = classes("innerWords")
    titles = classes("titles")
    honorifics = classes("honorifics")
    politePrefixes = classes("politePrefixes")
    listLinks = classes("listLinks")
    numeralLinks = classes("numeralLinks")
    let numerals = table.wordClass(named: "numeral") ?? -1
    appMarks = classes("appMarks")
    textBlockers = classes("textBlockers")
    textBlockedValues = settings["textBlockedValues"] ?? []
    distinctValues = settings["distinctValues"] ?? []
    titleBlockers = classes("titleBlockers")
    titleEnds = classes("titleEnds")
    clauseStarts = classes("clauseStarts")
    asideStarts = classes("asideStarts")
    clauseEnds = classes("clauseEnds")
    clauseLinks = classes("clauseLinks")
    weightyWords = classes("weightyWords").union([numerals])
    marksPrecede = settings["marksPrecede"] == ["true"]
    self.numerals = numerals
    pauses = Set((settings["pauses"] ?? []).flatMap { $0.split(separator: " ").map(String.init) })
    quotes = (settings["quotes"] ?? []).reduce(into: [:]) { quotes, pair in
      let parts = pair.split(separator: " ").map(String.init)
      if parts.count == 2 { quotes[parts[0]] = parts[1] }
    }
    decimalMark = settings["decimal"]?.first?.first ?? "."
    groupMark = settings["group"]?.first?.first ?? ","
    nouns = table.frames.reduce(into: [:]) { nouns, frame in
      for case .word(let number, _) in frame.pieces.flatMap(\.elements)
      where table.classes[number].kind == .noun {
        nouns[frame.domain, default: []].insert(number)
      }
    }
    classNumbers = table.classes.enumerated().reduce(into: [:]) { $0[$1.element.name] = $1.offset }
    kinds = table.values.enumerated().reduce(into: [:]) { $0[$1.element.name] = $1.offset }
  }

  /// Returns whether a word can begin or end before a token: not inside a run of letters that are
  /// one word even in a language without spaces.
  func isBoundary(_ index: Int, in tokens: [Token]) -> Bool {
    guard !isSeparated, index > 0, index < tokens.count else { return true }
    return tokens[index].script != .katakana || tokens[index - 1].script != .katakana
  }

  /// Returns whether a verb begins in a range and ends in it.
  func hasVerb(in range: Range<Int>, of sentence: Sentence) -> Bool {
    range.contains { start in
      sentence.words[start].contains {
        $0.end <= range.upperBound && table.classes[$0.wordClass].kind == .verb
      }
    }
  }

  /// Returns whether a token is a sign that separates clauses.
  func isPause(_ token: Token) -> Bool { pauses.contains(token.text) }
}
