import LanguageFiles

// Texts and titles, which hold any words and therefore need a mark at each end.
extension NameMatcher {
  /// Returns texts, which end at a mark of their own, or where nothing else follows.
  ///
  /// Of many marks, the last ones count, so that the number of texts doesn't grow with the sentence.
  func texts(
    in sentence: inout Sentence, at start: Int, _ place: Place, before marks: ClassSet,
    _ values: inout ValueMatcher
  ) -> [Match] {
    guard !language.isPause(sentence.tokens[start]),
      place == .afterMark
        || !values.begins(with: language.textBlockedValues, in: &sentence, at: start)
    else { return [] }
    var ends: [Int] = []
    if marks.isEmpty {
      ends = textEnds.filter { $0 > start }
    } else {
      var end = sentence.count - 1
      while end > start, ends.count < 4 {
        if sentence.hasWord(of: marks, at: end) { ends.append(end) }
        end -= 1
      }
      sentence.steps += 1
    }
    let quote = sentence.tokens[start...].firstIndex { language.quotes[$0.text] != nil }
    let name = (start..<sentence.count).first {
      place == .first
        ? !sentence.names[$0].isEmpty
        : language.marksPrecede ? isAddressed($0, sentence) : sentence.isApp(at: $0)
    }
    return ends.compactMap { end in
      // What is quoted is the whole text. No text has an app in it, and one before everything else
      // has no receiver.
      if quote.map({ $0 < end }) ?? false || name.map({ $0 < end }) ?? false { return nil }
      if hasRefusal(start..<end, sentence) { return nil }
      var last = end
      while last > start + 1, isTrimmed(sentence.tokens[last - 1]) { last -= 1 }
      // Without a mark, nothing shows which of two clauses is the text.
      if place == .first, (start..<last).contains(where: { language.isPause(sentence.tokens[$0]) })
      {
        return nil
      }
      return Match(
        value: start..<last, end: end,
        cost: Costs.text + Costs.textToken * (end - start)
          + (place == .first ? Costs.unmarkedText : 0))
    }
  }

  /// Whether a clause inside a text begins with a correction: “see you at 8, no wait, at 9”.
  private func hasRefusal(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains {
      language.isPause(sentence.tokens[$0 - 1]) && sentence.has(.textRefusal, at: $0)
    }
  }

  /// Whether a text can begin at a token: not with the app, and without a mark not with a word that
  /// continues what precedes it, such as “and Tom”, “no wait”, “on Slack”.
  func canBeginText(_ sentence: Sentence, _ start: Int, isMarked: Bool) -> Bool {
    if !isMarked, !beginsClause(sentence, start) { return false }
    if !isMarked, language.marksPrecede, sentence.tokens[start].isCapitalized,
      !sentence.has(.functionWord, at: start)
    {
      return false
    }
    return !sentence.words[start].contains { word in
      if word.traits.contains(.textRefusal) { return true }
      if !isMarked, word.traits.contains(.textBlocker) { return true }
      guard word.traits.contains(.appMark), word.end < sentence.count else { return false }
      return sentence.isApp(at: word.end) || !isMarked && sentence.tokens[word.end].isCapitalized
    }
  }

  /// Whether an app is named at a token with a mark before it: “using UnicornChat”.
  private func isAddressed(_ index: Int, _ sentence: Sentence) -> Bool {
    index > 0 && sentence.has(.appMark, at: index - 1) && sentence.isApp(at: index)
  }

  /// Whether a clause can begin at a token in a language whose marks follow: after a sign or a
  /// particle.
  private func beginsClause(_ sentence: Sentence, _ start: Int) -> Bool {
    language.marksPrecede || start == 0 || sentence.tokens[start].followsSpace
      || [.sign, .hiragana].contains(sentence.tokens[start - 1].script)
  }

  /// Whether a sign at the end of a text belongs to the sentence around it.
  private func isTrimmed(_ token: Token) -> Bool {
    language.isPause(token) && token.text != "?" && token.text != "!"
  }

  /// Returns titles, which are texts of limited length.
  ///
  /// They end at a mark, at a time, or at the end.
  mutating func titles(
    in sentence: inout Sentence, at start: Int, before marks: ClassSet, _ values: inout ValueMatcher
  ) -> [Match] {
    guard !language.isPause(sentence.tokens[start]),
      !sentence.has(.textBlocker, at: start), beginsClause(sentence, start)
    else { return [] }
    let first = afterPrefixes(.title, sentence, start)
    let last = min(sentence.count, start + maximumLength * 2)
    guard first < last, !sentence.has(.titleBlocker, at: start), !sentence.isApp(at: first) else {
      return []
    }
    if !sentence.tokens[first].isCapitalized, values.beginsValue(in: &sentence, at: first) {
      return []
    }
    var found: [Match] = []
    var hasLink = false
    var countMarks = 0
    for end in first + 1..<last + 1 {
      sentence.steps += 1
      if sentence.has(.listLink, at: end - 1) { hasLink = true }
      if end - 1 > first, sentence.has(.titleEnd, at: end - 1) { countMarks += 1 }
      let isEnd =
        marks.isEmpty
        ? textEnds.contains(end)
          || end < sentence.count
            && (sentence.has([.titleEnd, .titleBlocker], at: end)
              || language.isPause(sentence.tokens[end])
              || values.beginsValue(in: &sentence, at: end))
        : end < sentence.count && sentence.hasWord(of: marks, at: end)
      if isEnd, !isOtherApp(first..<end, sentence),
        expectation == .none || !isNoName(first..<end, sentence),
        !sentence.has([.textBlocker, .determiner], at: end - 1),
        !(first..<end).allSatisfy({ sentence.has(.functionWord, at: $0) })
      {
        found.append(
          Match(
            value: first..<end, end: end,
            cost: Costs.text + Costs.textToken * (end - start) + Costs.markInTitle * countMarks
              + (hasLink ? Costs.listInTitle : 0),
            elements: [first..<end]))
      }
      // A title has no time, no condition, no app and no second clause in it.
      if end < sentence.count,
        sentence.isApp(at: end) || language.quotes[sentence.tokens[end].text] != nil
          || language.isPause(sentence.tokens[end]) && !sentence.has(.innerWord, at: end)
          || sentence.has(.titleBlocker, at: end)
          || values.beginsValue(in: &sentence, at: end)
      {
        break
      }
    }
    return found
  }

  /// Whether tokens end with words for an app that isn't installed: “in Todoist”.
  private func isOtherApp(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    guard language.marksPrecede, range.count > 2, textEnds.contains(range.upperBound) else {
      return false
    }
    let last = range.upperBound - 1
    return sentence.tokens[last].isCapitalized && !sentence.tokens[last - 1].isCapitalized
      && sentence.has(.appMark, exactly: last - 1..<last)
  }
}
