// The parts of a sentence that can be left out if it isn't understood with them.

/// A sentence without words at its beginning or end, or both.
struct PartialForm {
  let form: SentenceForm
  /// The words that were left out, as ranges of the whole sentence.
  let omitted: [Range<Int>]
  /// Whether the request begins with a verb that no mark or polite words separate from the words
  /// before, so that more must show that it is a request.
  let isUncertain: Bool
}

extension SentenceForm {
  /// The maximum number of partial forms, because each is compared with all templates.
  static let maximumPartialForms = 12

  /// Returns the forms without parts that can be left out, fewest words first.
  ///
  /// - Parameters:
  ///   - habits: The ways of speaking.
  ///   - kept: The words that can't be left out.
  ///   - appNames: The words that name an app, with which a request can begin.
  /// - Returns: A limited number of forms.
  func partialForms(
    by habits: SpeakingHabits, kept: Set<Int>, appNames: [Range<Int>] = []
  ) -> [PartialForm] {
    let omissions = habits.omissions
    guard words.words.count <= Self.maximumLength else { return [] }
    let apps = Set(appNames.map(\.lowerBound)).filter { $0 > 1 }.map { ($0, true) }
    let beginnings = (requestStarts(omissions) + apps).filter { start, _ in
      canOmit(0..<start, omissions, kept)
    }
    let ends = words.words.indices.filter { mark in
      mark > 0 && isClauseEnd(mark) && canOmitEnd(from: mark, habits, kept)
    }
    let count = words.words.count
    var parts = beginnings.map { (range: $0.index..<count, isCertain: $0.isCertain) }
    parts += ends.map { (0..<$0, true) }
    for (start, isCertain) in beginnings {
      parts += ends.filter { $0 > start + 1 }.map { (start..<$0, isCertain) }
    }
    return parts.sorted { $0.range.count > $1.range.count }
      .prefix(Self.maximumPartialForms).map { partial($0.range, $0.isCertain) }
  }

  /// The maximum number of words in a sentence with parts to leave out.
  ///
  /// A longer text isn't a spoken request.
  private static let maximumLength = 100

  private func partial(_ range: Range<Int>, _ isCertain: Bool) -> PartialForm {
    let count = words.words.count
    let omitted = [0..<range.lowerBound, range.upperBound..<count].filter { !$0.isEmpty }
    return PartialForm(
      form: omitted.reversed().reduce(self) { $0.removing($1) }, omitted: omitted,
      isUncertain: !isCertain)
  }

  // MARK: - Beginnings

  /// Returns the words at which a request can begin, and whether it is certain that one does.
  private func requestStarts(
    _ omissions: SpeakingHabits.Omissions
  ) -> [(index: Int, isCertain: Bool)] {
    let all = words.words
    return all.indices.dropFirst(2).compactMap { index in
      if all[index].kind == .separator { return nil }
      if all[index - 1].isPause || all[index - 1].text == "?" { return (index, true) }
      if all[index - 1].text == ":", all[index].followsSpace { return (index, true) }
      if let end = (max(1, index - Self.maximumEnding)..<index).first(where: {
        omissions.endings.match(in: words, at: $0)?.end == index && !words.isInsideKatakana($0)
      }) {
        return end > 1 ? (index, true) : nil
      }
      guard let isCertain = omissions.requestBeginnings.match(in: words, at: index)?.value,
        !omissions.governingWords.contains(all[index - 1].text),
        all[..<index].contains(where: { omissions.clauseWords.contains($0.text) })
      else { return nil }
      let before = all[max(0, index - Self.maximumObject)..<index]
      if !isCertain,
        before.contains(where: { omissions.verbsBeforeInfinitives.contains($0.text) })
          || omissions.objects.contains(all[index - 1].text) || isSubject(index - 1, omissions)
      {
        return nil
      }
      return (index, isCertain)
    }
  }

  /// Returns whether a word is a noun in the plural, so that a verb after it is its own: “The kids
  /// play”.
  private func isSubject(_ index: Int, _ omissions: SpeakingHabits.Omissions) -> Bool {
    words.words[index].text.hasSuffix("s")
      && omissions.determiners.contains(words.words[index - 1].text)
  }

  /// The maximum number of words in a phrase after which a request begins.
  private static let maximumEnding = 6
  /// The maximum number of words from a verb like “heard” to the end of its object.
  private static let maximumObject = 4

  private func canOmit(
    _ range: Range<Int>, _ omissions: SpeakingHabits.Omissions, _ kept: Set<Int>
  ) -> Bool {
    guard range.count <= omissions.maximumCount, !range.contains(where: kept.contains),
      let first = range.first(where: { words.words[$0].kind != .separator })
    else { return false }
    return !omissions.keptBeginnings.contains(words.words[first].text)
  }

  // MARK: - Ends

  private func isClauseEnd(_ mark: Int) -> Bool {
    words.words[mark].kind == .separator && mark + 2 < words.words.count
      && !["-", "・"].contains(words.words[mark].text)
  }

  /// Returns whether the words from a mark to the end are a clause that can be left out.
  ///
  /// A clause has a verb. In Japanese, it has no particles that follow parts of a request, it
  /// follows the verb of the request, and it isn't the continuation of a story: 「電話して、怒られた」.
  private func canOmitEnd(
    from mark: Int, _ habits: SpeakingHabits, _ kept: Set<Int>
  ) -> Bool {
    let range = mark..<words.words.count
    guard canOmit(range, habits.omissions, kept) else { return false }
    let end = words.words[range]
    guard habits.movesToFront else {
      let last = words.words.lastIndex { $0.kind != .separator } ?? mark
      let isPast = (max(mark, last - 2)...last).contains {
        words.words[$0].text == Self.past && !words.isWord(at: $0 + 1, Self.wish)
      }
      return !isPast && words.isHiragana(mark - 1)
        && !end.contains { Self.objectParticles.contains($0.text) }
    }
    return end.count > 2 && !end.contains { $0.text == "and" }
      && end.contains { habits.omissions.clauseWords.contains($0.text) }
  }

  /// The ending of a Japanese verb in the past, possibly before a particle or two.
  private static let past = "た".foldedScalars
  /// The kana after it in a wish: 「見たい」.
  private static let wish = "い".foldedScalars
  private static let objectParticles = Set(
    ["を", "に", "で", "へ", "は", "と", "も"].map(\.foldedScalars))
}
