/// Compiles the files of a language to a table.
public struct LanguageCompiler {
  private var definition = LanguageDefinition()
  var table = LanguageTable()
  var inflection: Inflection
  var tokenizer: Tokenizer
  var entries: [WordTrie.Entry] = []
  private var expanded: [String: [WordTrie.Entry]] = [:]
  private var groups: [Set<[String]>: Int] = [:]
  var wordClassNumbers: [String: Int] = [:]
  var formNumbers: [String: Int] = [:]

  /// The maximum number of sequences in a class; a pattern with more has too many options.
  static let maximumClassSize = 3000

  /// A file of a language.
  public struct File: Sendable {
    public let path: String
    public let text: String

    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }

    /// The name without folder and extension, which is that of a domain.
    var domain: String {
      let name = path.split(separator: "/").last ?? ""
      return String(name.prefix { $0 != "." })
    }
  }

  /// Returns the table of a language.
  ///
  /// - Parameter files: The files of the language, in any order.
  /// - Returns: The table.
  /// - Throws: ``LanguageError`` for the first mistake.
  public static func table(of files: [File]) throws(LanguageError) -> LanguageTable {
    var definition = LanguageDefinition()
    for file in files.sorted(by: { $0.path < $1.path }) {
      try definition.read(path: file.path, domain: file.domain, text: file.text)
    }
    var compiler = try LanguageCompiler(definition)
    try compiler.compile()
    return compiler.table
  }

  private init(_ definition: LanguageDefinition) throws(LanguageError) {
    self.definition = definition
    inflection = try Inflection(definition.blocks["inflection"] ?? [])
    for line in (definition.blocks["settings"] ?? []).flatMap(\.lines) {
      table.settings[line.name, default: []] += line.source.text.split(separator: "|").map {
        $0.split(separator: " ").joined(separator: " ")
      }
    }
    // Custom intents have verbs, too.
    table.settings[Self.inflectionSetting] = (definition.blocks["inflection"] ?? []).flatMap(
      \.lines
    )
    .map { "\($0.name): \($0.source.text)" }
    tokenizer = Tokenizer(settings: table.settings)
  }

  static let inflectionSetting = "inflection"

  private mutating func compile() throws(LanguageError) {
    for statement in definition.words where wordClassNumbers[statement.name] == nil {
      wordClassNumbers[statement.name] = table.classes.count
      table.classes.append(.init(kind: statement.kind, name: statement.name))
    }
    table.forms = [
      .init(
        name: "base", standsAlone: true, precedingClass: -1, refusedClass: -1, endingClass: -1)
    ]
    for rule in table.settings["forms"] ?? [] { addForm(rule) }
    for (number, form) in table.forms.enumerated() { formNumbers[form.name] = number }
    for statement in definition.words {
      for entry in try self.entries(of: statement.name, statement.source, within: []) {
        entries.append(entry)
      }
    }
    for block in definition.blocks["value"] ?? [] {
      var rules: [LanguageTable.Piece] = []
      for line in block.lines { rules += try pieces(line) }
      table.values.append(.init(name: block.name, rules: rules))
    }
    for block in definition.blocks["intent"] ?? [] { try addFrame(block) }
    for line in (definition.blocks["parameters"] ?? []).flatMap(\.lines) {
      try addParameterName(line)
    }
    table.words = WordTrie(entries)
  }

  /// Adds a form from a rule: `ing after opening`, `te before teEnding`, `base alone before ending`.
  private mutating func addForm(_ rule: String) {
    let words = rule.split(separator: " ").map(String.init)
    func wordClass(after word: String) -> Int {
      words.firstIndex(of: word).flatMap { words.dropFirst($0 + 1).first }
        .flatMap { wordClassNumbers[$0] } ?? -1
    }
    let form = LanguageTable.Form(
      name: words.first ?? "", standsAlone: words.contains("alone"),
      precedingClass: wordClass(after: "after"), refusedClass: wordClass(after: "never-after"),
      endingClass: wordClass(after: "before"))
    if form.name == "base" { table.forms[0] = form } else { table.forms.append(form) }
  }

  private mutating func addFrame(_ block: LanguageDefinition.Block) throws(LanguageError) {
    var needs: [[String]] = []
    var pieces: [LanguageTable.Piece] = []
    var examples: [String] = []
    for line in block.lines {
      let words = line.source.text.split(separator: " ").map(String.init)
      switch line.name {
      case "needs":
        needs += words.split(separator: "|").map { Array($0) }
      case "examples":
        examples += line.source.text.split(separator: "|").map {
          $0.split(separator: " ").joined(separator: " ")
        }
      case "also":
        for name in words {
          let number = try number(ofClass: name, line.source)
          pieces.append(
            .init(
              label: name, elements: [.word(wordClass: number, isOptional: false)], assignments: [])
          )
        }
      case "same":
        for name in words {
          for line in try lines(named: name, line.source) { pieces += try self.pieces(line) }
        }
      default: pieces += try self.pieces(line)
      }
    }
    if block.name == "Shared" {
      table.sharedPieces += pieces
    } else if block.name == "Answer" {
      table.answerPieces += pieces
    } else if !needs.isEmpty {
      // A block without needs has lines that intents repeat.
      let labels = Set(pieces.map(\.label))
      // Classes that are needed are pieces, too.
      for name in Set(needs.joined()).sorted() where !labels.contains(name) {
        if let number = wordClassNumbers[name] {
          pieces.append(
            .init(
              label: name, elements: [.word(wordClass: number, isOptional: false)], assignments: [])
          )
        }
      }
      table.frames.append(
        .init(
          intent: block.name, domain: block.domain, needs: needs, pieces: pieces,
          examples: examples))
    }
  }

  /// Returns the lines of another block that have a name, such as `RequestRide.pickupLocation`.
  private func lines(
    named name: String, _ source: PlacedText
  ) throws(LanguageError) -> [LanguageDefinition.Line] {
    let parts = name.split(separator: ".", maxSplits: 1)
    let lines = (definition.blocks["intent"] ?? []).filter { $0.name == parts[0] }
      .flatMap(\.lines).filter { $0.name == parts.last ?? "" }
    guard !lines.isEmpty else { throw source.error("no intent has a line “\(name)”.") }
    return lines
  }

  /// Adds words for parameters: `pickupLocation: pickup | starting point`.
  private mutating func addParameterName(
    _ line: LanguageDefinition.Line
  ) throws(LanguageError) {
    let number = table.classes.count
    table.classes.append(.init(kind: .noun, name: line.name))
    for rule in try PatternParser.rules(in: line.source) {
      for sequence in try sequences(of: rule.pattern, rule.source, within: []) {
        entries.append(WordTrie.Entry(sequence.tokens, .init(wordClass: number)))
      }
    }
    table.parameterNames.append(
      .init(
        parameters: line.name.split(separator: " ").map(String.init), wordClass: number))
  }

  private func number(ofClass name: String, _ source: PlacedText) throws(LanguageError) -> Int {
    guard let number = wordClassNumbers[name] else {
      throw source.error("there is no class of words “\(name)”.")
    }
    return number
  }

  // MARK: - Words

  /// Returns the sequences of a class.
  private mutating func entries(
    of name: String, _ source: PlacedText, within outer: [String]
  ) throws(LanguageError) -> [WordTrie.Entry] {
    if let known = expanded[name] { return known }
    guard !outer.contains(name) else { throw source.error("the class “\(name)” contains itself.") }
    let number = try number(ofClass: name, source)
    var found: [WordTrie.Entry] = []
    for statement in definition.words where statement.name == name {
      for rule in try PatternParser.rules(in: statement.source) {
        let value = rule.assignments.first?.value ?? ""
        for sequence in try sequences(of: rule.pattern, rule.source, within: outer + [name]) {
          let membership = WordTrie.Membership(
            wordClass: number, form: sequence.form, value: value.isEmpty ? sequence.value : value)
          if statement.kind == .verb {
            found += inflected(sequence.tokens, membership)
          } else {
            found.append(WordTrie.Entry(sequence.tokens, membership))
          }
        }
        guard found.count <= Self.maximumClassSize else {
          throw rule.source.error("the class “\(name)” has too many combinations of options.")
        }
      }
    }
    expanded[name] = found
    return found
  }

  /// Returns the forms of a verb.
  ///
  /// The first word of several is inflected, or a word without spaces.
  func inflected(
    _ tokens: [String], _ membership: WordTrie.Membership
  ) -> [WordTrie.Entry] {
    let isSeparated = table.settings["separated"] == ["true"]
    let verb = isSeparated ? tokens[0] : tokens.joined()
    return inflection.forms(of: verb).compactMap { name, word in
      guard let form = formNumbers[name] else { return nil }
      let tokens =
        tokenizer.tokens(of: word).map(\.text)
        + (isSeparated ? Array(tokens.dropFirst()) : [])
      return WordTrie.Entry(
        tokens,
        WordTrie.Membership(wordClass: membership.wordClass, form: form, value: membership.value))
    }
  }

  private struct Sequence {
    var tokens: [String] = []
    var form = 0
    var value = ""
  }

  /// Returns the sequences of tokens that a pattern without values describes.
  private mutating func sequences(
    of pattern: Pattern, _ source: PlacedText, within outer: [String]
  ) throws(LanguageError) -> [Sequence] {
    switch pattern {
    case .word(let word): return [Sequence(tokens: tokenizer.tokens(of: word).map(\.text))]
    case .wordClass(let name):
      return try entries(of: name, source, within: outer).map {
        Sequence(tokens: $0.tokens, form: $0.membership.form, value: $0.membership.value)
      }
    case .value: throw source.error("a class of words can't contain a value.")
    case .optional(let part):
      return [Sequence()] + (try sequences(of: part, source, within: outer))
    case .choice(let parts):
      var all: [Sequence] = []
      for part in parts { all += try sequences(of: part, source, within: outer) }
      return all
    case .sequence(let parts):
      var all = [Sequence()]
      for part in parts {
        let next = try sequences(of: part, source, within: outer)
        all = all.flatMap { first in
          next.map {
            Sequence(
              tokens: first.tokens + $0.tokens, form: max(first.form, $0.form),
              value: first.value.isEmpty ? $0.value : first.value)
          }
        }
      }
      return all
    }
  }

  // MARK: - Pieces

  private mutating func pieces(
    _ line: LanguageDefinition.Line
  ) throws(LanguageError) -> [LanguageTable.Piece] {
    var pieces: [LanguageTable.Piece] = []
    for rule in try PatternParser.rules(in: line.source) {
      let assignments = rule.assignments.map {
        LanguageTable.Assignment(
          field: $0.field.isEmpty ? line.name : $0.field, change: $0.change, value: $0.value)
      }
      for elements in try elements(of: rule.pattern, rule.source) {
        let isEmpty = elements.allSatisfy {
          if case .word(_, let isOptional) = $0 { isOptional } else { false }
        }
        guard !isEmpty else { throw rule.source.error("all parts of the pattern are optional.") }
        pieces.append(.init(label: line.name, elements: elements, assignments: assignments))
      }
    }
    return pieces
  }

  /// Returns the sequences of elements that a pattern describes.
  mutating func elements(
    of pattern: Pattern, _ source: PlacedText
  ) throws(LanguageError) -> [[LanguageTable.Element]] {
    if pattern.isPlain { return [try group(pattern, source)] }
    switch pattern {
    case .word: return []
    case .wordClass(let name):
      return [[.word(wordClass: try number(ofClass: name, source), isOptional: false)]]
    case .value(let receiver, let kind):
      return [[.value(receiver: receiver ?? "", kind: kind ?? "")]]
    case .optional(let part): return [[]] + (try elements(of: part, source))
    case .choice(let parts):
      var all: [[LanguageTable.Element]] = []
      for part in parts { all += try elements(of: part, source) }
      return all
    case .sequence(let parts):
      var all: [[LanguageTable.Element]] = [[]]
      for run in parts.plainRuns {
        let next = try elements(of: run, source)
        all = all.flatMap { first in next.map { first + $0 } }
      }
      return all
    }
  }

  /// Returns the element for words in a pattern: a class without a name.
  private mutating func group(
    _ pattern: Pattern, _ source: PlacedText
  ) throws(LanguageError) -> [LanguageTable.Element] {
    var members = Set(try sequences(of: pattern, source, within: []).map(\.tokens))
    let isOptional = members.remove([]) != nil
    guard !members.isEmpty else { return [] }
    if let number = groups[members] { return [.word(wordClass: number, isOptional: isOptional)] }
    let number = table.classes.count
    groups[members] = number
    table.classes.append(.init(kind: .group, name: ""))
    entries += members.map { WordTrie.Entry($0, .init(wordClass: number)) }
    return [.word(wordClass: number, isOptional: isOptional)]
  }
}

extension [Pattern] {
  /// The patterns with neighboring plain ones, of which at most the last is optional, as one.
  fileprivate var plainRuns: [Pattern] {
    var runs: [Pattern] = []
    for part in self {
      if part.isPlain, case .sequence(let words)? = runs.last, words.allSatisfy(\.isPlain) {
        runs[runs.count - 1] = .sequence(words + [part])
      } else {
        runs.append(part.isPlain ? .sequence([part]) : part)
      }
    }
    return runs
  }
}
