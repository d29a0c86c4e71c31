import IntentKitCore

/// The form of a sentence: words, alternatives, and slots for parameters.
///
/// The text form has these parts:
///
/// - `word` is a word that is said.
/// - `(a|b)` is one of several parts, and `[a]` is an optional part.
/// - `(a;b)` is several parts in any order.
/// - `{name}` is a slot for the value of the parameter with this name. `{name:kind}` names the kind
///   of the slot if it doesn't follow from the parameter's type. A rule as the kind, as in
///   `{name:<rule>}`, restricts the slot to the words of the rule.
/// - `{name=value}` sets a parameter without a word.
/// - `{*}` is any words, and `{*,}` is any words up to a comma or another mark. They are ignored.
/// - `{,}` has no words. The speaker must pause: a mark must follow, or a space in a script without
///   spaces.
/// - `{app}` has no words. The sentence must name the app, whose name isn't part of templates.
/// - `<name>` is a rule, a pattern that has a name.
indirect enum SentencePattern: Sendable, Hashable {
  case words(String)
  case sequence([SentencePattern])
  case choice([SentencePattern])
  case permutation([SentencePattern])
  case rule(String)
  case slot(parameter: String, kind: String?)
  case assignment(parameter: String, value: String)

  /// The pattern of an empty text.
  static let empty = SentencePattern.sequence([])
}

/// A fault in the text of a pattern or of a collection of templates.
struct PatternError: Error, Hashable, CustomStringConvertible {
  /// The fault.
  let problem: String
  /// The text with the fault.
  let text: String

  var description: String { "\(problem) in “\(text)”" }
}

extension SentencePattern {
  /// Creates a pattern from its text form.
  init(_ text: String) throws(PatternError) {
    var parser = PatternParser(text)
    self = try parser.pattern()
  }

  /// Creates a pattern of an app's own, without rules.
  ///
  /// - Throws: ``PatternError`` if the pattern isn't valid, or has no words, or names a parameter
  ///   that the intent doesn't have.
  init(_ text: String, of schema: IntentSchema) throws(PatternError) {
    self = try SentencePattern(text)
    guard text.utf8.count <= Self.maximumLength, hasWords else {
      throw PatternError(
        problem: "no words, or more than \(Self.maximumLength) bytes", text: text)
    }
    try check(schema)
  }

  /// The maximum length of a pattern of an app's own, in bytes.
  private static let maximumLength = 500

  private var hasWords: Bool {
    switch self {
    case .words: true
    case .sequence(let parts), .permutation(let parts): parts.contains(where: \.hasWords)
    case .choice(let parts): parts.allSatisfy(\.hasWords)
    case .rule, .slot, .assignment: false
    }
  }

  private func check(_ schema: IntentSchema) throws(PatternError) {
    switch self {
    case .words: break
    case .sequence(let parts), .choice(let parts): for part in parts { try part.check(schema) }
    case .permutation(let parts):
      guard parts.count <= 4 else {
        throw PatternError(problem: "more than four parts in any order", text: "")
      }
      for part in parts { try part.check(schema) }
    case .rule(let name): throw PatternError(problem: "an unknown rule", text: name)
    case .slot("app", nil), .slot("*", nil), .slot("*,", nil), .slot(",", nil): break
    case .slot(let parameter, let kind): _ = try SentenceSlot(parameter, kind: kind, of: schema)
    case .assignment(let parameter, let value):
      _ = try SentenceGrammar.Assignment(parameter, value, of: schema)
    }
  }
}

/// Reads the text form of a pattern.
///
/// All signs are in ASCII, so the text is read byte by byte: reading the patterns is most of what a
/// run costs before its first sentence.
private struct PatternParser {
  private let text: String
  private var rest: Substring.UTF8View
  /// The nesting of parentheses and brackets is bounded, since each level needs memory.
  private var depth = 0
  private static let maximumDepth = 32

  init(_ text: String) {
    self.text = text
    rest = text[...].utf8
  }

  mutating func pattern() throws(PatternError) -> SentencePattern {
    let pattern = try sequence()
    guard rest.isEmpty else { throw unexpectedSign() }
    return pattern
  }

  private func error(_ problem: String) -> PatternError {
    PatternError(problem: problem, text: text)
  }

  private func unexpectedSign() -> PatternError {
    error("an unexpected “\(Substring(rest).prefix(1))”")
  }

  private mutating func sequence() throws(PatternError) -> SentencePattern {
    var parts: [SentencePattern] = []
    while let byte = rest.first, !byte.endsSequence {
      switch byte {
      case UInt8(ascii: "("): parts.append(try group(until: ")"))
      case UInt8(ascii: "["): parts.append(.choice([try group(until: "]"), .empty]))
      case UInt8(ascii: "{"): parts.append(try slot())
      case UInt8(ascii: "<"): parts.append(.rule(try enclosed(until: ">")))
      case UInt8(ascii: "}"), UInt8(ascii: ">"): throw unexpectedSign()
      default:
        let words = taken { !$0.isSign }.trimmed
        if !words.isEmpty { parts.append(.words(words)) }
      }
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  /// Removes and returns the text up to the first byte without a property.
  private mutating func taken(while isPart: (UInt8) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(Substring(part))
  }

  /// Reads a group, whose parts are separated by bars or by semicolons.
  private mutating func group(until end: Unicode.Scalar) throws(PatternError) -> SentencePattern {
    rest.removeFirst()
    depth += 1
    guard depth <= Self.maximumDepth else { throw error("too many levels") }
    var parts = [try sequence()]
    var separator: UInt8?
    while let byte = rest.first, byte != UInt8(ascii: end) {
      guard byte.separatesParts, separator == nil || separator == byte else {
        throw unexpectedSign()
      }
      separator = byte
      rest.removeFirst()
      parts.append(try sequence())
    }
    guard rest.popFirst() != nil else { throw error("a missing “\(end)”") }
    depth -= 1
    return switch separator {
    case nil: parts[0]
    case UInt8(ascii: ";"): .permutation(parts)
    default: .choice(parts)
    }
  }

  private mutating func slot() throws(PatternError) -> SentencePattern {
    let name = try enclosed(until: "}")
    if let sign = name.firstIndex(of: "=") {
      return .assignment(
        parameter: String(name[..<sign]), value: String(name[name.index(after: sign)...]))
    }
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    guard let parameter = parts.first else { throw error("a slot without a name") }
    return .slot(parameter: parameter, kind: parts.count > 1 ? parts[1] : nil)
  }

  private mutating func enclosed(until end: Unicode.Scalar) throws(PatternError) -> String {
    rest.removeFirst()
    let name = taken { $0 != UInt8(ascii: end) }
    guard rest.popFirst() != nil, !name.isEmpty else { throw error("a missing “\(end)”") }
    return name
  }
}

extension UInt8 {
  /// Whether the byte is a sign with a meaning in patterns.
  fileprivate var isSign: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"),
      UInt8(ascii: "}"), UInt8(ascii: ">"):
      true
    default: endsSequence
    }
  }

  /// Whether the byte ends a part of a group.
  fileprivate var endsSequence: Bool {
    separatesParts || self == UInt8(ascii: ")") || self == UInt8(ascii: "]")
  }

  /// Whether the byte separates the parts of a group.
  fileprivate var separatesParts: Bool { self == UInt8(ascii: "|") || self == UInt8(ascii: ";") }
}
