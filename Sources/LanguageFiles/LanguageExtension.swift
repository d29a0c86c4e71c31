/// Adds the intents of apps to a language, with the phrases that their authors write.
///
/// A phrase is a pattern such as `order [{quantity}] {soup}`: words in their order, optional ones in
/// brackets, alternatives in parentheses, and parameters in braces.
public struct LanguageExtension {
  /// A parameter of an intent in its phrases.
  public struct Parameter: Sendable {
    let kinds: [String]
    let nouns: [String]

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of its values, the most general one first.
    ///   - nouns: Words for any value, which leave it open: “a soup”.
    public init(kinds: [String], nouns: [String] = []) {
      self.kinds = kinds
      self.nouns = nouns
    }
  }

  private var compiler: LanguageCompiler

  /// The role of a phrase in its frame.
  public static let phrase = "phrase"

  /// Creates an extension of a table.
  public init(_ table: LanguageTable) {
    compiler = LanguageCompiler(extending: table)
  }

  /// The table with what was added.
  public var table: LanguageTable { compiler.extendedTable }

  /// Adds a class of words, each with the value that it stands for.
  ///
  /// - Returns: The name of the class, which is that of the kind of value.
  public mutating func addValues(_ name: String, _ words: [(text: String, value: String)]) -> String
  {
    compiler.addClass(named: name, .words, words)
    return name
  }

  /// Adds the frame of an intent.
  ///
  /// - Parameters:
  ///   - intent: The name of the intent.
  ///   - phrases: The phrases.
  ///   - parameters: The parameters by name.
  ///   - category: The category of the intent, whose words in the language serve as its verb: “I'd like”
  ///     for “order”.
  /// - Returns: The phrases that aren't patterns, which are left out, each with its error. The column
  ///   of an error is the place in the phrase.
  public mutating func addFrame(
    _ intent: String, phrases: [String], parameters: [String: Parameter], category: String? = nil
  ) -> [(phrase: String, error: LanguageError)] {
    let verbs = compiler.verbs(of: category)
    var pieces: [LanguageTable.Piece] = []
    var errors: [(phrase: String, error: LanguageError)] = []
    for phrase in phrases {
      do throws(LanguageError) {
        pieces += try compiler.pieces(ofPhrase: phrase, parameters, verbs)
      } catch {
        errors.append((phrase, error))
      }
    }
    if !pieces.isEmpty {
      compiler.add(
        LanguageTable.Frame(intent: intent, domain: "", needs: [[Self.phrase]], pieces: pieces))
    }
    return errors
  }
}

extension LanguageCompiler {
  /// The maximum number of bytes of a phrase.
  private static let maximumPhraseLength = 500
  /// The maximum number of ways to say a phrase.
  private static let maximumPhraseCount = 256

  fileprivate mutating func pieces(
    ofPhrase phrase: String, _ parameters: [String: LanguageExtension.Parameter],
    _ verbs: [Pattern]
  ) throws(LanguageError) -> [LanguageTable.Piece] {
    let source = PlacedText(text: phrase[...], path: "", line: 1, column: 1)
    guard phrase.utf8.count <= Self.maximumPhraseLength else {
      throw source.error("more than \(Self.maximumPhraseLength) bytes")
    }
    var pieces: [LanguageTable.Piece] = []
    for rule in try PatternParser.rules(in: source) {
      guard rule.pattern.countOfChoices <= Self.maximumPhraseCount else {
        throw rule.source.error("more than \(Self.maximumPhraseCount) ways to say it")
      }
      for var parts in rule.pattern.choices {
        guard parts.contains(where: \.isPlain) else { throw rule.source.error("no words") }
        try parts.checkParameters(parameters, rule.source)
        let verb = makeVerb(in: &parts)
        for named in naming(parts, parameters) {
          for replacement in [nil] + verbs.map(Optional.some) {
            var parts = named
            if let replacement {
              // “I'd like” alone requests nothing, and before any words it means little.
              guard let verb, parts.count > 1, !parts.contains(where: \.isTitle) else { break }
              parts[verb] = replacement
            }
            for elements in try elements(of: .sequence(parts), rule.source) {
              pieces.append(
                .init(label: LanguageExtension.phrase, elements: elements, assignments: []))
            }
          }
        }
      }
    }
    return pieces
  }

  /// Replaces the word that says what to do by a verb with its forms: the first word in a language
  /// whose marks precede values, and otherwise the last one.
  ///
  /// - Returns: The index of the verb, or nil if there is none.
  private mutating func makeVerb(in parts: inout [Pattern]) -> Int? {
    let isFirst = settings["marksPrecede"] == ["true"]
    guard let index = isFirst ? parts.indices.first : parts.indices.last,
      case .word(let word) = parts[index]
    else { return nil }
    let verb = isFirst ? word.lowercased() : dictionaryForm(of: word)
    let name = "verb \(verb)"
    if !hasClass(named: name) { addClass(named: name, .verb, [(verb, "")]) }
    parts[index] = .wordClass(name)
    return index
  }

