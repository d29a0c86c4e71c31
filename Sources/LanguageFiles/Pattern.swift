/// A pattern of words and values.
indirect enum Pattern: Sendable, Hashable {
  /// A word as it is said.
  case word(String)
  /// A word of a class.
  case wordClass(String)
  /// A value, with the parameter or field that receives it and the kind of value, if they are named.
  case value(receiver: String?, kind: String?)
  case sequence([Pattern])
  case choice([Pattern])
  case optional(Pattern)

  /// Whether the pattern consists of words alone, without classes and values.
  var isPlain: Bool {
    switch self {
    case .word: true
    case .wordClass, .value: false
    case .sequence(let parts), .choice(let parts): parts.allSatisfy(\.isPlain)
    case .optional(let part): part.isPlain
    }
  }
}

/// A pattern with the values that it assigns.
struct PatternRule: Sendable {
  let pattern: Pattern
  let assignments: [LanguageTable.Assignment]
  /// The text of the pattern, for messages.
  let source: PlacedText
}

/// Reads patterns in their text form.
struct PatternParser {
  private let source: PlacedText
  private var rest: Substring

  init(_ source: PlacedText) {
    self.source = source
    rest = source.text
  }

  /// Returns the rules of a text: alternatives, each with its assignments.
  static func rules(in source: PlacedText) throws(LanguageError) -> [PatternRule] {
    var parser = PatternParser(source)
    var rules: [PatternRule] = []
    repeat {
      parser.skipSpace()
      let start = parser.rest.startIndex
      let pattern = try parser.sequence()
      let assignments = try parser.assignments()
      let text = source.part(source.text[start..<parser.rest.startIndex])
      guard pattern != .sequence([]) else { throw text.error("a pattern is missing here.") }
      rules.append(PatternRule(pattern: pattern, assignments: assignments, source: text))
    } while parser.take("|")
    if let mark = parser.rest.first {
      throw source.error("“\(mark)” has no partner.", at: parser.rest.startIndex)
    }
    return rules
  }

  private mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

  private mutating func take(_ mark: Character) -> Bool {
    skipSpace()
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  private static let marks: Set<Character> = ["(", ")", "[", "]", "<", ">", "{", "}", "|"]

  private mutating func sequence() throws(LanguageError) -> Pattern {
    var parts: [Pattern] = []
    while true {
      skipSpace()
      let start = rest.startIndex
      switch rest.first {
      case nil, "|", ")", "]": return .sequence(parts)
      case _ where rest.hasPrefix("=>"): return .sequence(parts)
      case "(":
        rest.removeFirst()
        parts.append(try choice(until: ")", from: start))
      case "[":
        rest.removeFirst()
        parts.append(.optional(try choice(until: "]", from: start)))
      case "<": parts.append(.wordClass(try name(until: ">")))
      case "{": parts.append(try value())
      case let mark? where Self.marks.contains(mark):
        throw source.error("“\(mark)” has no partner.", at: start)
      default:
        let word = rest.prefix { !$0.isWhitespace && !Self.marks.contains($0) }
        rest = rest[word.endIndex...]
        parts.append(.word(String(word)))
      }
    }
  }

  private mutating func choice(
    until end: Character, from start: Substring.Index
  ) throws(LanguageError) -> Pattern {
    var parts: [Pattern] = []
    repeat { parts.append(try sequence()) } while take("|")
    guard take(end) else { throw source.error("the closing “\(end)” is missing.", at: start) }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func name(until end: Character) throws(LanguageError) -> String {
    let start = rest.startIndex
    rest.removeFirst()
    let name = rest.prefix { $0 != end }
    guard name.endIndex < rest.endIndex else {
      throw source.error("the closing “\(end)” is missing.", at: start)
    }
    rest = rest[rest.index(after: name.endIndex)...]
    return String(name)
  }

  private mutating func value() throws(LanguageError) -> Pattern {
    let parts = try name(until: "}").split(separator: ":", omittingEmptySubsequences: false)
      .map(String.init)
    if parts.count == 1 { return .value(receiver: nil, kind: parts[0].isEmpty ? nil : parts[0]) }
    return .value(receiver: parts[0], kind: parts[1].isEmpty ? nil : parts[1])
  }

  /// Returns the assignments after `=>`: `home`, `hour=12 half=pm`, `number*=-1`.
  private mutating func assignments() throws(LanguageError) -> [LanguageTable.Assignment] {
    guard rest.hasPrefix("=>") else { return [] }
    rest = rest.dropFirst(2)
    var assignments: [LanguageTable.Assignment] = []
    while true {
      skipSpace()
      let start = rest.startIndex
      let word = rest.prefix { !$0.isWhitespace && $0 != "|" }
      if word.isEmpty { break }
      rest = rest[word.endIndex...]
      guard let equals = word.firstIndex(of: "=") else {
        assignments.append(.init(field: "", change: .set, value: String(word)))
        continue
      }
      var (field, value) = (word[..<equals], word[word.index(after: equals)...])
      let change: LanguageTable.Change =
        switch field.last {
        case "*": .multiply
        case "+": .add
        default: .set
        }
      if change != .set { field.removeLast() }
      guard !field.isEmpty, !value.isEmpty else {
        throw source.error("write “field=value”.", at: start)
      }
      if value.hasPrefix("+") { value.removeFirst() }
      assignments.append(.init(field: String(field), change: change, value: String(value)))
    }
    guard !assignments.isEmpty else {
      throw source.error("a value is missing after “=>”.", at: rest.startIndex)
    }
    return assignments
  }
}
