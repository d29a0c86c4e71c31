import LanguageFiles

/// Finds names and texts, which no grammar describes, by where they can begin and end.
struct NameMatcher {
  let language: PreparedLanguage
  /// The tokens at which a text can end besides a mark of its own.
  var textEnds: [Int]
  /// The conditions for a name.
  var expectation = Expectation.none
  /// The maximum end of a name at each token where one begins, as far as it is known.
  private var longest: [Int?]
  /// The names of each kind at each token, as far as they are known.
  private var known: [[Match]?]

  /// A name or text.
  struct Match: Hashable {
    /// The tokens of the value, without articles and quotation marks.
    let value: Range<Int>
    let end: Int
    var cost: Int
    /// The elements of a list.
    var elements: [Range<Int>] = []
  }

  /// The conditions under which words are taken for a name.
  enum Expectation {
    /// It isn't: it needs a mark, a capital inside the sentence, or must be known.
    case none
    /// In an answer, a capital suffices.
    case answer
    /// In an answer to a question for a name, any word is one.
    case name
  }

  /// The place of a value in its pattern.
  enum Place {
    case first, afterMark, afterValue
  }

  /// The maximum number of tokens in a name.
  var maximumLength: Int { language.isSeparated ? 8 : 16 }

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - language: The language of the sentence.
  ///   - textEnds: The tokens after which no words of a text follow.
  ///   - tokenCount: The number of tokens of the sentence.
  init(_ language: PreparedLanguage, textEnds: [Int], tokenCount: Int) {
    self.language = language
    self.textEnds = textEnds
    longest = Array(repeating: nil, count: tokenCount + 1)
    known = Array(repeating: nil, count: RoleKind.nameKindCount * (tokenCount + 1))
  }

  /// Returns the values of a kind that begin at a token.
  ///
  /// The place of a value in its pattern says whether a word before it shows where it begins; the marks
  /// are the classes of the words after it, and empty if it ends its pattern.
  mutating func matches(
    _ kind: RoleKind, in sentence: inout Sentence, at start: Int, place: Place,
    before marks: ClassSet, _ values: inout ValueMatcher
  ) -> [Match] {
    guard start < sentence.count else { return [] }
    if kind == kind.element, let quoted = quotation(kind, in: sentence, at: start) {
      return [quoted]
    }
    switch kind {
    case .quote: return []
    case .clause where !sentence.has(.clauseStart, at: start): return []
    case .text, .clause:
      guard canBeginText(sentence, start, isMarked: place == .afterMark) else { return [] }
      return texts(in: &sentence, at: start, place, before: marks, &values)
    case .nameEnding(let name):
      let ending = language.classNumbers[name] ?? -1
      return names(.name, in: &sentence, at: start, &values).filter { match in
        match.value.dropFirst().contains { index in
          sentence.words[index].contains { $0.wordClass == ending && $0.end == match.end }
        }
      }
    case .title: return titles(in: &sentence, at: start, before: marks, &values)
    case .people, .names, .person, .place, .name, .singleName, .app, .option, .vocabulary,
      .parameter,
      .value:
      guard let number = kind.nameKind else { return [] }
      let key = number * longest.count + start
      if let known = known[key] { return known }
      let found =
        kind == kind.element
        ? names(kind, in: &sentence, at: start, &values)
        : lists(of: kind.element, in: &sentence, at: start, &values)
      known[key] = found
      return found
    }
  }

  /// Returns the quotation that begins at a token.
  private func quotation(_ kind: RoleKind, in sentence: Sentence, at start: Int) -> Match? {
    guard start < sentence.count, let mark = language.quotes[sentence.tokens[start].text] else {
      return nil
    }
    let rest = sentence.tokens[(start + 1)...]
    guard let end = rest.firstIndex(where: { $0.text == mark }), end > start + 1 else { return nil }
    return Match(
      value: start + 1..<end, end: end + 1, cost: kind.isText ? Costs.text : Costs.newName,
      elements: [start + 1..<end])
  }

