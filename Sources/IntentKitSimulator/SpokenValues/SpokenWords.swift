/// A sentence as a sequence of words, with the place of each in the text.
///
/// A word is a run of letters, a number, a sign, or a single kana or kanji, because Japanese is
/// written without spaces. Case, width, diacritics and the kind of kana don't matter.
struct SpokenWords: Sendable, Hashable {
  /// A word of a sentence.
  struct Word: Sendable, Hashable {
    /// The word in normalized form.
    let text: String
    /// The place in the sentence.
    let range: Range<String.Index>
    /// The kind of the word.
    let kind: Kind
    /// Whether whitespace precedes the word.
    let followsSpace: Bool
    /// The hash of the word's text in tables and filters.
    let hash: UInt32

    init(text: String, range: Range<String.Index>, kind: Kind, followsSpace: Bool) {
      self.text = text
      self.range = range
      self.kind = kind
      self.followsSpace = followsSpace
      hash = WordTable.hash(of: text)
    }
  }

  /// The kinds of words.
  enum Kind: Sendable, Hashable {
    /// Letters: `message` or the ending `'s`.
    case letters
    /// A number in digits, without thousands separators: `1200` or `12.50`.
    case number
    /// A kana or kanji.
    case ideograph
    /// A sign that has a meaning: `$`, `:` or a quotation mark.
    case sign
    /// A mark that only separates words, for example a comma.
    case separator
  }

  /// The sentence.
  let text: String
  /// The words, in order.
  var words: [Word]

  /// Creates the words of a sentence.
  init(_ text: String) {
    var scanner = WordScanner(text)
    self.text = text
    words = scanner.words()
  }

  /// Returns the text of some words as written, without separators at its ends.
  ///
  /// A question mark at the end remains.
  func text(of range: Range<Int>) -> String {
    var range = range
    while let last = range.last, words[last].kind == .separator, words[last].text != "?" {
      range.removeLast()
    }
    while let first = range.first, words[first].kind == .separator { range.removeFirst() }
    return writtenText(range)
  }

  /// Returns the text between quotation marks, without a period at its end.
  func quotation(of range: Range<Int>) -> String {
    var range = range
    while let last = range.last, [".", "。", ","].contains(words[last].text) { range.removeLast() }
    return writtenText(range)
  }

  private func writtenText(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let (start, end) = (words[first].range.lowerBound, words[last].range.upperBound)
    // The words of a sentence in another order aren't one part of its text.
    guard start <= end else {
      return range.map { String(text[words[$0].range]) }.joined(separator: " ")
    }
    return String(text[start..<end])
  }
}

/// Splits a text into words.
private struct WordScanner {
  private let text: String
  private let scalars: String.UnicodeScalarView
  private var index: String.Index

  init(_ text: String) {
    self.text = text
    scalars = text.unicodeScalars
    index = scalars.startIndex
  }

  mutating func words() -> [SpokenWords.Word] {
    var words: [SpokenWords.Word] = []
    words.reserveCapacity(text.utf8.count / 4 + 4)
    var followsSpace = false
    while let scalar = scalar(at: index) {
      guard let kind = scalar.wordKind else {
        index = scalars.index(after: index)
        followsSpace = true
        continue
      }
      let start = index
      index = scalars.index(after: index)
      if scalar == "'", !followsSpace, isPossessive(at: start) {
        index = scalars.index(after: index)
        words.append(word(start..<index, .letters, false))
        continue
      }
      switch kind {
      case .letters: scanLetters()
      case .number: scanNumber()
      case .ideograph:
        while index < scalars.endIndex, scalars[index].isVoicingMark { advance() }
      case .sign, .separator: break
      }
      words.append(word(start..<index, kind, followsSpace))
      followsSpace = false
    }
    return words
  }

  private func word(
    _ range: Range<String.Index>, _ kind: SpokenWords.Kind, _ followsSpace: Bool
  ) -> SpokenWords.Word {
    let folded = folded(range, kind)
    return SpokenWords.Word(text: folded, range: range, kind: kind, followsSpace: followsSpace)
  }

  /// Returns a word in normalized form.
  private func folded(_ range: Range<String.Index>, _ kind: SpokenWords.Kind) -> String {
    if kind == .ideograph {
      // Kana and kanji have no case.
      var folded = String.UnicodeScalarView()
      for scalar in scalars[range] { scalar.fold(into: &folded) }
      return String(folded)
    }
    let plain = text.utf8[range].withContiguousStorageIfAvailable(Self.lowercased) ?? nil
    let folded = plain ?? String(text[range]).foldedScalars
    return kind == .number && folded.utf8.contains(UInt8(ascii: ","))
      ? Self.withoutCommas(folded) : folded
  }

