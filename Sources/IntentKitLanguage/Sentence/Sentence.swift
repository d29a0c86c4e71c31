import LanguageFiles

/// A sentence with the words that it can consist of.
///
/// In a language without spaces, words overlap: the sentence is a lattice of them.
struct Sentence: Sendable {
  /// A word of a class.
  struct Word: Sendable {
    let wordClass: Int
    let end: Int
    let value: String
    let traits: WordTraits
  }

  let text: String
  let tokens: [Token]
  /// The words that begin at each token.
  private(set) var words: [[Word]]
  /// The traits of the words that begin at each token.
  private(set) var traits: [WordTraits]
  /// The classes with a word in the sentence.
  private(set) var classes = ClassSet()
  /// The names that begin at each token.
  private(set) var names: [[WorldNames.Match]]
  /// The places where words begin and end, or nil in a language that separates them.
  private let boundaries: WordBoundaries?
  /// The tokens at which a form of a verb begins that needs other words.
  private(set) var dependentVerbs: Set<Int> = []
  /// Whether no word has a capital, so that names can't have one either.
  let hasNoCapital: Bool
  /// The number of steps that reading has taken, by which tests measure its growth.
  var steps = 0

  /// The number of tokens.
  var count: Int { tokens.count }

  /// Divides a text and finds its words.
  init(_ text: String, in language: PreparedLanguage, names: WorldNames) {
    self.text = text
    let tokens = language.tokenizer.tokens(of: text)
    self.tokens = tokens
    hasNoCapital = !tokens.contains(where: \.isCapitalized)
    traits = Array(repeating: [], count: tokens.count + 1)
    var steps = 0
    let known = names.matches(in: tokens, &steps)
    self.names = known
    var words: [[Word]] = Array(repeating: [], count: tokens.count + 1)
    var verbs: [(start: Int, word: Word, form: Int)] = []
    var matches: [[(end: Int, membership: WordTrie.Membership)]] =
      Array(repeating: [], count: tokens.count)
    for trie in [language.table.words, language.table.addedWords] {
      let numbers = trie.numbers(of: tokens)
      for start in tokens.indices {
        trie.forEachMatch(in: numbers, at: start, &steps) { matches[start].append(($0, $1)) }
      }
    }
    let boundaries =
      language.isSeparated
      ? nil
      : WordBoundaries(
        tokens,
        ends: zip(matches, known).map { words, names in words.map(\.end) + names.map(\.end) })
    self.boundaries = boundaries
    for start in tokens.indices where boundaries?.contains(start) ?? true {
      for (end, membership) in matches[start] where boundaries?.contains(end) ?? true {
        let word = Word(
          wordClass: membership.wordClass, end: end, value: membership.value,
          traits: language.traits[membership.wordClass])
        if word.traits.contains(.capitals), !Self.isInCapitals(tokens[start..<end], text) {
          continue
        }
        if word.traits.contains(.verb) {
          verbs.append((start, word, membership.form))
        } else {
          words[start].append(word)
        }
      }
    }
    (self.words, self.steps) = (words, steps)
    for (start, verb, form) in verbs {
      if !language.table.forms[form].standsAlone { dependentVerbs.insert(start) }
      for end in ends(of: verb, from: start, language.table.forms[form], language) {
        self.words[start].append(
          Word(wordClass: verb.wordClass, end: end, value: verb.value, traits: verb.traits))
      }
    }
    if !language.isSeparated { removeWordsInsideOthers() }
    for start in self.words.indices { finishWords(at: start) }
  }

  /// Returns whether a word can begin or end before a token.
  func isBoundary(_ index: Int) -> Bool { boundaries?.contains(index) ?? true }

  /// Whether tokens are one word in capitals: “USD”, “A$” and not “a $”.
  private static func isInCapitals(_ tokens: ArraySlice<Token>, _ text: String) -> Bool {
    tokens.enumerated().allSatisfy { index, token in
      (index == 0 || !token.followsSpace)
        && text[token.range].allSatisfy { !$0.isLetter || $0.isUppercase }
    }
  }

  /// Puts the words at a token in order, each once.
  private mutating func finishWords(at start: Int) {
    words[start].sort { ($0.wordClass, $0.end, $0.value) < ($1.wordClass, $1.end, $1.value) }
    var last: Word?
    words[start].removeAll { word in
      defer { last = word }
      return word.wordClass == last?.wordClass && word.end == last?.end && word.value == last?.value
    }
    for word in words[start] {
      classes.insert(word.wordClass)
      traits[start].formUnion(word.traits)
    }
  }

  /// Removes words inside others: って in 行って, 今 in 今日.
  private mutating func removeWordsInsideOthers() {
    for start in tokens.indices {
      guard let longest = words[start].map(\.end).max() else { continue }
      words[start].removeAll { $0.end < longest && $0.traits.contains(.filler) }
      // In 旅行って, 行って isn't a verb.
      guard tokens[start].script == .ideograph,
        start == 0 || tokens[start - 1].script != .ideograph || tokens[start].followsSpace,
        let end = words[start].lazy.filter({ $0.traits.contains(.verb) }).map(\.end).max()
      else { continue }
      for inside in start + 1..<end
      where tokens[inside - 1].script == .ideograph && tokens[inside].script == .hiragana {
        words[inside].removeAll { !$0.traits.contains(.verb) }
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
          if word.traits.contains(.filler) { pending.append(start) }
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

  /// Returns whether a word with one of these traits begins at a token.
  func has(_ traits: WordTraits, at start: Int) -> Bool {
    !self.traits[start].isDisjoint(with: traits)
  }

  /// Returns whether a word of one of these classes begins at a token.
  func hasWord(of classes: ClassSet, at start: Int) -> Bool {
    words[start].contains { classes.contains($0.wordClass) }
  }

  /// Returns whether a word with one of these traits ends before a token.
  func hasWord(_ traits: WordTraits, endingAt end: Int) -> Bool {
    (max(0, end - 4)..<max(0, end)).contains { has(traits, exactly: $0..<end) }
  }

  /// Returns whether a word with one of these traits has exactly these tokens.
  func has(_ traits: WordTraits, exactly range: Range<Int>) -> Bool {
    has(traits, at: range.lowerBound)
      && words[range.lowerBound].contains {
        $0.end == range.upperBound && !$0.traits.isDisjoint(with: traits)
      }
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
  /// Returns the number of each token.
  func numbers(of tokens: [Token]) -> [Int] { tokens.map { number(of: $0.text) } }

  /// Calls a function with the end and the membership of each word that begins at a token.
  func forEachMatch(
    in numbers: [Int], at start: Int, _ steps: inout Int, _ found: (Int, Membership) -> Void
  ) {
    var (node, index) = (0, start)
    while index < numbers.count, numbers[index] >= 0,
      let next = self.node(after: node, token: numbers[index])
    {
      steps += 1
      node = next
      index += 1
      for membership in memberships(at: node) { found(index, membership) }
    }
  }
}