  // MARK: - Names

  private mutating func names(
    _ kind: RoleKind, in sentence: inout Sentence, at start: Int, _ values: inout ValueMatcher
  ) -> [Match] {
    let first = afterPrefixes(kind, sentence, start)
    guard first < sentence.count else { return [] }
    // “This morning” is a time and not a name with an article.
    if first > start, values.beginsValue(in: &sentence, at: start) { return [] }
    var found: [Match] = []
    // Of “Bill” and “Bill James”, the longer one is said.
    let longestKnown = sentence.names[first].map(\.end).max() ?? first
    for name in sentence.names[first]
    where name.end == longestKnown && (kind != .place || name.kind != .person) {
      switch name.kind {
      case .app, .option, .parameter: continue
      case .person, .vocabulary: break
      }
      let isOfKind = (name.kind == .person) == (kind == .person)
      found.append(
        match(
          first..<name.end, kind, sentence, cost: isOfKind ? Costs.knownName : Costs.otherName))
    }
    if kind == .person, let end = endOfPhoneNumber(in: sentence, at: first) {
      return found + [match(first..<end, kind, sentence, cost: Costs.knownName)]
    }
    if isOtherWord(first, kind, sentence, hasPrefix: first > start) { return found }
    let limit = longestName(in: &sentence, at: first, &values)
    let maximum = kind == .person ? (language.isSeparated ? 3 : 10) : maximumLength
    let numberCost =
      kind != .place && language.numeral(in: sentence, at: first) != nil ? Costs.numberInName : 0
    var end = first + 1
    while end <= min(limit, first + maximum) {
      if end >= longestKnown, isEnd(end, sentence), isName(first..<end, kind, sentence) {
        found.append(
          match(
            first..<end, kind, sentence,
            cost: Costs.newName + Costs.nameToken * (end - first) + numberCost))
      }
      end += 1
    }
    return found
  }

  /// Returns the end of a phone number, which has seven digits or more, with hyphens between them.
  private func endOfPhoneNumber(in sentence: Sentence, at start: Int) -> Int? {
    var (end, digits) = (start, 0)
    while end < sentence.count {
      let token = sentence.tokens[end]
      guard token.script == .number || token.text == (end > start ? "-" : "+") else { break }
      if token.script == .number { digits += token.text.count(where: \.isNumber) }
      end += 1
    }
    return digits >= 7 ? end : nil
  }

  /// Returns the token after articles, and after the title of a person.
  func afterPrefixes(_ kind: RoleKind, _ sentence: Sentence, _ start: Int) -> Int {
    let prefixes: WordTraits = kind == .person ? [.determiner, .title] : .determiner
    var first = start
    while let end = sentence.words[first].filter({ !$0.traits.isDisjoint(with: prefixes) })
      .map(\.end).max(),
      end < sentence.count, end - start < 4, !isArticleOfName(first, sentence),
      // “A dozen” is a number.
      (language.numeral(in: sentence, at: first)?.end ?? 0) <= end
    {
      first = end
    }
    return first
  }

  /// Whether an article belongs to the name after it, as in “The Beatles”.
  private func isArticleOfName(_ index: Int, _ sentence: Sentence) -> Bool {
    index > 0 && index + 1 < sentence.count && sentence.tokens[index].isCapitalized
      && sentence.tokens[index + 1].isCapitalized && sentence.has(.determiner, at: index)
  }

  /// Returns whether a token without an article or a capital can't begin a name.
  private func isOtherWord(
    _ index: Int, _ kind: RoleKind, _ sentence: Sentence, hasPrefix: Bool
  ) -> Bool {
    guard language.isSeparated, expectation != .name,
      !sentence.tokens[index].isCapitalized || index == 0 && expectation == .none
    else { return false }
    if kind == .person {
      if isUnwritten(index, sentence) { return false }
      // An unknown person has a capital, or a word before it: “my sister”, but not “my money”.
      return !hasPrefix && !sentence.has(.personNoun, at: index) || sentence.has(.noun, at: index)
    }
    return !hasPrefix && sentence.has(.verb, at: index)
  }

