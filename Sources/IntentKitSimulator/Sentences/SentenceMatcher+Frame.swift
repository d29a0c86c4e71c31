// The words around a request. Templates don't mention them.

extension SentenceMatcher {
  /// The score of a polite word and of a word after the request.
  ///
  /// It is between the scores of the words of a title and a text, because a text can have polite
  /// words.
  private static let politeScore = 3
  /// The score of a word of a reason before a mark: less than that of a value, so that a reason
  /// with values is a part of the request if a template says so: “I must be there at nine”.
  private static let reasonScore = 8

  /// Returns the words at which the request can begin, with the scores of the words before.
  mutating func starts() -> [(word: Int, score: Int)] {
    var starts = [(word: 0, score: 0)]
    if let preface = grammar.frame.preface {
      for part in readings(of: preface, at: 0)
      where part.end > 0 && !slots.isAddress(to: part.end) {
        starts.append((part.end, 0))
      }
    }
    if let reason = grammar.frame.reason {
      // All words of a reason before a mark are explained, so that they aren't values.
      for part in readings(of: reason, at: 0)
      where part.end > 0 && positions[part.end].next > part.end {
        starts.append((part.end, Self.reasonScore * part.end))
      }
    }
    // 「るし」 ends a reason, but not in 「ボルシチ」.
    starts.removeAll { slots.sentence.isInsideKatakana($0.word) }
    guard let opening = grammar.frame.opening else { return starts }
    for (start, score) in starts {
      for part in readings(of: opening, at: start)
      where part.end > start && !slots.sentence.isInsideKatakana(part.end)
        && slots.language.honorificEnd(in: slots.sentence, at: part.end) == nil
      {
        // 「あんな」 opens a sentence, but アンナ in 「アンナさんに」 is a name.
        starts.append((part.end, score + Self.politeScore * (part.end - start)))
      }
    }
    return starts
  }

  /// Returns the score of the rest of the sentence if a template can end at a word.
  mutating func endScore(at position: Int, isAfterMark: Bool) -> Int? {
    if position == count { return 0 }
    if slots.isCorrection(position) { return nil }
    let rest = slots.sentence.words[position...]
    let score = Self.politeScore * rest.count { $0.kind != .separator }
    if let closing = grammar.frame.closing {
      for part in readings(of: closing, at: position) where part.end > position {
        if positions[part.end].next == count { return score * (isAfterMark ? 2 : 1) }
        if positions[part.end].next > part.end,
          ends(with: grammar.frame.afterthought, at: positions[part.end].next)
        {
          return score
        }
      }
    }
    if isAfterMark, ends(with: grammar.frame.address, at: position) { return score * 2 }
    if ends(with: grammar.frame.thanks, at: position) { return 0 }
    return isAfterMark && ends(with: grammar.frame.afterthought, at: position) ? score : nil
  }

  private mutating func ends(with rule: Index?, at position: Int) -> Bool {
    guard let rule else { return false }
    for part in readings(of: rule, at: position) where positions[part.end].next == count {
      return true
    }
    return false
  }
}
