import IntentKitCore

/// An amount of money as spoken.
struct SpokenMoney: Sendable, Hashable {
  var amount: SpokenNumber
  /// The ISO 4217 code.
  var currency: String

  var parameterValue: ParameterValue {
    ["amount": .string(amount.text), "currencyCode": .string(currency)]
  }
}

extension SpokenValueReader {
  /// Returns an amount of money with its currency: `$30`, `thirty bucks` or `三千円`.
  func money(in words: SpokenWords, at index: Int) -> Reading<SpokenMoney>? {
    guard index < words.words.count else { return nil }
    if words.isWord(at: index, "-", "−"), words.isAdjacent(at: index + 1) {
      guard let money = moneyAfterSign(in: words, at: index + 1) else { return nil }
      return money.compactMap { money in
        money.amount.negated.map { SpokenMoney(amount: $0, currency: money.currency) }
      }
    }
    return moneyAfterSign(in: words, at: index) ?? moneyBeforeUnit(in: words, at: index)
  }

  /// Returns an amount after its currency: `$30` or `USD 30`.
  private func moneyAfterSign(in words: SpokenWords, at index: Int) -> Reading<SpokenMoney>? {
    let sign =
      CurrencyPhrases.signs.match(in: words, at: index) ?? currencyCode(in: words, at: index)
    guard let sign, var amount = number(in: words, at: sign.end) else { return nil }
    if words.isAdjacent(at: amount.end), words.isWord(at: amount.end, "k"),
      let thousands = amount.value.multiplied(by: 1000)
    {
      amount = Reading(value: thousands, end: amount.end + 1)
    }
    var end = amount.end
    // "$30 dollars"
    if let unit = currencyUnits.match(in: words, at: end), unit.value == sign.value {
      end = unit.end
    }
    return Reading(value: SpokenMoney(amount: amount.value, currency: sign.value), end: end)
  }

  /// Returns an amount before its currency: `30 dollars` or `5ドル50セント`.
  private func moneyBeforeUnit(in words: SpokenWords, at index: Int) -> Reading<SpokenMoney>? {
    let subunits = isEnglish ? EnglishPhrases.subunits : JapanesePhrases.subunits
    if isEnglish, let note = EnglishPhrases.notes.match(in: words, at: index) {
      return note.compactMap { note in
        SpokenNumber(significand: note.amount, places: 0).map {
          SpokenMoney(amount: $0, currency: note.currency)
        }
      }
    }
    guard
      let measure = measure(in: words, at: index, units: currencyUnits)
        ?? sumMeasure(in: words, at: index)
    else {
      return self.measure(in: words, at: index, units: subunits)?.compactMap { measure in
        measure.number.shifted(places: 2).map { SpokenMoney(amount: $0, currency: measure.unit) }
      } ?? moneyBeforeCode(in: words, at: index) ?? moneyWithoutUnit(in: words, at: index)
    }
    var money = Reading(
      value: SpokenMoney(amount: measure.value.number, currency: measure.value.unit),
      end: measure.end)
    var next = words.afterComma(money.end)
    if isEnglish, words.isWord(at: next, "and") { next += 1 }
    guard money.value.amount.integer != nil else { return money }
    if let rest = self.measure(in: words, at: next, units: subunits),
      isPart(rest.value.unit, of: money.value.currency), let hundredths = rest.value.number.integer,
      (1...99).contains(hundredths), let sum = money.value.amount.addingHundredths(hundredths)
    {
      money.value.amount = sum
      money.end = rest.end
    } else if isEnglish, next == money.end, let rest = numberFromTen(in: words, at: next),
      let sum = money.value.amount.addingHundredths(rest.value)
    {
      money.value.amount = sum
      money.end = rest.end
    }
    return money
  }

  /// Returns a sum of money without a unit: `30`, or `nineteen ninety-nine` for 19.99.
  func sum(in words: SpokenWords, at index: Int) -> Reading<SpokenNumber>? {
    guard let whole = number(in: words, at: index) else { return nil }
    return hundredths(after: whole, in: words) ?? whole
  }

  /// Returns an amount whose hundredths have no unit: `twelve fifty dollars`.
  private func sumMeasure(
    in words: SpokenWords, at index: Int
  ) -> Reading<Measure<String>>? {
    guard isEnglish, let whole = number(in: words, at: index),
      let sum = hundredths(after: whole, in: words),
      let unit = currencyUnits.match(in: words, at: words.afterComma(sum.end))
    else { return nil }
    return Reading(value: Measure(number: sum.value, unit: unit.value), end: unit.end)
  }