  /// Returns the match of a name with the words after it that belong to it.
  private func match(
    _ range: Range<Int>, _ kind: RoleKind, _ sentence: Sentence, cost: Int
  ) -> Match {
    var value = range
    if kind == .person {
      // An honorific inside the range isn't a part of the name, unless the name has a prefix of its own.
      for start in range.dropFirst()
      where !sentence.has(.politePrefix, at: range.lowerBound) {
        if sentence.has(.honorific, exactly: start..<range.upperBound) {
          value = range.lowerBound..<start
          break
        }
      }
    }
    return Match(value: value, end: range.upperBound, cost: cost, elements: [value])
  }

  /// Returns whether a name can end before a token.
  private func isEnd(_ end: Int, _ sentence: Sentence) -> Bool {
    guard sentence.isBoundary(end) else { return false }
    guard end < sentence.count, language.quotes[sentence.tokens[end].text] == nil else {
      return true
    }
    return !sentence.words[end].isEmpty || !sentence.names[end].isEmpty
      || language.isPause(sentence.tokens[end]) || sentence.tokens[end].script == .number
  }

  private func isName(_ range: Range<Int>, _ kind: RoleKind, _ sentence: Sentence) -> Bool {
    // Words such as “hmm” aren't names.
    if expectation != .none, isNoName(range, sentence) { return false }
    let tokens = sentence.tokens[range]
    if !language.isSeparated, !isNominal(range, kind, sentence) { return false }
    guard tokens.contains(where: { $0.script != .number && $0.script != .sign }) else {
      return false
    }
    if kind == .singleName, range.contains(where: { sentence.has(.innerWord, at: $0) }) {
      return false
    }
    if kind == .place, language.hasHonorifics,
      range.dropFirst().contains(where: {
        sentence.has(.honorific, exactly: $0..<range.upperBound)
      })
    {
      return false
    }
    if kind == .person {
      if tokens.contains(where: { $0.script == .number }) { return false }
      // “My friend Anne” is a description.
      if !language.isSeparated,
        range.contains(where: {
          sentence.tokens[$0].script == .hiragana && sentence.has(.innerWord, at: $0)
        })
      {
        return false
      }
      // Without capitals, words after the first one are hardly a surname.
      let isUnwritten = expectation == .name && !range.contains { sentence.has(.innerWord, at: $0) }
      if language.isSeparated, !isUnwritten, tokens.count > 1,
        tokens.contains(where: { !$0.isCapitalized })
      {
        return false
      }
    }
    if language.numeral(in: sentence, at: range.lowerBound)?.end == range.upperBound {
      return false
    }
    // An inner word needs a neighbor on both sides.
    let last = range.upperBound - 1
    return !sentence.has(.innerWord, exactly: last..<range.upperBound)
  }

  /// Returns the maximum end of a name that begins at a token: before a function word, a pause, an
  /// app or a value.
  private mutating func longestName(
    in sentence: inout Sentence, at start: Int, _ values: inout ValueMatcher
  ) -> Int {
    if let known = longest[start] { return known }
    var end = start
    // “A dozen bagels”: the article belongs to the number.
    if sentence.has(.determiner, at: start),
      let number = language.numeral(in: sentence, at: start), number.end > start + 1
    {
      end = number.end
    }
    while end < sentence.count, end - start < maximumLength {
      sentence.steps += 1
      if isBlocked(end, from: start, sentence) { break }
      // In an answer with a name, “Jan” is one.
      let isNamed = expectation == .name && end == start && sentence.tokens[end].isCapitalized
      if !isNamed, values.beginsValue(in: &sentence, at: end) { break }
      end += 1
    }
    longest[start] = end
    return end
  }

