import LanguageFiles

/// A language's table with what reading a sentence looks up.
struct PreparedLanguage: Sendable {
  let table: LanguageTable
  let tokenizer: Tokenizer
  /// Whether spaces separate words.
  let isSeparated: Bool
  /// Whether digits in words are written one after the other: 二〇二六.
  let isPositional: Bool
  /// Whether the mark of a value precedes it.
  let marksPrecede: Bool
  /// Whether words after the name of a person show that it is one.
  let hasHonorifics: Bool
  /// The traits of each class.
  let traits: [WordTraits]
  /// The kinds of values with which a text without a mark can't begin.
  let textBlockedValues: [ValueGrammar.Reference]
  /// The kinds of values that are never a part of a name.
  let distinctValues: [ValueGrammar.Reference]
  /// Signs that separate clauses.
  let pauses: Set<String>
  /// The closing quotation mark of each opening one.
  let quotes: [String: String]
  let decimalMark: Character
  let groupMark: Character
  /// The nouns by domain.
  let nouns: [String: ClassSet]
  /// The nouns of all domains.
  let allNouns: ClassSet
  let values: ValueGrammar
  /// The classes with a name.
  let classNumbers: [String: Int]

  init(_ table: LanguageTable) {
    self.table = table
    tokenizer = Tokenizer(settings: table.settings)
    let settings = table.settings
    let classNumbers = table.classes.enumerated().reduce(into: [:]) {
      $0[$1.element.name] = $1.offset
    }
    let values = ValueGrammar(table, classNumbers: classNumbers)
    var traits = table.classes.map { wordClass -> WordTraits in
      switch wordClass.kind {
      case .verb: .verb
      case .noun: .noun
      case .words, .group: []
      }
    }
    for (name, trait) in WordTraits.settings {
      for item in (settings[name] ?? []).flatMap({ $0.split(separator: " ") }) {
        if let number = classNumbers[String(item)] { traits[number].insert(trait) }
      }
    }
    isSeparated = settings["separated"] == ["true"]
    isPositional = settings["positional"] == ["true"]
    marksPrecede = settings["marksPrecede"] == ["true"]
    hasHonorifics = traits.contains { $0.contains(.honorific) }
    textBlockedValues = (settings["textBlockedValues"] ?? []).map(values.reference)
    distinctValues = (settings["distinctValues"] ?? []).map(values.reference)
    pauses = Set((settings["pauses"] ?? []).flatMap { $0.split(separator: " ").map(String.init) })
    quotes = (settings["quotes"] ?? []).reduce(into: [:]) { quotes, pair in
      let parts = pair.split(separator: " ").map(String.init)
      if parts.count == 2 { quotes[parts[0]] = parts[1] }
    }
    decimalMark = settings["decimal"]?.first?.first ?? "."
    groupMark = settings["group"]?.first?.first ?? ","
    nouns = table.frames.reduce(into: [:]) { nouns, frame in
      // What the things of a custom intent are called can be a part of their names: “Miso Soup”.
      guard !frame.domain.isEmpty else { return }
      for element in frame.pieces.flatMap(\.elements) {
        let number: Int? =
          switch element {
          case .word(let number, _): number
          case .value(_, let kind): classNumbers[kind]
          }
        guard let number, table.classes[number].kind == .noun else { continue }
        nouns[frame.domain, default: ClassSet()].insert(number)
      }
    }
    allNouns = nouns.values.reduce(into: ClassSet()) { $0.formUnion($1) }
    (self.traits, self.classNumbers, self.values) = (traits, classNumbers, values)
  }

  /// Returns whether a token is a sign that separates clauses.
  func isPause(_ token: Token) -> Bool { token.script == .sign && pauses.contains(token.text) }
}