  /// Returns a number of units with the number of hundredths after it, if any, both in words:
  /// `twelve fifty` or `five oh nine`.
  private func hundredths(
    after whole: Reading<SpokenNumber>, in words: SpokenWords
  ) -> Reading<SpokenNumber>? {
    guard isEnglish, let units = whole.value.integer, (1...999).contains(units),
      words.words[whole.end - 1].kind == .letters, whole.end < words.words.count,
      words.words[whole.end].kind == .letters
    else { return nil }
    if words.isWord(at: whole.end, "oh", "o"),
      let ones = EnglishPhrases.numbers[words.text(at: whole.end + 1)], (1...9).contains(ones)
    {
      return whole.value.addingHundredths(ones).map { Reading(value: $0, end: whole.end + 2) }
    }
    guard let rest = numberFromTen(in: words, at: whole.end),
      EnglishPhrases.timeUnits.match(in: words, at: rest.end) == nil
    else { return nil }
    return whole.value.addingHundredths(rest.value).map { Reading(value: $0, end: rest.end) }
  }

  /// Returns whether the unit of an amount after another one is a part of its currency.
  ///
  /// Cents alone are those of the dollar, and after another amount those of its currency.
  private func isPart(_ unit: String, of currency: String) -> Bool {
    unit == currency || unit == "USD" && currency != "GBP"
  }

  /// Returns a number of two digits without a unit: `fifty` in `a dollar fifty`.
  private func numberFromTen(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    guard let number = number(in: words, at: index),
      let integer = number.value.integer, (10...99).contains(integer)
    else { return nil }
    if words.isNumber(at: index) {
      let next = words.text(at: number.end)
      let isCounting =
        EnglishPhrases.timeUnits.match(in: words, at: number.end) != nil
        || ["times", "percent", "%", ":", "people", "of", "am", "pm"].contains(next)
      guard words.written(at: index).count == 2, !isCounting else { return nil }
    }
    return Reading(value: integer, end: number.end)
  }

  private func moneyBeforeCode(in words: SpokenWords, at index: Int) -> Reading<SpokenMoney>? {
    guard let number = number(in: words, at: index),
      let code = currencyCode(in: words, at: number.end)
    else { return nil }
    return Reading(value: SpokenMoney(amount: number.value, currency: code.value), end: code.end)
  }

  /// Returns a round amount in Japanese yen that is said without the word: 「3万」.
  private func moneyWithoutUnit(in words: SpokenWords, at index: Int) -> Reading<SpokenMoney>? {
    guard !isEnglish, let number = number(in: words, at: index), number.end > index,
      JapanesePhrases.roundNumberEndings.contains(words.text(at: number.end - 1)),
      number.end == words.words.count || words.words[number.end].kind == .separator
        || words.isHiragana(number.end)
        || JapanesePhrases.moneyVerbs.contains(words.text(at: number.end))
    else { return nil }
    return Reading(value: SpokenMoney(amount: number.value, currency: "JPY"), end: number.end)
  }

  /// Returns an ISO 4217 code in capital letters.
  private func currencyCode(in words: SpokenWords, at index: Int) -> Reading<String>? {
    guard index < words.words.count, words.words[index].text.utf8.count == 3 else { return nil }
    let written = words.written(at: index)
    guard CurrencyPhrases.codes.contains(written) else { return nil }
    return Reading(value: String(written), end: index + 1)
  }

  private var currencyUnits: PhraseTable<String> {
    isEnglish ? EnglishPhrases.currencies : JapanesePhrases.currencies
  }

  /// Returns an amount to pay as a sum or by its meaning: `the minimum due`.
  func paymentAmount(in words: SpokenWords, at index: Int) -> Reading<ParameterValue>? {
    if let money = money(in: words, at: index) {
      return Reading(value: ["amount": money.value.parameterValue], end: money.end)
    }
    return enumerationCase(of: AmountType.enumerationSchema, in: words, at: index)?
      .compactMap { ["amountType": .string($0)] }
  }

  /// Returns a balance in money, points or miles.
  func balanceAmount(in words: SpokenWords, at index: Int) -> Reading<ParameterValue>? {
    if let money = money(in: words, at: index) {
      return Reading(
        value: [
          "amount": .string(money.value.amount.text),
          "balanceType": "money",
          "currencyCode": .string(money.value.currency),
        ], end: money.end)
    }
    guard let number = number(in: words, at: index),
      let type = enumerationCase(of: BalanceType.enumerationSchema, in: words, at: number.end),
      type.value != "money"
    else { return nil }
    return Reading(
      value: ["amount": .string(number.value.text), "balanceType": .string(type.value)],
      end: type.end)
  }
}

extension SpokenNumber {
  fileprivate func addingHundredths(_ number: Int) -> SpokenNumber? {
    SpokenNumber(significand: number, places: 2).flatMap { adding($0) }
  }
}
