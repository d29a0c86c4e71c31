import LanguageFiles

// The form of names in a language without spaces, and without capitals.
extension NameMatcher {
  /// Returns whether a token is a name without its capital, in a sentence that has none at all.
  ///
  /// It follows a verb or a mark that isn't the verb's: “call rita”, “a text to rita”, not “get to school”.
  func isUnwritten(_ index: Int, _ sentence: Sentence) -> Bool {
    // “Bill” is a noun, too.
    guard expectation == .none, sentence.hasNoCapital,
      sentence.words[index].isEmpty
        || sentence.has([.noun, .verb], at: index)
          && !sentence.has([.functionWord, .filler, .determiner, .numeral], at: index)
    else { return false }
    return sentence.hasWord([.verb], endingAt: index)
      || sentence.hasWord([.functionWord], endingAt: index)
        && !sentence.hasWord([.verb], endingAt: index - 1)
  }

  /// Returns whether tokens without spaces between them look like a noun.
  ///
  /// A noun has signs of one script, or words that names contain in the language. Letters of
  /// inflection after an ideograph are those of a verb.
  func isNominal(_ range: Range<Int>, _ kind: RoleKind, _ sentence: Sentence) -> Bool {
    var index = range.lowerBound
    guard beginsWord(index, sentence),
      range.contains(where: { sentence.tokens[$0].script != .hiragana }) || range.count > 1
    else { return false }
    while index < range.upperBound {
      guard sentence.tokens[index].script == .hiragana else {
        index += 1
        continue
      }
      // A run of its own, such as a name in hiragana.
      let end =
        (index..<range.upperBound).first { sentence.tokens[$0].script != .hiragana }
        ?? range.upperBound
      if index == range.lowerBound, sentence.has(.textRefusal, at: index) { return false }
      if index > range.lowerBound, isNounRun(index..<end, sentence) {
        index = end
        continue
      }
      let known = sentence.words[index].filter { word in
        word.end <= range.upperBound
          && (word.traits.contains(.politePrefix)
            && !(word.end < range.upperBound && sentence.tokens[word.end].script == .hiragana)
            || index > range.lowerBound
              && (word.traits.contains(.innerWord)
                || word.traits.contains(.nounEnding)
                  && sentence.tokens[index - 1].script == .ideograph
                || kind == .person && word.traits.contains(.honorific)))
      }
      if let end = known.map(\.end).max() {
        index = end
        continue
      }
      let isOwn =
        index == range.lowerBound
        || sentence.has(.innerWord, at: index - 1)
        || sentence.tokens[index - 1].script == .sign
      guard isOwn, end - index > 1,
        !isFunctional(index..<end, sentence),
        // A particle before another script is one: うちわとタオル.
        end == range.upperBound || !endsWithFunctionWord(index..<end, sentence)
      else { return false }
      // A person has a title, unless the name is known or asked for.
      if kind == .person, expectation != .name,
        end < range.upperBound || !hasHonorific(index..<end, sentence)
      {
        return false
      }
      index = end
    }
    return true
  }

  /// Whether words that aren't names, such as “ok then”, make up a range.
  func isNoName(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    var ends: Set<Int> = [range.lowerBound]
    for index in range where ends.contains(index) {
      for word in sentence.words[index] where !word.traits.isDisjoint(with: [.filler, .noName]) {
        ends.insert(word.end)
      }
    }
    return ends.contains(range.upperBound)
  }

  /// Returns whether the end of a noun made from a verb begins at a token.
  func isNounEnding(_ index: Int, _ sentence: Sentence) -> Bool {
    index > 0 && sentence.tokens[index - 1].script == .ideograph
      && sentence.has(.nounEnding, at: index)
  }

  /// Returns whether a word can begin at a token: not inside a run of hiragana.
  private func beginsWord(_ index: Int, _ sentence: Sentence) -> Bool {
    guard sentence.isBoundary(index) else { return false }
    guard index > 0, sentence.tokens[index].script == .hiragana,
      !sentence.tokens[index].followsSpace
    else { return true }
    switch sentence.tokens[index - 1].script {
    case .sign: return true
    // Letters after an ideograph belong to its word, or are a particle.
    case .ideograph, .katakana, .letters, .number: return false
    case .hiragana: break
    }
    return (max(1, index - 4)..<index).contains { start in
      sentence.tokens[start - 1].script != .hiragana
        && sentence.has(.functionWord, exactly: start..<index)
    }
  }

  /// Returns whether letters after an ideograph end like a noun: 玉ねぎ.
  private func isNounRun(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    let last = range.upperBound - 1
    return 2...3 ~= range.count && sentence.tokens[range.lowerBound - 1].script == .ideograph
      && sentence.has(.nounRunEnding, at: last)
      // A particle is followed by the end or by another word.
      && !sentence.words[range.lowerBound].contains { word in
        word.traits.contains(.functionWord)
          && (word.end > last
            || sentence.words[word.end].contains {
              $0.traits.isDisjoint(with: [.nounEnding, .nounRunEnding])
            })
      }
  }

  /// Returns whether letters that end like a noun begin at a token.
  func beginsNounRun(_ index: Int, _ sentence: Sentence) -> Bool {
    (2...3).contains { count in
      let run = index..<(index + count)
      return run.upperBound <= sentence.count
        && run.allSatisfy { sentence.tokens[$0].script == .hiragana } && isNounRun(run, sentence)
    }
  }

  private func hasHonorific(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      sentence.words[index].contains {
        $0.end == range.upperBound && $0.traits.contains(.honorific)
      }
    }
  }

  private func endsWithFunctionWord(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    range.dropFirst().contains { index in
      sentence.words[index].contains {
        $0.end == range.upperBound && $0.traits.contains(.functionWord)
      }
    }
  }

  /// Returns whether function words and fillers make up a run.
  private func isFunctional(_ range: Range<Int>, _ sentence: Sentence) -> Bool {
    var ends: Set<Int> = [range.lowerBound]
    for index in range {
      for word in sentence.words[index] where word.end <= range.upperBound {
        if word.traits.contains(.verb) { return true }
        guard ends.contains(index), !word.traits.isDisjoint(with: [.functionWord, .filler]) else {
          continue
        }
        ends.insert(word.end)
      }
    }
    return ends.contains(range.upperBound)
  }
}
