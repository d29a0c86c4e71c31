/// A sentence, or the parts of it that make another sentence with the same meaning.
struct SentenceForm {
  /// The words.
  var words: SpokenWords
  /// The words before which others were left out or moved, so that no text extends across them.
  var seams: [Int] = []

  /// The maximum number of forms of each kind, because a sentence can have any number of marks.
  private static let limit = 4

  /// Creates the form of a sentence as it was said.
  init(_ words: SpokenWords) { self.words = words }

  var count: Int { words.words.count }

  // MARK: - Parts

  /// Returns the sentence without some words.
  func removing(_ range: Range<Int>) -> SentenceForm {
    var form = self
    form.words.words.removeSubrange(range)
    form.seams = seams.compactMap {
      $0 < range.lowerBound ? $0 : max(range.lowerBound, $0 - range.count)
    }
    if range.lowerBound > 0, range.upperBound < count { form.seams.append(range.lowerBound) }
    form.seams.sort()
    return form
  }

  /// Returns the sentence with the words before an index at its end.
  private func moving(wordsBefore index: Int) -> SentenceForm {
    var form = self
    let words = words.words
    form.words.words = Array(words[index...] + words[..<index])
    form.seams = seams.map { $0 >= index ? $0 - index : $0 + count - index } + [count - index]
    form.seams.sort()
    return form
  }

  /// Returns the marks at the ends of clauses, for example reasons.
  func clauseEnds(by habits: SpeakingHabits) -> [Int] {
    words.words.indices.filter { mark in
      guard words.words[mark].kind == .separator, mark > 0 else { return false }
      if ["?", "。"].contains(words.words[mark].text), words.words[mark - 1].kind == .ideograph {
        return true
      }
      return (max(0, mark - Self.maximumEnding)..<mark).contains { start in
        var end = start
        habits.clauseEndings.forEachMatch(in: words, at: start) { last, _ in end = last }
        return end == mark && !words.isInsideKatakana(start) && start > 0
      }
    }
  }

  /// The maximum number of words that show the end of a clause.
  private static let maximumEnding = 6

  // MARK: - Other forms

  /// Returns the forms in which the sentence may be understood if it isn't as it was said.
  ///
  /// People put the polite word between the others, say why they ask, and begin with what they think
  /// of first. Each list has the forms of one such habit, and a form of an earlier list is
  /// preferred.
  func otherForms(by habits: SpeakingHabits) -> [[SentenceForm]] {
    let plain = withoutFillers(habits)
    let isChanged = plain.count < count
    return [
      isChanged ? [plain] : [],
      habits.movesToFront ? plain.withBeginningsMoved(habits) : plain.withEndsMoved(habits),
      plain.withoutReasonsBefore(habits),
      plain.withoutReasonsAfter(habits),
      plain.withoutReasonsInside(habits),
      plain.withoutRepetitions(),
      plain.withoutInsertions(),
      plain.withUsualParticles(habits),
      habits.movesToFront ? plain.withoutBeginnings(habits) : [],
      plain.withoutSmallWords(habits),
    ]
  }

