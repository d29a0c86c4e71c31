// The second reading of a sentence that means nothing as a whole.

extension SentenceReader {
  /// The minimum score of a request that no mark or polite words separate from the words around it:
  /// two words of a template, or one and a value.
  private static let minimumScore = 38
  /// The minimum score of a request that a mark or polite words separate from the other words.
  private static let minimumSeparateScore = 22

  /// Returns the requests that a sentence can mean without some of its words.
  ///
  /// Only words without a meaning in a request are left out: no name, number, date or quotation, and
  /// no words that turn a request into a story.
  func partialMeanings(of form: SentenceForm, _ mentions: [Mention]) -> [Interpretation] {
    let habits = language.habits
    let kept = keptWords(of: form.words)
    let names = mentions.map(\.range)
    for partial in form.partialForms(by: habits, kept: kept, appNames: names) {
      let minimum = partial.isUncertain ? Self.minimumScore : Self.minimumSeparateScore
      for other in [partial.form] + partial.form.otherForms(by: habits)[0] {
        var found = interpretations(of: other, self.mentions(in: other.words))
          .filter { $0.score >= minimum }
        guard !found.isEmpty else { continue }
        for index in found.indices {
          found[index].omissions += partial.omitted.map { form.words.text(of: $0) }
        }
        return found
      }
    }
    return []
  }

  /// Returns the indices of the words that aren't left out, because they can be a part of the request
  /// or change its meaning.
  func keptWords(of words: SpokenWords) -> Set<Int> {
    let habits = language.habits
    var kept: Set<Int> = []
    for index in words.words.indices where !words.isInsideKatakana(index) {
      let kind = words.words[index].kind
      let text = words.words[index].text
      let isQuoting = habits.quotingWords.contains(text) && text != "like"
      if kind == .number || kind == .sign || isQuoting || habits.tellingWords.contains(text) {
        kept.insert(index)
      }
      let ends = [
        habits.omissions.keptWords.match(in: words, at: index)?.end,
        habits.roles.match(in: words, at: index)?.end,
        contactNames.match(in: words, at: index)?.end, appNames.match(in: words, at: index)?.end,
        reader.number(in: words, at: index)?.end, reader.moment(in: words, at: index)?.end,
        reader.range(in: words, at: index)?.end,
      ]
      if isVerbOfRequest(index, in: words) { kept.insert(index) }
      if let end = ends.compactMap(\.self).max() { kept.formUnion(index..<end) }
    }
    return kept
  }

  /// Returns whether a word is the verb of another request and can't be left out: “Send a car to
  /// the store and have it take me home”.
  private func isVerbOfRequest(_ index: Int, in words: SpokenWords) -> Bool {
    let omissions = language.habits.omissions
    guard omissions.requestBeginnings.match(in: words, at: index)?.value == false else {
      return false
    }
    return index == 0 || !omissions.governingWords.contains(words.words[index - 1].text)
      || ["to", "and", "i", "we", "you"].contains(words.words[index - 1].text)
  }
}
