/// The meanings of phrases, for finding the phrases that start at a word of a sentence.
///
/// The cost of a search depends on the length of the phrases and not on their number.
struct PhraseTable<Meaning: Sendable>: Sendable {
  /// The numbers of the words of all phrases.
  private var symbols: WordTable
  /// The places after a word, by place and word.
  private var targets: [Edge: Int] = [:]
  /// The meanings of the phrases that end at each place.
  private var meanings: [[Meaning]] = [[]]
  /// The first words of all phrases, as a filter.
  private var beginnings = TextFilter()

  private struct Edge: Hashable {
    let place: Int
    let word: Int
  }

  /// Creates a table.
  ///
  /// - Parameter phrases: The meanings by phrases. Vertical bars separate the phrases. The first
  ///   meaning of a phrase takes precedence.
  // Not inlined, for the sake of the functions that create many tables.
  @inline(never)
  init(_ phrases: KeyValuePairs<String, Meaning>) {
    self.init(phrases.map { ($0.key, $0.value) })
  }

  init(_ phrases: [(String, Meaning)] = []) {
    symbols = WordTable(capacity: phrases.count * 2)
    for (alternatives, meaning) in phrases {
      for phrase in alternatives.split(separator: "|") { insert(String(phrase), meaning) }
    }
  }

  /// Adds a meaning of a phrase.
  mutating func insert(_ phrase: String, _ meaning: Meaning) {
    var place = 0
    for word in SpokenWords(phrase).words where word.kind != .separator {
      if place == 0 { beginnings.insert(word.hash) }
      let edge = Edge(place: place, word: symbols.insert(word.text))
      if let target = targets[edge] {
        place = target
      } else {
        meanings.append([])
        place = meanings.count - 1
        targets[edge] = place
      }
    }
    if place != 0 { meanings[place].append(meaning) }
  }

  /// Whether there are no phrases.
  var isEmpty: Bool { symbols.words.isEmpty }

  /// The first words of all phrases.
  var firstWords: Set<String> {
    Set(
      symbols.words.indices.filter { targets[Edge(place: 0, word: $0)] != nil }
        .map { symbols.words[$0] })
  }

  /// Returns the phrase at a word; a longer one takes precedence.
  func match(in words: SpokenWords, at index: Int) -> SpokenValueReader.Reading<Meaning>? {
    var longest: SpokenValueReader.Reading<Meaning>?
    forEachMatch(in: words, at: index) { end, meanings in
      longest = SpokenValueReader.Reading(value: meanings[0], end: end)
    }
    return longest
  }

  /// Calls a closure for each phrase that starts at a word, shortest first, with its meanings.
  func forEachMatch(
    in words: SpokenWords, at start: Int, _ body: (_ end: Int, _ meanings: [Meaning]) -> Void
  ) {
    guard start < words.words.count, beginnings.mayContain(words.words[start].hash) else {
      return
    }
    var place = 0
    var index = start
    while index < words.words.count,
      let symbol = symbols.number(of: words.words[index].text, hash: words.words[index].hash),
      let target = targets[Edge(place: place, word: symbol)]
    {
      place = target
      index += 1
      if !meanings[place].isEmpty { body(index, meanings[place]) }
      index = words.afterMark(index)
    }
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
