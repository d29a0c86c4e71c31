import LanguageFiles

/// The grammars of a language's values, with what each can begin with.
struct ValueGrammar: Sendable {
  /// The meaning of a value's name in a pattern.
  enum Reference: Sendable, Hashable {
    /// A number in digits or words.
    case numeral
    /// A kind of value with rules.
    case kind(Int)
    /// The words of a class: {weekday}.
    case words(Int)
    case unknown
  }

  enum Element: Sendable {
    case word(wordClass: Int, isOptional: Bool)
    case value(receiver: String, name: String, Reference)
  }

  struct Rule: Sendable {
    let elements: [Element]
    let assignments: [LanguageTable.Assignment]
  }

  struct Kind: Sendable {
    let rules: [Rule]
    /// The classes of words with which a value begins.
    var starts = ClassSet()
    /// Whether a value begins with a number.
    var startsWithNumeral = false
  }

  private(set) var kinds: [Kind] = []
  let limits: FieldLimits
  private let kindNumbers: [String: Int]
  private let classNumbers: [String: Int]

  init(_ table: LanguageTable, classNumbers: [String: Int]) {
    self.classNumbers = classNumbers
    kindNumbers = table.values.enumerated().reduce(into: [:]) {
      $0[$1.element.name] = $1.offset
    }
    limits = FieldLimits(table.settings)
    kinds = table.values.map { value in
      Kind(
        rules: value.rules.map { rule in
          Rule(elements: rule.elements.map(element), assignments: rule.assignments)
        })
    }
    findStarts()
  }

  /// A grammar without values.
  static let empty = ValueGrammar(LanguageTable(), classNumbers: [:])

  /// Returns what a name in a pattern stands for.
  func reference(named name: String) -> Reference {
    if name == "numeral" { return .numeral }
    if let number = kindNumbers[name] { return .kind(number) }
    return classNumbers[name].map { .words($0) } ?? .unknown
  }

  /// Returns whether a value can begin at a token.
  func canBegin(_ reference: Reference, in sentence: Sentence, at start: Int) -> Bool {
    switch reference {
    case .numeral: isNumeral(sentence, start)
    case .kind(let number):
      sentence.hasWord(of: kinds[number].starts, at: start)
        || kinds[number].startsWithNumeral && isNumeral(sentence, start)
    case .words(let wordClass): sentence.words[start].contains { $0.wordClass == wordClass }
    case .unknown: false
    }
  }

  private func isNumeral(_ sentence: Sentence, _ start: Int) -> Bool {
    start < sentence.count
      && (sentence.tokens[start].script == .number
        || sentence.has([.numeral, .decimalWord], at: start))
  }

  private func element(_ element: LanguageTable.Element) -> Element {
    switch element {
    case .word(let wordClass, let isOptional):
      .word(wordClass: wordClass, isOptional: isOptional)
    case .value(let receiver, let name):
      .value(receiver: receiver, name: name, reference(named: name))
    }
  }

  /// Finds what each kind can begin with, until nothing is added: kinds contain each other.
  private mutating func findStarts() {
    var isChanged = true
    while isChanged {
      isChanged = false
      for number in kinds.indices {
        let before = (kinds[number].starts, kinds[number].startsWithNumeral)
        for rule in kinds[number].rules { addStarts(of: rule, to: number) }
        if (kinds[number].starts, kinds[number].startsWithNumeral) != before { isChanged = true }
      }
    }
  }

  private mutating func addStarts(of rule: Rule, to number: Int) {
    for element in rule.elements {
      switch element {
      case .word(let wordClass, let isOptional):
        kinds[number].starts.insert(wordClass)
        if isOptional { continue }
      case .value(_, _, .numeral): kinds[number].startsWithNumeral = true
      case .value(_, _, .kind(let other)):
        kinds[number].starts.formUnion(kinds[other].starts)
        if kinds[other].startsWithNumeral { kinds[number].startsWithNumeral = true }
      case .value(_, _, .words(let wordClass)): kinds[number].starts.insert(wordClass)
      case .value(_, _, .unknown): break
      }
      return
    }
  }
}

/// The ranges of the fields of values: no hour is 25.
struct FieldLimits: Sendable {
  private struct Limit: Sendable {
    let range: ClosedRange<Double>
    let isWhole: Bool
  }

  private var limits: [String: Limit] = [:]

  /// Creates limits from settings such as `hour 0 24`; a field with limits such as `0.0` needn't be
  /// whole.
  init(_ settings: [String: [String]]) {
    for rule in settings["limits"] ?? [] {
      let parts = rule.split(separator: " ")
      if parts.count == 3, let low = Double(parts[1]), let high = Double(parts[2]), low <= high {
        limits[String(parts[0])] = Limit(range: low...high, isWhole: !rule.contains("."))
      }
    }
  }

  /// Returns whether all fields are in their ranges and whole where they have one.
  func allow(_ fields: Fields) -> Bool {
    fields.values.allSatisfy { name, value in
      guard case .number(let number) = value, let limit = limits[name] else { return true }
      return limit.range.contains(number) && (!limit.isWhole || number == number.rounded())
    }
  }
}
