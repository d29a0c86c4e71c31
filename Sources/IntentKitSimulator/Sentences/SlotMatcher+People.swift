import IntentKitCore

// The names of people.

extension SlotMatcher {
  /// The maximum number of words in the name of a person who isn't among the contacts.
  private static let maximumNameLength = 10

  /// Returns the names that begin at a word.
  ///
  /// A known name is as good as a value. Any other name is a text of limited length without the
  /// words that names don't contain.
  func people(at start: Int, maximum: Int) -> [Match] {
    var matches: [Match] = []
    var index = start
    var score = 0
    let limit = appNames.first { $0.lowerBound >= start }?.lowerBound ?? nameLimit(from: start)
    if let end = quotationEnd(from: start) {
      return [Match(end: end + 1, score: Self.quotedScore * (end - start), value: nil)]
    }
    if isDate(at: start) || sentence.isInsideKatakana(start) { return [] }
    for _ in 0..<maximum {
      index = language.titleEnd(in: words, at: index)
      guard index < limit, canBeginName(index), !isNumberWord(at: index) else { break }
      var known: (end: Int, score: Int)?
      names.forEachMatch(in: sentence, at: index) { end, _ in
        known = (end, Self.valueScore * (end - index))
      }
      var ends: [(end: Int, score: Int)] = []
      if var known, known.end <= limit {
        ends.append(known)
        while let end = language.honorificEnd(in: sentence, at: known.end) {
          known.end = end
          ends.append(known)
        }
      }
      var count = 0
      var end = index
      while end < limit, count < Self.maximumNameLength,
        words[end].kind != .separator || isInsideName(end),
        !language.isNotPartOfName(words[end]), !isInnerParticle(end),
        language.separatorEnd(in: sentence, at: end) == nil
      {
        end += 1
        count += 1
        if !continuesName(at: end, limit), !isAmongCapitals(end, from: index),
          canBeText(index..<end), canBeName(index..<end),
          !isNoName(index..<end), !ends.contains(where: { $0.end == end })
        {
          ends.append((end, Self.titleScore * count))
        }
      }
      for end in ends where language.habits.wordsAfterTopics.match(in: sentence, at: end.end) == nil
      {
        matches.append(Match(end: end.end, score: score + end.score, value: nil))
      }
      // The list continues after the longest name and its separator.
      guard let longest = ends.max(by: { $0.end < $1.end }),
        let next = language.separatorEnd(in: sentence, at: longest.end), next < limit
      else { break }
      score += longest.score
      index = next
    }
    return matches
  }

  /// Returns whether a word is a number with a unit and can't begin a name: 3月5日.
  private func isDate(at index: Int) -> Bool {
    words[index].kind == .number && index + 1 < words.count
      && ["月", "日", "時", "分", "人", "円", "名"].contains(words[index + 1].text)
  }

  /// Returns whether a word is a number in words, with which no name begins: “my sister forty euros”.
  private func isNumberWord(at index: Int) -> Bool {
    guard language.habits.movesToFront, words[index].kind == .letters else { return false }
    return !["a", "an", "one"].contains(words[index].text)
      && reader.number(in: sentence, at: index) != nil
  }

  /// Returns whether a name can't end before a word, because the word belongs to it.
  private func continuesName(at end: Int, _ limit: Int) -> Bool {
    let last = words[end - 1].kind
    if last == .separator || last == .sign { return true }
    guard end < limit else { return false }
    return isInsideName(end) || last == .number && words[end].kind == .number
  }

  /// Returns whether a name continues with a word because both begin with capitals, as in “Text Anne
  /// Johnson I'm late”.
  ///
  /// Speech recognition writes capitals only in names. If more words have them, they mean nothing.
  private func isAmongCapitals(_ end: Int, from start: Int) -> Bool {
    func isCapitalized(_ index: Int) -> Bool {
      guard index < words.count, words[index].kind == .letters else { return false }
      let first = sentence.text.unicodeScalars[words[index].range.lowerBound]
      guard first.isASCII ? ("A"..."Z").contains(first) : first.properties.isUppercase else {
        return false
      }
      return !["i", "i'm", "i'll", "i've", "i'd"].contains(words[index].text)
    }
    return end - start < 3 && isCapitalized(end) && isCapitalized(end - 1)
      && !isCapitalized(end + 1) && reader.moment(in: sentence, at: end) == nil
  }

  /// Returns whether a mark connects two parts of a name or number, as in ビル・ジェームズ, 03-1234 or
  /// `St. James`.
  func isInsideName(_ index: Int) -> Bool {
    guard index > 0, index + 1 < words.count, !words[index].followsSpace else { return false }
    if words[index].text == "." {
      return language.abbreviations.contains(words[index - 1].text)
        && sentence.text[words[index + 1].range].first?.isUppercase == true
    }
    return ["・", "-"].contains(words[index].text) && !words[index + 1].followsSpace
  }
}
