extension SpokenValueReader {
  /// Returns a number without a sign.
  ///
  /// Digits and kanji can be mixed: `1万5千`.
  func japaneseNumber(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    guard index < words.words.count else { return nil }
    if let fraction = fraction(in: words, at: index) { return fraction }
    if words.words[index].kind == .ideograph, words.words[index].text == "ぜ",
      words.isWord(at: index + 1, "ろ")
    {
      return Reading(value: SpokenNumber(0), end: index + 2)
    }
    var total = SpokenNumber(0)
    var lastScale = Int.max
    var end = index
    while let group = japaneseGroup(in: words, at: end) {
      let scale = JapanesePhrases.scales[words.text(at: group.end)]
      guard let scale else {
        // A group without a scale is the last one.
        guard lastScale > 1, let sum = total.adding(group.value) else { break }
        total = sum
        end = group.end
        break
      }
      guard scale < lastScale, let product = group.value.multiplied(by: scale),
        let sum = total.adding(product)
      else { break }
      total = sum
      lastScale = scale
      end = group.end + 1
    }
    return end > index ? Reading(value: total, end: end) : nil
  }

  /// Returns a number below ten thousand, or one in digits.
  private func japaneseGroup(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    var total = SpokenNumber(0)
    var lastUnit = Int.max
    var end = index
    while end < words.words.count {
      let digits = japaneseDigits(in: words, at: end)
      let unitIndex = digits?.end ?? end
      if let unit = JapanesePhrases.powers[words.text(at: unitIndex)], unit < lastUnit,
        let product = (digits?.value ?? SpokenNumber(1)).multiplied(by: unit),
        let sum = total.adding(product)
      {
        total = sum
        lastUnit = unit
        end = unitIndex + 1
        continue
      }
      guard let digits, lastUnit > 1, end == index || isSmall(digits.value, lastUnit),
        let sum = total.adding(digits.value)
      else { break }
      total = sum
      end = digits.end
      break
    }
    return end > index ? Reading(value: total, end: end) : nil
  }

  private func isSmall(_ number: SpokenNumber, _ unit: Int) -> Bool {
    number.double < Double(unit)
  }

  /// Returns digits: `12.5`, `三`, `二〇二六` or `二点五`.
  private func japaneseDigits(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    if let digits = digits(in: words, at: index) { return Reading(value: digits, end: index + 1) }
    var significand = 0
    var places = 0
    var isFraction = false
    var end = index
    while end - index < 18 {
      let text = words.text(at: end)
      if let digit = JapanesePhrases.digits[text] {
        significand = significand * 10 + digit
        if isFraction { places += 1 }
        end += 1
      } else if !isFraction, end > index, text == "点" || text == "・",
        JapanesePhrases.digits[words.text(at: end + 1)] != nil
      {
        isFraction = true
        end += 1
      } else {
        break
      }
    }
    guard end > index else { return nil }
    return SpokenNumber(significand: significand, places: places).map {
      Reading(value: $0, end: end)
    }
  }
}