  private func withoutFillers(_ habits: SpeakingHabits) -> SentenceForm {
    var fillers: [Range<Int>] = []
    var index = 1
    while index < count {
      let isParticle =
        habits.particlesBeforePauses.contains(words.words[index].text)
        && index + 1 < count && words.words[index + 1].isPause
      if let end = isParticle ? index + 1 : habits.fillers.match(in: words, at: index)?.end,
        !words.isInsideKatakana(index), !words.isInsideKatakana(end)
      {
        fillers.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return fillers.reversed().reduce(self) { $0.removing($1) }
  }

  /// Returns the forms without the words up to one that follows a reason: `so`.
  private func withoutReasonsBefore(_ habits: SpeakingHabits) -> [SentenceForm] {
    let ends = words.words.indices.filter {
      $0 > 1 && $0 + 1 < count && habits.wordsAfterReasons.contains(words.words[$0].text)
    }
    return ends.prefix(Self.limit).map { removing(0..<$0 + 1) }
  }

  /// Returns the forms without the words up to a mark.
  private func withoutBeginnings(_ habits: SpeakingHabits) -> [SentenceForm] {
    guard !habits.isForOthers(words, from: 0) else { return [] }
    let ends = words.words.indices.filter {
      $0 > 1 && $0 + 1 < count && words.words[$0].isPause
        && !habits.isQuoted(after: words.words[..<$0])
    }
    return ends.prefix(1).map { removing(0..<$0 + 1) }
  }

  /// Returns the forms without the words from one that begins a reason: `because`.
  ///
  /// A mark alone isn't enough: “Play it cool, man” isn't a request.
  private func withoutReasonsAfter(_ habits: SpeakingHabits) -> [SentenceForm] {
    let starts = words.words.indices.filter {
      $0 > 1 && $0 + 1 < count && habits.wordsBeforeReasons.contains(words.words[$0].text)
    }
    return starts.suffix(Self.limit).map { removing($0..<count) }
  }

  /// Returns the forms without a reason between two parts of the request.
  private func withoutReasonsInside(_ habits: SpeakingHabits) -> [SentenceForm] {
    var forms: [SentenceForm] = []
    for start in words.words.indices where start > 1 && words.words[start].isPause {
      for index in words.words.indices[start...] {
        guard let end = habits.reasonEndings.match(in: words, at: index)?.end, end + 1 < count
        else { continue }
        forms.append(removing(start..<end))
      }
    }
    return Array(forms.prefix(Self.limit))
  }

  /// Returns the form without words that were said twice in a row.
  private func withoutRepetitions() -> [SentenceForm] {
    var form = self
    var index = 0
    while index < form.count {
      if let length = (1...Self.maximumRepetition).last(where: { form.repeats($0, at: index) }) {
        form = form.removing(index..<form.words.afterPause(index + length))
      } else {
        index += 1
      }
    }
    return form.count < count ? [form] : []
  }

  /// The maximum number of words that are said twice in a row.
  private static let maximumRepetition = 8

  /// Returns whether words are said twice in a row, with or without a pause.
  ///
  /// A kana or two is often repeated within a word.
  private func repeats(_ length: Int, at index: Int) -> Bool {
    let all = words.words
    let again = words.afterPause(index + length)
    guard again + length <= all.count, length > 2 || all[index].kind == .letters else {
      return false
    }
    return all[index..<index + length].elementsEqual(all[again..<again + length]) {
      $0.text == $1.text && $0.kind != .separator
    }
  }

  /// Returns the forms without a small word that learners put in unusual places, for example an
  /// article.
  private func withoutSmallWords(_ habits: SpeakingHabits) -> [SentenceForm] {
    let indices = words.words.indices.dropFirst().dropLast()
    return indices.filter { habits.smallWords.contains(words.words[$0].text) }
      .prefix(Self.limit).map { removing($0..<$0 + 1) }
  }

  /// Returns the forms without the words between two marks.
  private func withoutInsertions() -> [SentenceForm] {
    let marks = words.words.indices.filter { $0 > 0 && $0 + 1 < count && words.words[$0].isPause }
    return zip(marks, marks.dropFirst()).prefix(Self.limit).map { removing($0..<$1) }
  }

  /// Returns the form with the usual spelling of words, if any has another.
  func respelled(_ habits: SpeakingHabits) -> SentenceForm? {
    var form = self
    var (index, isChanged) = (0, false)
    while index < form.count {
      if let match = habits.respellings.match(in: form.words, at: index) {
        form = form.replacing(index..<match.end, with: match.value)
        isChanged = true
      }
      index += 1
    }
    return isChanged && form.words != words ? form : nil
  }

  /// Returns the forms with the usual particle for one of a dialect, but not for さ in さん.
  private func withUsualParticles(_ habits: SpeakingHabits) -> [SentenceForm] {
    let forms = words.words.indices.dropFirst().compactMap { index in
      words.isWord(at: index + 1, Self.honorificEnd)
        ? nil
        : habits.particles[words.words[index].text].map { replacing(index..<index + 1, with: $0) }
    }
    return Array(forms.prefix(Self.limit))
  }

  /// Returns the form with the ending of a question if only its tone marks one: 「電話あった？」.
  func asQuestion(by habits: SpeakingHabits) -> SentenceForm? {
    guard let last = words.words.lastIndex(where: { $0.kind != .separator }), last + 1 < count,
      words.words[last + 1].text == "?",
      let ending = habits.questionEndings.match(in: words, at: last)?.value
    else { return nil }
    return replacing(last..<last + 1, with: ending)
  }

  /// Returns the sentence with other words for some.
  private func replacing(_ range: Range<Int>, with text: String) -> SentenceForm {
    let old = words.words[range]
    guard let first = old.first, let last = old.last else { return self }
    var form = self
    let end = last.range.upperBound
    // The first word has the place of all, so that a text with the words is as it was spoken.
    let new = SpokenWords(text).words.enumerated().map { index, word in
      SpokenWords.Word(
        text: word.text, range: index == 0 ? first.range.lowerBound..<end : end..<end,
        kind: word.kind, followsSpace: index == 0 && first.followsSpace)
    }
    form.words.words.replaceSubrange(range, with: new)
    let shift = new.count - range.count
    form.seams = seams.map { $0 >= range.upperBound ? $0 + shift : $0 }
    return form
  }

  /// Returns the forms in which a part at the beginning, like `from Tom`, is at the end.
  private func withBeginningsMoved(_ habits: SpeakingHabits) -> [SentenceForm] {
    if let request = requestWithoutObject(habits) { return [moving(wordsBefore: request)] }
    guard count > 2, habits.connectingWords.contains(words.words[0].text) else { return [] }
    let starts = words.words.indices.filter { index in
      index > 1 && index + 1 < count
        && (words.words[index].isPause || seams.contains(index)
          || habits.requestBeginnings.contains { isWord($0, at: index) })
    }
    return starts.prefix(Self.limit).map { moving(wordsBefore: $0) }
  }

  /// Returns the index of the last part of the sentence if it only says what to do with the thing
  /// before: “My screenshots, show me”.
  private func requestWithoutObject(_ habits: SpeakingHabits) -> Int? {
    guard let mark = words.words.indices.dropLast().last(where: { words.words[$0].isPause }),
      mark > 0, var end = habits.requestsWithoutObject.match(in: words, at: mark + 1)?.end
    else { return nil }
    while end < count,
      words.words[end].kind == .separator || habits.politeWords.contains(words.words[end].text)
    {
      end += 1
    }
    return end == count ? mark + 1 : nil
  }

  /// Returns the forms in which a part at the end, like 「空港まで」, is at the beginning.
  private func withEndsMoved(_ habits: SpeakingHabits) -> [SentenceForm] {
    var last = count - 1
    while last > 0, words.words[last].kind == .separator { last -= 1 }
    guard last > 2 else { return [] }
    // A particle can follow the connecting word: 「駅まで、家からね」.
    if habits.particlesBeforePauses.contains(words.words[last].text),
      habits.connectingWords.contains(words.words[last - 1].text)
    {
      return removing(last..<count).withEndsMoved(habits)
    }
    // A space is a weaker sign than a mark.
    let isConnected = habits.connectingWords.contains(words.words[last].text)
    let starts = words.words.indices.filter { index in
      index > 1 && index < last
        && (words.words[index].isPause || isConnected && words.words[index].followsSpace)
    }
    return starts.suffix(Self.limit).map { moving(wordsBefore: $0) }
  }

  /// The last kana of the honorific さん.
  private static let honorificEnd = "ん".foldedScalars

  private func isWord(_ phrase: [String], at index: Int) -> Bool {
    let end = index + phrase.count
    return end < count && words.words[index..<end].elementsEqual(phrase) { $0.text == $1 }
  }
}

extension SpokenWords {
  /// Returns the index after a mark at a word, or the same index without a mark.
  fileprivate func afterPause(_ index: Int) -> Int {
    index < words.count && words[index].isPause ? index + 1 : index
  }
}

extension SpokenWords.Word {
  /// Whether the word is a mark at which a speaker pauses.
  var isPause: Bool { kind == .separator && !["-", ".", "・", "?"].contains(text) }
}