  private func isBlocked(_ index: Int, from start: Int, _ sentence: Sentence) -> Bool {
    let token = sentence.tokens[index]
    if language.isPause(token) && !sentence.has(.innerWord, at: index)
      || language.quotes[token.text] != nil
    {
      return true
    }
    if sentence.isApp(at: index) { return true }
    // A space in a language that needs none separates more than words.
    if index > start, !language.isSeparated, token.followsSpace, token.script != .letters {
      return true
    }
    if index > start, language.isSeparated, sentence.dependentVerbs.contains(index),
      !token.isCapitalized
    {
      return true
    }
    let isInner = sentence.has(.innerWord, at: index) || isNounEnding(index, sentence)
    if index > start, isInner {
      // A list of names is one name only if it looks like one: “Arts and Sciences”.
      return sentence.has(.listLink, at: index) && index + 1 < sentence.count
        && !sentence.tokens[index + 1].isCapitalized && language.isSeparated
    }
    if language.isSeparated {
      if index == start, isArticleOfName(index, sentence) { return false }
      // “Into Holiday move …”: what is capitalized ends before a verb.
      if index > start, start > 0, sentence.tokens[start].isCapitalized, !token.isCapitalized,
        sentence.has(.verb, at: index)
      {
        return true
      }
      return sentence.has(.functionWord, at: index)
        || sentence.has(.filler, at: index) && (index > start || !token.isCapitalized)
    }
    guard sentence.has(.functionWord, at: index), index == start || !beginsNounRun(index, sentence)
    else { return false }
    // In a run of one script, a particle's letters are as likely those of a word.
    return index > start
      ? sentence.tokens[index - 1].script != .hiragana : token.script != .hiragana
  }

  // MARK: - Lists

  /// Returns lists of names: “Tom, Anne and my boss”.
  private mutating func lists(
    of kind: RoleKind, in sentence: inout Sentence, at start: Int, _ values: inout ValueMatcher
  ) -> [Match] {
    var found = elements(kind, in: &sentence, at: start, &values)
    var pending = found
    for _ in 0..<8 {
      var next: [Match] = []
      for list in pending.sorted(by: { $0.cost < $1.cost }).prefix(6) {
        for link in links(in: sentence, at: list.end) {
          // “Tom, the keys …”: the last of several people follows a word, or is known.
          let isOpen = kind == .person && language.isPause(sentence.tokens[link - 1])
          for name in elements(kind, in: &sentence, at: link, &values) {
            let match = Match(
              value: list.value.lowerBound..<name.value.upperBound, end: name.end,
              cost: list.cost + name.cost, elements: list.elements + name.elements)
            next.append(match)
            if !isOpen || expectation == .name || name.cost == Costs.knownName {
              found.append(match)
            }
          }
        }
      }
      if next.isEmpty { break }
      pending = next
    }
    return found
  }

  /// Returns the elements of a list that begin at a token.
  private mutating func elements(
    _ kind: RoleKind, in sentence: inout Sentence, at start: Int, _ values: inout ValueMatcher
  ) -> [Match] {
    if kind != .person || expectation == .name,
      let quoted = quotation(kind, in: sentence, at: start)
    {
      return [quoted]
    }
    return names(kind, in: &sentence, at: start, &values)
  }

  /// Returns the tokens after the words between two elements of a list.
  private func links(in sentence: Sentence, at index: Int) -> [Int] {
    var ends: [Int] = []
    var pending = [index]
    while let index = pending.popLast(), index < sentence.count, ends.count < 4 {
      for word in sentence.words[index] where word.traits.contains(.listLink) {
        // After a sign, the letter of a particle begins the next word: とうもろこし.
        if ends.count > 0, word.end == index + 1, !language.isSeparated, word.end < sentence.count,
          sentence.tokens[index].script == .hiragana, sentence.tokens[word.end].script == .hiragana
        {
          continue
        }
        ends.append(word.end)
        pending.append(word.end)
      }
    }
    return ends
  }
}
