import IntentKitCore
import LanguageFiles

/// The words by which options can be chosen: their titles, their details and parts of them.
struct OptionNames {
  private let options: [Prompt.Option]
  private let tokenizer: Tokenizer

  init(_ options: [Prompt.Option], _ tokenizer: Tokenizer) {
    (self.options, self.tokenizer) = (options, tokenizer)
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

  /// The maximum number of words in a part of a title.
  private static let maximumRun = 6

  /// Returns the runs of words in a text.
  private static func runs(in text: String) -> [String] {
    let words = text.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "・" }
    return words.indices.flatMap { start in
      (start..<min(words.count, start + maximumRun)).map { end in
        words[start...end].joined(separator: " ")
      }
    } + (words.count > maximumRun ? [text] : [])
  }

  /// Returns the option whose title is a text, apart from case, width, diacritics and kana.
  func exactMatch(of text: String) -> Int? {
    let key = self.key(text)
    let found = options.indices.filter { self.key(options[$0].title) == key }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the answer for the only option that begins like a text.
  func similar(to text: String) -> Answer? {
    let key = self.key(text)
    guard !key.isEmpty else { return nil }
    let found = options.indices.filter { self.key(options[$0].title).hasPrefix(key) }
    return found.count == 1 ? .option(found[0]) : nil
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
