/// A word, a number or a sign of a sentence.
public struct Token: Sendable, Hashable {
  /// The word in lowercase, with half-width letters and plain quotation marks.
  public let text: String
  /// The place in the sentence.
  ///
  /// The words of an irregular contraction share a place.
  public let range: Range<String.Index>
  /// Whether white space precedes the token.
  public let followsSpace: Bool
  /// Whether the first letter is a capital.
  public let isCapitalized: Bool
  /// The script of the token.
  public let script: Script

  /// A kind of characters.
  public enum Script: Int, Sendable {
    /// Digits.
    case number
    /// Letters of alphabets whose words are separated by spaces.
    case letters
    case hiragana, katakana, ideograph
    /// Signs and anything else.
    case sign
  }
}

/// Divides sentences into tokens.
public struct Tokenizer: Sendable {
  /// The settings of a language that concern tokens.
  private let expansions: [String: [String]]
  private let suffixes: [(suffix: String, expansion: String)]
  private let groupMark: Character?
  private let decimalMark: Character?

  /// Creates a tokenizer for a language with these settings.
  public init(settings: [String: [String]]) {
    var expansions: [String: [String]] = [:]
    for rule in settings["expansions"] ?? [] {
      let parts = rule.split(separator: "=").map { $0.split(separator: " ").map(String.init) }
      if parts.count == 2, let word = parts[0].first { expansions[word] = parts[1] }
    }
    suffixes = expansions.filter { $0.key.hasPrefix("'") || $0.key.hasPrefix("n'") }
      .map { ($0.key, $0.value[0]) }.sorted { $0.0 > $1.0 }
    self.expansions = expansions
    groupMark = settings["group"]?.first?.first
    decimalMark = settings["decimal"]?.first?.first
  }

  /// Returns the tokens of a text.
  public func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var index = text.startIndex
    var followsSpace = false
    while index < text.endIndex {
      let character = text[index].folded
      if character.isWhitespace {
        followsSpace = true
        index = text.index(after: index)
        continue
      }
      // A hyphen inside a compound is like a space.
      if character == "-", isInsideWord(index, in: text) {
        index = text.index(after: index)
        continue
      }
      var script = character.script
      var end = text.index(after: index)
      if character == "'", isEnding(text[index..<Self.endOfWord(in: text, from: end)]) {
        script = .letters
      }
      if script == .number {
        end = endOfNumber(in: text, from: end)
      } else if script == .letters {
        end = Self.endOfWord(in: text, from: end)
      }
      let range = index..<end
      let isCapitalized = text[index].isUppercase
      for (word, range) in words(
        of: String(text[range].map(\.folded)).lowercased(), script, range, text)
      {
        tokens.append(
          Token(
            text: word, range: range, followsSpace: followsSpace, isCapitalized: isCapitalized,
            script: script))
        followsSpace = false
      }
      index = end
    }
    return tokens
  }

  /// Whether a text is the end of a contraction: “'s”.
  private func isEnding(_ text: Substring) -> Bool {
    expansions[String(text.map(\.folded)).lowercased()] != nil
  }

  private func isInsideWord(_ index: String.Index, in text: String) -> Bool {
    let first = text[..<index].last?.folded.script
    return (first == .letters || first == .number)
      && text[text.index(after: index)...].first?.folded.script == .letters
  }

  /// Returns the end of a number: digits, with groups of three and a fraction.
  private func endOfNumber(in text: String, from start: String.Index) -> String.Index {
    var end = start
    while end < text.endIndex {
      let character = text[end].folded
      if character.script == .number {
        end = text.index(after: end)
        continue
      }
      guard character == groupMark || character == decimalMark else { break }
      let after = text[text.index(after: end)...].prefix { $0.folded.script == .number }
      guard !after.isEmpty, character == decimalMark || after.count == 3 else { break }
      end = after.endIndex
    }
    return end
  }

  private static func endOfWord(in text: String, from start: String.Index) -> String.Index {
    var end = start
    while end < text.endIndex {
      let character = text[end].folded
      let isInside =
        character.script == .letters
        || character == "'" && text[text.index(after: end)...].first?.folded.script == .letters
      guard isInside else { break }
      end = text.index(after: end)
    }
    return end
  }

  /// Returns the words that a word stands for, with their places: “I'm” is “i am”.
  private func words(
    of word: String, _ script: Token.Script, _ range: Range<String.Index>, _ text: String
  ) -> [(String, Range<String.Index>)] {
    guard script == .letters else { return [(word, range)] }
    if let expansion = expansions[word] { return expansion.map { ($0, range) } }
    guard word.contains("'") else { return [(word, range)] }
    for (suffix, expansion) in suffixes where word.hasSuffix(suffix) && word.count > suffix.count {
      let split = text.index(range.upperBound, offsetBy: -suffix.count)
      return [
        (String(word.dropLast(suffix.count)), range.lowerBound..<split),
        (expansion, split..<range.upperBound),
      ]
    }
    return [(word, range)]
  }
}

extension Character {
  /// The character in half width and without diacritics, with plain quotation marks and hyphens.
  var folded: Character {
    guard let scalar = unicodeScalars.first else { return self }
    switch scalar.value {
    case 0..<0x80: return self
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { Character($0) } ?? self
    case 0x3000: return " "
    case 0xFFE1: return "£"
    case 0xFFE5: return "¥"
    case 0xFFE6: return "₩"
    case 0x2018, 0x2019: return "'"
    case 0x201C, 0x201D: return "\""
    case 0x2010, 0x2011, 0x2212: return "-"
    case 0xC0...0x24F: return scalar.undecorated.map { Character($0) } ?? self
    default: return self
    }
  }

  /// The script of a folded character.
  public var script: Token.Script {
    guard let value = unicodeScalars.first?.value else { return .sign }
    switch value {
    case 0x30...0x39: return .number
    case 0x41...0x5A, 0x61...0x7A: return .letters
    case 0x3041...0x309F: return .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0xFF66...0xFF9D: return .katakana
    case 0x3005, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .ideograph
    default: return value > 0x7F && (isLetter || isNumber) ? .letters : .sign
    }
  }
}

extension Unicode.Scalar {
  /// The base letter according to the character's name, or nil if it has no decoration.
  ///
  /// LATIN SMALL LETTER E WITH ACUTE has the base letter e.
  fileprivate var undecorated: String? {
    guard let name = properties.name, name.hasPrefix("LATIN ") else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[3].count == 1, words[4] == "WITH" else { return nil }
    return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
  }
}
