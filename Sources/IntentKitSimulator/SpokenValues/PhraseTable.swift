/// The meanings of phrases, found by their first word.
struct PhraseTable<Meaning: Sendable>: Sendable {
  /// The rest of a phrase after its first word.
  private struct Entry: Sendable {
    var rest: [String]
    var meaning: Meaning
  }

  /// The phrases by first word, longest first.
  private var entries: [String: [Entry]]

  /// Creates a table.
  ///
  /// - Parameter phrases: The meanings by phrases, which are separated by vertical bars. The first
  ///   meaning of a phrase takes precedence.
  init(_ phrases: KeyValuePairs<String, Meaning>) {
    self.init(phrases.map { ($0.key, $0.value) })
  }

  init(_ phrases: [(String, Meaning)]) {
    entries = Dictionary(minimumCapacity: phrases.count * 2)
    for (alternatives, meaning) in phrases {
      for phrase in alternatives.split(separator: "|") { insert(String(phrase), meaning) }
    }
  }

  private mutating func insert(_ phrase: String, _ meaning: Meaning) {
    let words = SpokenWords(phrase).words.filter { $0.kind != .separator }.map(\.text)
    guard let first = words.first else { return }
    let entry = Entry(rest: Array(words.dropFirst()), meaning: meaning)
    var known = entries[first] ?? []
    guard !known.contains(where: { $0.rest == entry.rest }) else { return }
    known.insert(
      entry, at: known.firstIndex { $0.rest.count < entry.rest.count } ?? known.endIndex)
    entries[first] = known
  }

  /// The first words of all phrases.
  var firstWords: Set<String> { Set(entries.keys) }

  /// Returns the phrase at a word; a longer one takes precedence.
  func match(in words: SpokenWords, at index: Int) -> SpokenValueReader.Reading<Meaning>? {
    guard index < words.words.count, let candidates = entries[words.words[index].text] else {
      return nil
    }
    for entry in candidates {
      var end = index + 1
      var isMatch = true
      for word in entry.rest {
        end = words.afterMark(end)
        guard end < words.words.count, words.words[end].text == word else {
          isMatch = false
          break
        }
        end += 1
      }
      if isMatch { return SpokenValueReader.Reading(value: entry.meaning, end: end) }
    }
    return nil
  }
}

extension SpokenWords {
  /// Returns the text of a word, or an empty text after the last word.
  func text(at index: Int) -> String { index < words.count ? words[index].text : "" }

  /// Returns whether a word has one of some texts.
  func isWord(at index: Int, _ texts: String...) -> Bool {
    index < words.count && texts.contains(words[index].text)
  }

  /// Returns whether a word follows the preceding one without space.
  func isAdjacent(at index: Int) -> Bool { index < words.count && !words[index].followsSpace }

  /// Returns whether a word is a number in digits.
  func isNumber(at index: Int) -> Bool { index < words.count && words[index].kind == .number }

  /// Returns the text of a word as written.
  func written(at index: Int) -> Substring {
    index < words.count ? text[words[index].range] : ""
  }

  /// Returns the next index after a hyphen or the point of an abbreviation.
  func afterMark(_ index: Int) -> Int {
    guard index < words.count, words[index].kind == .separator else { return index }
    switch words[index].text {
    case "-", "‐", "‑", "–": return index + 1
    case "." where isAdjacent(at: index + 1): return index + 1
    default: return index
    }
  }

  /// Returns the next index after a comma or another single mark.
  func afterComma(_ index: Int) -> Int {
    guard index < words.count, words[index].kind == .separator,
      [",", "、", "，", "-"].contains(words[index].text)
    else { return index }
    return index + 1
  }
}
