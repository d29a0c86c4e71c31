import LanguageFiles

/// A sentence with the words that it can consist of.
///
/// In a language without spaces, words overlap: the sentence is a lattice of them.
struct Sentence: Sendable {
  /// A word of a class.
  struct Word: Sendable, Hashable {
    let wordClass: Int
    let end: Int
    let value: String
  }

  let text: String
  let tokens: [Token]
  /// The words that begin at each token.
  private(set) var words: [[Word]]
  /// The classes with a word in the sentence.
  private(set) var classes: Set<Int> = []
  /// The names that begin at each token.
  private(set) var names: [[WorldNames.Match]]
  /// The tokens at which a form of a verb begins that needs other words.
  private(set) var dependentVerbs: Set<Int> = []
  /// The number of steps that reading has taken, by which tests measure its growth.
  var steps = 0

  /// The number of tokens.
  var count: Int { tokens.count }

  /// Divides a text and finds its words.
  init(_ text: String, in language: PreparedLanguage, names: WorldNames) {
    self.text = text
    tokens = language.tokenizer.tokens(of: text)
    words = Array(repeating: [], count: tokens.count + 1)
    self.names = Array(repeating: [], count: tokens.count + 1)
    var verbs: [(start: Int, word: Word, form: Int)] = []
    for start in tokens.indices where language.isBoundary(start, in: tokens) {
      for (end, membership) in language.table.words.matches(in: tokens, at: start, &steps)
      where language.isBoundary(end, in: tokens) {
        let word = Word(wordClass: membership.wordClass, end: end, value: membership.value)
        if language.table.classes[word.wordClass].kind == .verb {
          verbs.append((start, word, membership.form))
        } else {
          words[start].append(word)
        }
      }
      self.names[start] = names.matches(in: tokens, at: start, &steps)
    }
    for (start, verb, form) in verbs {
      if !language.table.forms[form].standsAlone { dependentVerbs.insert(start) }
      for end in ends(of: verb, from: start, language.table.forms[form], language) {
        words[start].append(Word(wordClass: verb.wordClass, end: end, value: verb.value))
      }
    }
    if !language.isSeparated { removeWordsInsideVerbs(language) }
    for start in words.indices {
      if !language.isSeparated, let longest = words[start].map(\.end).max() {
        // 今 isn't a filler in 今日.
        words[start].removeAll { $0.end < longest && language.fillers.contains($0.wordClass) }
      }
      words[start] = Array(Set(words[start])).sorted {
        ($0.wordClass, $0.end) < ($1.wordClass, $1.end)
      }
      classes.formUnion(words[start].map(\.wordClass))
    }
  }

  /// Removes words that begin with the letters of a verb's ending: って in 行って.
  private mutating func removeWordsInsideVerbs(_ language: PreparedLanguage) {
    for start in tokens.indices where tokens[start].script == .ideograph {
      let verbs = words[start].filter { language.table.classes[$0.wordClass].kind == .verb }
      guard let end = verbs.map(\.end).max() else { continue }
      for inside in start + 1..<end
      where tokens[inside - 1].script == .ideograph && tokens[inside].script == .hiragana {
        words[inside].removeAll { language.table.classes[$0.wordClass].kind != .verb }
      }
    }
  }

  /// Returns the ends of a verb with the words around it that its form needs; none if they are missing.
  private func ends(
    of verb: Word, from start: Int, _ form: LanguageTable.Form, _ language: PreparedLanguage
  ) -> [Int] {
    var ends: [Int] = []
    if form.refusedClass >= 0, start > 0,
      words[start - 1].contains(where: { $0.wordClass == form.refusedClass && $0.end == start })
    {
      return []
    }
    if form.standsAlone || follows(form.precedingClass, at: start, language) {
      ends.append(verb.end)
    }
    if form.endingClass >= 0 {
      ends += words[verb.end].filter { $0.wordClass == form.endingClass }.map(\.end)
    }
    return ends
  }

  /// Returns whether a word of a class precedes a token, possibly with fillers between them.
  private func follows(_ wordClass: Int, at end: Int, _ language: PreparedLanguage) -> Bool {
    guard wordClass >= 0 else { return false }
    var pending = [end]
    while let end = pending.popLast(), pending.count < 8 {
      for start in max(0, end - 8)..<end {
        for word in words[start] where word.end == end {
          if word.wordClass == wordClass { return true }
          if language.fillers.contains(word.wordClass) { pending.append(start) }
        }
      }
    }
    return false
  }

  /// Returns the ends of the words of a class that begin at a token.
  func ends(of wordClass: Int, at start: Int) -> [Int] {
    guard classes.contains(wordClass) else { return [] }
    return words[start].filter { $0.wordClass == wordClass }.map(\.end)
  }

  /// Returns whether a word of one of these classes begins at a token.
  func hasWord(of classes: Set<Int>, at start: Int) -> Bool {
    words[start].contains { classes.contains($0.wordClass) }
  }

  /// Returns whether the name of an app begins at a token.
  func isApp(at index: Int) -> Bool {
    names[index].contains { if case .app = $0.kind { true } else { false } }
  }

  /// Returns the text of tokens as it was said.
  func text(of range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    return String(
      text[
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound])
  }
}

extension WordTrie {
  /// Returns the words that begin at a token, with their ends.
  func matches(
    in tokens: [Token], at start: Int, _ steps: inout Int
  ) -> [(end: Int, membership: Membership)] {
    var found: [(end: Int, membership: Membership)] = []
    var (node, index) = (0, start)
    while index < tokens.count,
      let next = self.node(after: node, token: number(of: tokens[index].text))
    {
      steps += 1
      node = next
      index += 1
      for membership in memberships(at: node) { found.append((index, membership)) }
    }
    return found
  }
}
