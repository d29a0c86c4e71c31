extension SpokenValueReader {
  /// Returns a number without a sign.
  func englishNumber(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    guard index < words.words.count else { return nil }
    if words.words[index].kind != .letters {
      if let fraction = fraction(in: words, at: index) { return fraction }
      guard let digits = digits(in: words, at: index) else { return nil }
      let number = Reading(value: digits, end: index + 1)
      if let fraction = fraction(in: words, at: index + 1), digits.integer != nil {
        return fraction.compactMap { digits.adding($0) }
      }
      return withHalves(withScales(number, in: words), in: words)
    }
    if let fraction = EnglishPhrases.fractions.match(in: words, at: index) { return fraction }
    guard let number = englishCardinal(in: words, at: index) else { return nil }
    return withHalves(number, in: words)
  }

  /// Returns a whole or decimal number in words: `two hundred and five` or `two point five`.
  private func englishCardinal(
    in words: SpokenWords, at index: Int
  ) -> Reading<SpokenNumber>? {
    if words.isWord(at: index, "point") { return decimals(of: 0, in: words, at: index) }
    if words.isWord(at: index, "a"), let fixed = articleNumber(in: words, at: index) {
      return withScales(fixed, in: words)
    }
    guard let whole = wholeNumber(in: words, at: index) else { return nil }
    if words.isWord(at: whole.end, "point"),
      let decimal = decimals(of: whole.value, in: words, at: whole.end)
    {
      return withScales(decimal, in: words)
    }
    let number = whole.compactMap { SpokenNumber($0) }
    return number.flatMap { words.isWord(at: $0.end, "dozen") ? withScales($0, in: words) : $0 }
  }

  /// Returns `a hundred`, `a dozen` or `a couple`, possibly with more words.
  private func articleNumber(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    if words.isWord(at: index + 1, "couple") {
      return Reading(
        value: SpokenNumber(2), end: index + (words.isWord(at: index + 2, "of") ? 3 : 2))
    }
    guard let scale = EnglishPhrases.scales[words.text(at: index + 1)], scale >= 12 else {
      return nil
    }
    if scale == 12 { return Reading(value: SpokenNumber(12), end: index + 2) }
    return wholeNumber(in: words, at: index)?.compactMap { SpokenNumber($0) }
  }

  /// The kinds of words in a number.
  private enum Part { case start, digit, teen, tens, hundred, scale }

  /// Returns a whole number in words.
  ///
  /// Each scale must be smaller than the one before, so a number has a limited number of words.
  private func wholeNumber(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    var total = 0
    var group = 0
    var previous = Part.start
    var lastScale = Int.max
    var end = index
    var next = index
    while next < words.words.count {
      let text = words.words[next].text
      var part = previous
      if next == index, text == "a" {
        group = 1
        part = .digit
        previous = .digit
        next += 1
        guard EnglishPhrases.scales[words.text(at: next)] != nil else { return nil }
        continue
      } else if let value = EnglishPhrases.numbers[text] {
        part = value < 10 ? .digit : value < 20 ? .teen : .tens
        switch (previous, part) {
        case (.start, _): break
        case (.hundred, _) where value > 0, (.scale, _) where value > 0: break
        case (.tens, .digit) where value > 0: break
        default: part = .start
        }
        if part == .start { break }
        group += value
      } else if let scale = EnglishPhrases.scales[text], scale != 12 {
        if scale == 100 {
          guard previous == .digit || previous == .teen, (1...99).contains(group) else { break }
          group *= 100
          part = .hundred
        } else {
          guard previous != .start, previous != .scale, scale < lastScale, group > 0 else { break }
          let (product, isTooBig) = group.multipliedReportingOverflow(by: scale)
          let (sum, overflow) = total.addingReportingOverflow(product)
          guard !isTooBig, !overflow else { return nil }
          total = sum
          group = 0
          lastScale = scale
          part = .scale
        }
      } else {
        break
      }
      previous = part
      end = next + 1
      if part == .digit, group == 0 { break }
      next = afterJoint(in: words, at: end, part)
    }
    return end > index ? Reading(value: total + group, end: end) : nil
  }

  /// Returns the index of the next word of a number, after a hyphen, a comma or `and`.
  private func afterJoint(in words: SpokenWords, at index: Int, _ part: Part) -> Int {
    guard part == .hundred || part == .scale else { return words.afterMark(index) }
    let next = words.afterComma(index)
    guard words.isWord(at: next, "and") else { return next }
    return EnglishPhrases.numbers[words.text(at: next + 1)] != nil ? next + 1 : index
  }

  /// Returns a number with the digits after `point`.
  private func decimals(
    of whole: Int, in words: SpokenWords, at point: Int
  ) -> Reading<SpokenNumber>? {
    var significand = whole
    var places = 0
    var next = point + 1
    while places < 9 {
      let text = words.text(at: next)
      let digit: Int
      if let value = EnglishPhrases.numbers[text], value < 10 {
        digit = value
      } else if text == "oh" || text == "o" {
        digit = 0
      } else if places == 0, let value = EnglishPhrases.numbers[text] {
        // "two point twenty five"
        var value = value
        next += 1
        if value >= 20, let ones = EnglishPhrases.numbers[words.text(at: words.afterMark(next))],
          (1..<10).contains(ones)
        {
          value += ones
          next = words.afterMark(next) + 1
        }
        guard let shifted = SpokenNumber(whole).adding(hundredths(value)) else { return nil }
        return Reading(value: shifted, end: next)
      } else {
        break
      }
      let (product, isTooBig) = significand.multipliedReportingOverflow(by: 10)
      let (sum, overflow) = product.addingReportingOverflow(digit)
      guard !isTooBig, !overflow else { return nil }
      significand = sum
      places += 1
      next += 1
    }
    guard places > 0 else { return nil }
    return SpokenNumber(significand: significand, places: places).map {
      Reading(value: $0, end: next)
    }
  }

  private func hundredths(_ value: Int) -> SpokenNumber {
    SpokenNumber(significand: value, places: 2) ?? SpokenNumber(0)
  }

  /// Returns a number multiplied by the scales that follow it: `3 million` or `two dozen`.
  private func withScales(
    _ number: Reading<SpokenNumber>, in words: SpokenWords
  ) -> Reading<SpokenNumber> {
    var number = number
    for _ in 0..<2 {
      guard let scale = EnglishPhrases.scales[words.text(at: number.end)],
        let product = number.value.multiplied(by: scale)
      else { break }
      number = Reading(value: product, end: number.end + 1)
    }
    return number
  }

  /// Returns a number with the fraction that follows it: `two and a half`.
  private func withHalves(
    _ number: Reading<SpokenNumber>, in words: SpokenWords
  ) -> Reading<SpokenNumber> {
    guard number.value.integer != nil,
      let fraction = EnglishPhrases.fractionsAfterAnd.match(in: words, at: number.end),
      let sum = number.value.adding(fraction.value)
    else { return number }
    return withScales(Reading(value: sum, end: fraction.end), in: words)
  }

  /// Returns the position that an ordinal number denotes: `3rd` or `twenty-first`.
  func englishOrdinal(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    if let digits = digitInteger(in: words, at: index) {
      guard words.isAdjacent(at: index + 1),
        words.isWord(at: index + 1, "st", "nd", "rd", "th")
      else { return nil }
      return Reading(value: digits, end: index + 2)
    }
    if let ordinal = EnglishPhrases.ordinals[words.text(at: index)] {
      return Reading(value: ordinal, end: index + 1)
    }
    let ones = words.afterMark(index + 1)
    guard let tens = EnglishPhrases.numbers[words.text(at: index)], tens >= 20,
      let ordinal = EnglishPhrases.ordinals[words.text(at: ones)], ordinal < 10
    else { return nil }
    return Reading(value: tens + ordinal, end: ones + 1)
  }
}