  /// The words with which the language asks for what intents of a category do, besides their verbs:
  /// `categories: order wanting`.
  fileprivate func verbs(of category: String?) -> [Pattern] {
    (settings["categories"] ?? []).flatMap { rule -> [Pattern] in
      let names = rule.split(separator: " ").map(String.init)
      return names.first == category ? names.dropFirst().map { .wordClass($0) } : []
    }
  }

  /// Returns the dictionary form of a verb, which a noun can be a part of: 注文する for 注文 and 注文して.
  private func dictionaryForm(of word: String) -> String {
    guard let forms = settings["nounVerb"], let verb = forms.first else { return word }
    let endings = forms.filter { word.hasSuffix($0) && word != $0 }
    if let ending = endings.max(by: { $0.count < $1.count }) {
      return word.dropLast(ending.count) + verb
    }
    let script = word.last?.script
    return script == .ideograph || script == .katakana ? word + verb : word
  }

  /// Returns the parts with a value of each kind, or a noun, in the place of each parameter; only with
  /// the most general kinds if there would be too many.
  private mutating func naming(
    _ parts: [Pattern], _ parameters: [String: LanguageExtension.Parameter]
  ) -> [[Pattern]] {
    var all: [[Pattern]] = [[]]
    var general: [Pattern] = []
    for part in parts {
      guard case .value(nil, let name?) = part, let parameter = parameters[name] else {
        all = all.map { $0 + [part] }
        general.append(part)
        continue
      }
      var choices = parameter.kinds.map { Pattern.value(receiver: name, kind: $0) }
      general.append(choices[0])
      if !parameter.nouns.isEmpty {
        let noun = "noun \(name) \(parameter.nouns.joined(separator: "|"))"
        if !hasClass(named: noun) { addClass(named: noun, .noun, parameter.nouns.map { ($0, "") }) }
        choices.append(.wordClass(noun))
      }
      guard all.count <= Self.maximumPhraseCount else { continue }
      all = all.flatMap { first in choices.map { first + [$0] } }
    }
    return all.count <= Self.maximumPhraseCount ? all : [general]
  }
}

extension Pattern {
  /// Whether the pattern is a value with words such as “to” in it.
  fileprivate var isTitle: Bool { if case .value(_, "title") = self { true } else { false } }

  /// The number of sequences without choices that the pattern describes, as far as it is small.
  fileprivate var countOfChoices: Int {
    switch self {
    case .word, .wordClass, .value: 1
    case .optional(let part): min(1000, 1 + part.countOfChoices)
    case .choice(let parts): min(1000, parts.reduce(0) { $0 + $1.countOfChoices })
    case .sequence(let parts): parts.reduce(1) { min(1000, $0 * $1.countOfChoices) }
    }
  }

  /// The sequences of words and values that the pattern describes.
  fileprivate var choices: [[Pattern]] {
    switch self {
    case .word, .wordClass, .value: [[self]]
    case .optional(let part): [[]] + part.choices
    case .choice(let parts): parts.flatMap(\.choices)
    case .sequence(let parts):
      parts.reduce([[]]) { all, part in all.flatMap { first in part.choices.map { first + $0 } } }
    }
  }
}

extension [Pattern] {
  /// Checks that all values are those of parameters.
  fileprivate func checkParameters(
    _ parameters: [String: LanguageExtension.Parameter], _ source: PlacedText
  ) throws(LanguageError) {
    for part in self {
      switch part {
      case .value(nil, let name?) where parameters[name] != nil: continue
      case .value(let receiver, let kind):
        throw source.error(
          "an unknown parameter “\([receiver, kind].compactMap(\.self).joined(separator: ":"))”")
      case .wordClass(let name): throw source.error("an unknown rule “\(name)”")
      case .word, .sequence, .choice, .optional: continue
      }
    }
  }
}

extension LanguageExtension {
  /// Returns sentences that follow a phrase: one without its optional parts, and one with them.
  ///
  /// - Parameters:
  ///   - phrase: The phrase, with the first of several alternatives.
  ///   - value: Returns the words for a parameter.
  /// - Returns: The sentences; none if the phrase isn't a pattern.
  public func sentences(of phrase: String, value: (String) -> String) -> [String] {
    let source = PlacedText(text: phrase[...], path: "", line: 1, column: 1)
    guard let pattern = (try? PatternParser.rules(in: source))?.first?.pattern else { return [] }
    let space = compiler.settings["separated"] == ["true"] ? " " : ""
    let sentences = [false, true].map { isLong in
      pattern.parts(isLong: isLong).map { part in
        switch part {
        case .word(let word): word
        case .value(nil, let name?): value(name)
        default: ""
        }
      }.filter { !$0.isEmpty }.joined(separator: space)
    }
    return sentences[0] == sentences[1] ? [sentences[0]] : sentences
  }
}

extension Pattern {
  /// The parts of the first alternative, with optional ones that have a value if it is long.
  fileprivate func parts(isLong: Bool) -> [Pattern] {
    switch self {
    case .word, .wordClass, .value: [self]
    case .sequence(let parts): parts.flatMap { $0.parts(isLong: isLong) }
    case .choice(let parts): parts.first?.parts(isLong: isLong) ?? []
    case .optional(let part): isLong && !part.isPlain ? part.parts(isLong: true) : []
    }
  }
}