  /// Returns a word in lowercase, or nil if it has other characters than those of ASCII.
  private static func lowercased(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    return String(unsafeUninitializedCapacity: bytes.count) { buffer in
      for (index, byte) in bytes.enumerated() {
        buffer[index] = (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
      }
      return bytes.count
    }
  }

  /// Moves past the letters of a word, including an apostrophe inside, but not the ending `'s`.
  private mutating func scanLetters() {
    while true {
      skipPlainLetters()
      guard let scalar = scalar(at: index) else { return }
      if scalar == "'" {
        if isPossessive(at: index) { return }
        guard self.scalar(at: scalars.index(after: index))?.wordKind == .letters else { return }
      } else if scalar.wordKind != .letters {
        return
      }
      advance()
    }
  }

  /// Moves past ASCII letters without tables of Unicode.
  private mutating func skipPlainLetters() {
    let count = text.utf8[index...].withContiguousStorageIfAvailable { bytes in
      bytes.prefix { (0x61...0x7A).contains($0 | 0x20) }.count
    }
    index = text.utf8.index(index, offsetBy: count ?? 0)
  }

  /// Returns a number without thousands separators; a comma before two digits is a decimal one.
  private static func withoutCommas(_ number: String) -> String {
    guard let comma = number.lastIndex(of: ","),
      number.distance(from: comma, to: number.endIndex) == decimalLength + 1
    else { return number.replacing(",", with: "") }
    return number.replacing(",", with: ".")
  }

  /// The number of digits after a comma that separates thousands, and after a decimal comma.
  private static let thousandsLength = 3
  private static let decimalLength = 2

  /// Moves past the digits of a number, including a point or comma between two digits.
  ///
  /// Other commas separate numbers: `1,2,3`.
  private mutating func scanNumber() {
    let start = index
    while let scalar = scalar(at: index) {
      if scalar == "." {
        guard self.scalar(at: scalars.index(after: index))?.wordKind == .number else { return }
      } else if scalar == "," {
        guard isInNumber(commaAt: index, from: start) else { return }
      } else if scalar.wordKind != .number {
        return
      }
      advance()
    }
  }

  /// Returns whether the comma at an index belongs to the number that begins before it.
  private func isInNumber(commaAt comma: String.Index, from start: String.Index) -> Bool {
    var end = scalars.index(after: comma)
    var count = 0
    while let scalar = scalar(at: end), scalar.wordKind == .number, count <= Self.thousandsLength {
      end = scalars.index(after: end)
      count += 1
    }
    let before = scalars[start..<comma]
    if count == Self.thousandsLength { return !before.contains(".") }
    let follows =
      scalar(at: end) == "," && scalar(at: scalars.index(after: end))?.wordKind == .number
    return count == Self.decimalLength && !follows
      && before.allSatisfy { $0.inBasicWidth.wordKind == .number }
  }

  private mutating func advance() { index = scalars.index(after: index) }

  /// The scalar at an index in its basic width, or nil at the end.
  private func scalar(at index: String.Index) -> Unicode.Scalar? {
    index < scalars.endIndex ? scalars[index].inBasicWidth : nil
  }

  /// Returns whether the apostrophe at an index begins the ending `'s`.
  private func isPossessive(at apostrophe: String.Index) -> Bool {
    let letter = scalars.index(after: apostrophe)
    guard let scalar = scalar(at: letter), scalar == "s" || scalar == "S" else { return false }
    return self.scalar(at: scalars.index(after: letter))?.wordKind != .letters
  }
}

extension Unicode.Scalar {
  /// The ASCII form of a full-width character or typographic apostrophe; otherwise, the character.
  fileprivate var inBasicWidth: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0x2019, 0x2018: "'"
    default: self
    }
  }

  /// The kind of word that begins with this character, or nil for whitespace.
  var wordKind: SpokenWords.Kind? {
    switch value {
    case 0x30...0x39: .number
    case 0x41...0x5A, 0x61...0x7A: .letters
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x3000: nil
    case 0x21, 0x2C, 0x2E, 0x3B, 0x3F, 0x2D: .separator
    case ..<0x80: .sign
    // The marks of Japanese: 、。・ and their half-width forms.
    case 0x3001, 0x3002, 0x30FB, 0xFF61, 0xFF64, 0xFF65, 0x2010...0x2015, 0x2026: .separator
    // Kana, iteration and length marks, and kanji.
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x30FF, 0xFF66...0xFF9D, 0x4E00...0x9FFF,
      0x3400...0x4DBF, 0x20000...0x2FA1F:
      .ideograph
    default:
      properties.isWhitespace ? nil : properties.isAlphabetic || isMark ? .letters : .sign
    }
  }

  private var isMark: Bool { properties.generalCategory == .nonspacingMark }

  /// Whether the character voices the kana before it.
  fileprivate var isVoicingMark: Bool {
    value == 0x3099 || value == 0x309A || value == 0xFF9E || value == 0xFF9F
  }
}

extension SpokenWords {
  /// Returns the first character of a word as written.
  fileprivate func letter(_ index: Int) -> Unicode.Scalar? {
    text[words[index].range].unicodeScalars.first
  }

  /// Returns whether a word is written in hiragana.
  func isHiragana(_ index: Int) -> Bool {
    guard let scalar = letter(index) else { return false }
    return (0x3041...0x3096).contains(scalar.value)
  }
}
