// The words with which speakers take back the ones before: “call Bill, no, I mean Tom”.

extension SentenceForm {
  /// The maximum number of words from a correction to the particle of the right word.
  private static let maximumDistance = 10

  /// Returns the forms that are better than the sentence as it was said if they explain more of it.
  func revisions(by habits: SpeakingHabits) -> [Revision] {
    (corrections(by: habits).first.map { corrected($0, by: habits) } ?? [])
      + withTopicsInPlace(habits) + withoutAsides(habits)
      + (respelled(habits).map { [Revision(form: $0, gain: 0)] } ?? [])
  }

  /// Returns the words that take back the ones before, with the marks around them.
  func corrections(by habits: SpeakingHabits) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 1
    while index < words.words.count {
      if let end = correctionEnd(from: index, habits) {
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  /// Returns whether the speaker breaks off: “A cab to the, um, scratch that”.
  ///
  /// The last word before a hesitation is one after which another one must follow.
  func isBrokenOff(by habits: SpeakingHabits) -> Bool {
    let all = words.words
    var (end, hesitates) = (all.count, false)
    while end > 0 {
      if all[end - 1].kind == .separator {
        end -= 1
      } else if let start = (max(0, end - Self.maximumDistance)..<end).first(where: {
        habits.hesitations.match(in: words, at: $0)?.end == end && !words.isInsideKatakana($0)
      }) {
        (end, hesitates) = (start, true)
      } else {
        break
      }
    }
    guard hesitates, end > 0, habits.unfinishedWords.contains(all[end - 1].text) else {
      return false
    }
    return all[end].isPause || !habits.movesToFront && all[end].followsSpace
  }

  private func correctionEnd(from start: Int, _ habits: SpeakingHabits) -> Int? {
    var index = start
    var (isCertain, denials, hesitations, interruptions) = (false, 0, 0, 0)
    while index < words.words.count {
      if words.words[index].kind == .separator {
        index += 1
        continue
      }
      guard let match = habits.corrections.phrases.match(in: words, at: index) else { break }
      switch match.value {
      case .certain: isCertain = true
      case .denial: denials += 1
      case .hesitation: hesitations += 1
      case .interruption: interruptions += 1
      }
      index = match.end
    }
    guard index > start, index < words.words.count, !words.isInsideKatakana(index) else {
      return nil
    }
    let followsPause = words.words[start].isPause || words.words[start].followsSpace
    let isBetweenPauses = words.words[start].isPause && words.words[index - 1].isPause
    if isCertain || interruptions > 0 && isBetweenPauses { return index }
    guard denials > 0 else { return nil }
    let isClear =
      habits.movesToFront ? isBetweenPauses || denials + hesitations > 1 : followsPause
    return isClear ? index : nil
  }

  /// Returns the forms without a correction and the words that it may take back.
  func corrected(_ correction: Range<Int>, by habits: SpeakingHabits) -> [Revision] {
    let start = correction.lowerBound
    let most = min(start, habits.corrections.maximumCount)
    return (Array(1...most) + (start > most ? [start] : [])).map { count in
      let range = start - count..<correction.upperBound
      let first = words.words[range.lowerBound]
      let again = words.words[correction.upperBound]
      // A number takes the place of a number: “300, sorry, 350 dollars”.
      let beginsAgain =
        first.kind == .letters && first.text == again.text
        || first.kind == .number && again.kind == .number
      // A word that is said again in the same place is a clear sign, as is the same particle after
      // both: 「母に、いや父に」.
      let rest = words.words[correction.upperBound...]
      let isAgain =
        zip(words.words[range.lowerBound..<start], rest)
        .contains { $0.text == $1.text && $0.kind == .letters }
        || !habits.movesToFront && habits.connectingWords.contains(words.words[start - 1].text)
          && rest.prefix(Self.maximumDistance).contains { $0.text == words.words[start - 1].text }
      return Revision(
        form: removing(range),
        gain: (beginsAgain ? 14 : isAgain ? 5 : 3)
          * words.words[range].count { $0.kind != .separator })
    }
  }
}

/// A sentence without words that the speaker took back or that say nothing.
struct Revision {
  let form: SentenceForm
  /// The score for the words that were left out: 3 for each, more than for a word of a title, and
  /// less than for a word of a text because such words can be a part of it; more if the speaker
  /// begins again with the same word, so that the words left out count like those of a request.
  let gain: Int
}
