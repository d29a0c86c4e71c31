// Adding to a table that has been compiled.
extension LanguageCompiler {
  /// Creates a compiler that adds to a table.
  init(extending table: LanguageTable) {
    self.table = table
    inflection = Inflection(lines: table.settings[Self.inflectionSetting] ?? [])
    tokenizer = Tokenizer(settings: table.settings)
    for (number, item) in table.classes.enumerated() where !item.name.isEmpty {
      wordClassNumbers[item.name] = number
    }
    for (number, form) in table.forms.enumerated() { formNumbers[form.name] = number }
  }

  /// The table with the words that were added to it.
  var extendedTable: LanguageTable {
    var table = table
    table.addedWords = WordTrie(entries)
    return table
  }

  /// The properties of the language.
  var settings: [String: [String]] { table.settings }

  /// Returns whether a class of words exists.
  func hasClass(named name: String) -> Bool { wordClassNumbers[name] != nil }

  /// Adds a class of words with their values.
  mutating func addClass(
    named name: String, _ kind: LanguageTable.WordClass.Kind,
    _ words: [(text: String, value: String)]
  ) {
    let number = table.classes.count
    wordClassNumbers[name] = number
    table.classes.append(.init(kind: kind, name: name))
    for (text, value) in words {
      let tokens = tokenizer.tokens(of: text).map(\.text)
      let membership = WordTrie.Membership(wordClass: number, value: value)
      guard kind == .verb else {
        entries.append(WordTrie.Entry(tokens, membership))
        continue
      }
      entries += inflected(table.settings["separated"] == ["true"] ? tokens : [text], membership)
    }
  }

  /// Adds a frame.
  mutating func add(_ frame: LanguageTable.Frame) { table.frames.append(frame) }
}
