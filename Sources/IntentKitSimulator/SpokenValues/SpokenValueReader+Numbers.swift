extension SpokenValueReader {
  /// Returns a number: `12.5`, `twenty-five`, `two and a half` or `三千`.
  func number(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    guard let start = afterMinus(in: words, at: index) else {
      return magnitude(in: words, at: index)
    }
    return magnitude(in: words, at: start)?.compactMap(\.negated)
  }

  /// Returns a whole number, possibly with a counter: `二つ`, `五人` or `five people`.
  func integer(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    if isAnswer, let people = people(in: words, at: index) { return people }
    if !isEnglish, let counted = JapanesePhrases.countedNumbers.match(in: words, at: index) {
      return counted
    }
    guard var integer = number(in: words, at: index)?.compactMap(\.integer) else { return nil }
    // In a sentence, these English words belong to the template.
    let counters =
      isEnglish ? (isAnswer ? EnglishPhrases.counters : nil) : JapanesePhrases.counters
    if let counter = counters?.match(in: words, at: integer.end) { integer.end = counter.end }
    return integer
  }

  /// Returns the number of people in a group: `just me` or `two adults and a child`.
  private func people(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    let groups = isEnglish ? EnglishPhrases.groups : JapanesePhrases.groups
    if let group = groups.match(in: words, at: index) { return group }
    let parts = list(in: words, at: index) { countedPeople(in: words, at: $0) }
    var sum = 0
    for part in parts?.value ?? [] {
      let (total, overflow) = sum.addingReportingOverflow(part)
      guard !overflow else { return nil }
      sum = total
    }
    return parts.map { Reading(value: sum, end: $0.end) }
  }

  /// Returns a number of people of one kind: `two adults` or 子供1人.
  private func countedPeople(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    guard isEnglish else {
      guard let kind = JapanesePhrases.people.match(in: words, at: index),
        let counted = JapanesePhrases.countedNumbers.match(in: words, at: kind.end)
          ?? number(in: words, at: kind.end)?.compactMap(\.integer)
      else { return nil }
      let counter = JapanesePhrases.counters.match(in: words, at: counted.end)
      return Reading(value: counted.value, end: counter?.end ?? counted.end)
    }
    let isOne = words.isWord(at: index, "a", "an")
    guard
      let number = isOne
        ? Reading(value: 1, end: index + 1) : number(in: words, at: index)?.compactMap(\.integer),
      let kind = EnglishPhrases.people.match(in: words, at: number.end)
    else { return nil }
    return Reading(value: number.value, end: kind.end)
  }

  /// Returns the bounds of a half-open range of whole numbers: `2 to 4`.
  func integers(in words: SpokenWords, at index: Int) -> Reading<(Int, Int)>? {
    guard let start = integer(in: words, at: index) else { return nil }
    let joint = rangeJoints.match(in: words, at: start.end)?.end ?? words.afterMark(start.end)
    if joint > start.end, let end = integer(in: words, at: joint), end.value >= start.value,
      end.value < .max
    {
      return Reading(value: (start.value, end.value + 1), end: end.end)
    }
    return start.compactMap { $0 < .max ? ($0, $0 + 1) : nil }
  }

  private var rangeJoints: PhraseTable<Void> {
    isEnglish ? EnglishPhrases.rangeJoints : JapanesePhrases.rangeJoints
  }

  private func magnitude(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    isEnglish ? englishNumber(in: words, at: index) : japaneseNumber(in: words, at: index)
  }

  /// Returns the index after a minus sign, if any.
  private func afterMinus(in words: SpokenWords, at index: Int) -> Int? {
    guard index < words.words.count else { return nil }
    let word = words.words[index]
    if word.kind == .separator || word.text == "−" {
      let isSign = ["-", "−"].contains(word.text) && words.isAdjacent(at: index + 1)
      let follows = index == 0 || word.followsSpace || words.words[index - 1].kind != .number
      return isSign && follows ? index + 1 : nil
    }
    let minus = isEnglish ? EnglishPhrases.minus : JapanesePhrases.minus
    return minus.match(in: words, at: index)?.end
  }

  /// Returns the number in the digits of a word.
  func digits(in words: SpokenWords, at index: Int) -> SpokenNumber? {
    words.isNumber(at: index) ? SpokenNumber(digits: words.words[index].text) : nil
  }

  /// Returns the integer in the digits of a word.
  func digitInteger(in words: SpokenWords, at index: Int) -> Int? {
    digits(in: words, at: index)?.integer
  }

  /// Returns a fraction in digits or as one sign: `1/2` or `½`.
  func fraction(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    switch words.text(at: index) {
    case "½": return Reading(value: .half, end: index + 1)
    case "¼": return Reading(value: .quarter, end: index + 1)
    case "¾": return Reading(value: .threeQuarters, end: index + 1)
    default: break
    }
    guard words.isNumber(at: index), words.isAdjacent(at: index + 1),
      words.isWord(at: index + 1, "/"), words.isAdjacent(at: index + 2),
      !(words.isAdjacent(at: index + 3) && words.isWord(at: index + 3, "/"))
    else { return nil }
    switch (words.text(at: index), words.text(at: index + 2)) {
    case ("1", "2"): return Reading(value: .half, end: index + 3)
    case ("1", "4"): return Reading(value: .quarter, end: index + 3)
    case ("3", "4"): return Reading(value: .threeQuarters, end: index + 3)
    default: return nil
    }
  }
}
