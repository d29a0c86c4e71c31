import IntentKitCore
import LanguageFiles

/// The words by which options can be chosen: their titles, their details and parts of them.
struct OptionNames {
  private let options: [Prompt.Option]
  private let tokenizer: Tokenizer
  /// Whether several options can be titles of one value.
  private let areTitles: Bool

  init(_ options: [Prompt.Option], _ tokenizer: Tokenizer, areTitles: Bool) {
    (self.options, self.tokenizer, self.areTitles) = (options, tokenizer, areTitles)
  }

  /// The names: each run of words of a title or a detail.
  ///
  /// Words of several options are names of each of them, between which an answer doesn't decide.
  var entries: [(name: String, kind: WorldNames.Kind)] {
    options.enumerated().flatMap { number, option in
      [option.title, option.detail, option.subtitle, option.section].compactMap(\.self).flatMap {
        text in
        Self.runs(in: text).map { (name: $0, kind: WorldNames.Kind.option(number)) }
      }
    }
  }

  /// Returns whether a text is the whole title of an option.
  func isTitle(_ text: String, of number: Int) -> Bool { key(options[number].title) == key(text) }

  /// The maximum number of words in a part of a title.
  private static let maximumRun = 6

  /// Returns the runs of words in a text.
  private static func runs(in text: String) -> [String] {
    let words = text.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "・" }
    let parts = words.flatMap { partsOfNames(String($0)) }
    return parts
      + words.indices.flatMap { start in
        (start..<min(words.count, start + maximumRun)).map { end in
          words[start...end].joined(separator: " ")
        }
      } + (words.count > maximumRun ? [text] : [])
  }

  /// Returns the beginnings and the ends of a name in ideographs, in which no space separates a
  /// family name from a given name.
  private static func partsOfNames(_ word: String) -> [String] {
    guard (3...8).contains(word.count), word.allSatisfy({ $0.script == .ideograph }) else {
      return []
    }
    return (1..<word.count).flatMap { [String(word.prefix($0)), String(word.suffix($0))] }
  }

  /// Returns the option whose title or value is a text, apart from case, width, diacritics and kana.
  func exactMatch(of text: String) -> Int? {
    let key = self.key(text)
    let found = options.indices.filter { index in
      if self.key(options[index].title) == key { return true }
      guard case .string(let value) = options[index].value else { return false }
      return self.key(value) == key
    }
    let isOne = found.count == 1 || areTitles && Set(found.map { options[$0].value }).count == 1
    return isOne && !key.isEmpty ? found[0] : nil
  }

  /// Returns the answer for the only option that begins like a text, for several with words that begin
  /// so, or for one that is spelled almost like it, which is asked about.
  func similar(to text: String) -> Answer? {
    let key = self.key(text)
    guard !key.isEmpty else { return nil }
    let titles = options.map { self.key($0.title) }
    let found = titles.indices.filter { titles[$0].hasPrefix(key) }
    if found.count == 1, !Self.isCut(titles[found[0]].dropFirst(key.count), after: key) {
      return .option(found[0])
    }
    let begun = titles.indices.filter { " \(titles[$0])".contains(" \(key)") }
    if begun.count > 1, begun.count < titles.count { return .narrowed(options: begun, text: text) }
    let near = titles.indices.filter { number in
      Self.runs(in: titles[number]).contains { Self.isMisspelled(key, $0) }
    }
    return near.count == 1 ? .similar(option: near[0], text: text) : nil
  }

  /// Whether the rest of a title continues a word in katakana.
  private static func isCut(_ rest: Substring, after text: String) -> Bool {
    rest.first { $0 != " " }?.script == .katakana && text.last?.script == .katakana
  }

  /// Whether each word of a text differs from that of a name in few letters: in one of three to
  /// seven, in two of more.
  private static func isMisspelled(_ text: String, _ name: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    let others = name.split(separator: " ").map(String.init)
    return words.count == others.count && words != others
      && zip(words, others).allSatisfy { word, other in
        let length = min(word.count, other.count)
        return word == other
          || length >= 3 && word.nearest(in: [other], within: length < 8 ? 1 : 2) != nil
      }
  }

  /// Returns a text without differences that aren't spoken, the kind of kana too.
  private func key(_ text: String) -> String {
    let words = tokenizer.tokens(of: text).filter { $0.script != .sign }.map(\.text)
    return String(
      words.joined(separator: " ").unicodeScalars.map { scalar in
        let isHiragana = (0x3041...0x3096).contains(scalar.value)
        return Character(
          isHiragana ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar)
      })
  }
}
