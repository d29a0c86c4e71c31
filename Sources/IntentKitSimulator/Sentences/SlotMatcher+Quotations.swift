import IntentKitCore

// Quotation marks bound a text wherever they are.

extension SlotMatcher {
  /// Returns the index of the closing quotation mark if a word is an opening one.
  func quotationEnd(from start: Int) -> Int? {
    guard words[start].kind == .sign,
      let close = SentenceLanguage.quotationMarks[words[start].text], start + 1 < words.count
    else { return nil }
    return words[(start + 1)..<textLimit(from: start)].firstIndex { $0.text == close }
  }

  /// Returns the text in quotation marks at the end of some words, if the words before belong to
  /// something else: 「タスク「歯医者」」, 「ひらめいた、「傘」」.
  ///
  /// The words before a title are the word for its kind. The ones before another text are a clause
  /// that a mark separates from it. They don't have a value of another parameter.
  func quotation(endingAt end: Int, after start: Int, isTitle: Bool) -> Match? {
    guard words[end].kind == .sign, !language.habits.movesToFront || isTitle else { return nil }
    guard
      let open = words[start..<end].firstIndex(where: {
        SentenceLanguage.quotationMarks[$0.text] != nil
      }), open > start, quotationEnd(from: open) == end,
      isTitle || words[open - 1].isPause,
      !(start..<open).contains(where: { isValue(at: $0) })
    else { return nil }
    return Match(
      end: end + 1, score: Self.quotedScore * (end - open),
      value: .string(sentence.quotation(of: open + 1..<end)))
  }

  /// Returns whether a number, a time or the name of a contact begins at a word.
  private func isValue(at index: Int) -> Bool {
    words[index].kind == .number || reader.moment(in: sentence, at: index) != nil
      || reader.number(in: sentence, at: index) != nil
      || names.match(in: sentence, at: index) != nil
  }
}
