/// A day as spoken, possibly with a part of the day.
struct SpokenDay: Sendable, Hashable {
  var day: CalendarDay
  /// The part of the day: the night of `tonight`.
  var part: DayPart?
}

/// A word that selects the week of a weekday.
enum WeekModifier: Sendable, Hashable {
  /// The calendar week after a number of weeks: `next`.
  case week(Int)
  /// The first such day after today: `coming`.
  case coming
  /// The last such day before today: `last`.
  case previous
}

/// The direction in which an incomplete date is completed.
enum Tense: Sendable {
  /// The next such day, for example for reminders.
  case future
  /// The latest such day, for example for searches.
  case past
}

extension SpokenValueReader {
  /// Returns a day: `tomorrow`, `next Monday`, `March 5th`, `明日の朝` or `3月5日`.
  func day(
    in words: SpokenWords, at index: Int, tense: Tense = .future
  ) -> Reading<SpokenDay>? {
    guard let today else { return nil }
    // "来週の月曜日" before "来週"
    if let date = dateAfterWeekday(in: words, at: index, tense) {
      return date.compactMap { SpokenDay(day: $0) }
    }
    if isAnswer, let holiday = holidays.match(in: words, at: index),
      let day = date(month: holiday.value.month, day: holiday.value.day, tense)
    {
      return Reading(value: SpokenDay(day: day), end: holiday.end)
    }
    if let weekday = weekday(in: words, at: index, tense) {
      return weekday.compactMap { SpokenDay(day: $0) }
    }
    let phrases = isEnglish ? EnglishPhrases.days : JapanesePhrases.days
    if let named = phrases.match(in: words, at: index),
      let day = today.adding(days: named.value.offset)
    {
      return Reading(value: SpokenDay(day: day, part: named.value.part), end: named.end)
    }
    if let date = numericDate(in: words, at: index) {
      return date.compactMap { SpokenDay(day: $0) }
    }
    let date =
      isEnglish
      ? englishDate(in: words, at: index, tense) : japaneseDate(in: words, at: index, tense)
    return date?.compactMap { SpokenDay(day: $0) }
  }

  /// The holidays with a fixed date, more likely part of a text if they are in a sentence.
  private var holidays: PhraseTable<(month: Int, day: Int)> {
    isEnglish ? EnglishPhrases.holidays : JapanesePhrases.holidays
  }

  // MARK: - Weekdays

  /// Returns a date that follows its weekday: `Monday, January 5`.
  private func dateAfterWeekday(
    in words: SpokenWords, at index: Int, _ tense: Tense
  ) -> Reading<CalendarDay>? {
    guard isEnglish, let name = weekdayName(in: words, at: index) else { return nil }
    return englishDate(in: words, at: words.afterComma(name.end), tense)
  }

  private func weekday(
    in words: SpokenWords, at index: Int, _ tense: Tense
  ) -> Reading<CalendarDay>? {
    guard let today else { return nil }
    let modifiers = isEnglish ? EnglishPhrases.weekModifiers : JapanesePhrases.weekModifiers
    var start = index
    var modifier: WeekModifier?
    if let match = modifiers.match(in: words, at: index) {
      modifier = match.value
      start = match.end
    }
    guard var weekday = weekdayName(in: words, at: start, isModified: modifier != nil) else {
      return nil
    }
    // "Monday next week"
    if modifier == nil, isEnglish,
      let week = EnglishPhrases.weeks.match(
        in: words, at: words.isWord(at: weekday.end, "of") ? weekday.end + 1 : weekday.end)
    {
      modifier = .week(week.value)
      weekday.end = week.end
    }
    let day: CalendarDay?
    switch modifier {
    case .week(let offset):
      day = today.startOfWeek?.adding(days: offset * 7 + weekday.value)
    case .previous: day = latest(weekday.value, before: today)
    case .coming: day = next(weekday.value, after: today)
    case nil:
      day =
        tense == .past ? latest(weekday.value, before: today) : next(weekday.value, after: today)
    }
    return day.map { Reading(value: $0, end: weekday.end) }
  }

  /// Returns the number of a weekday, where Monday is zero.
  ///
  /// An English abbreviation that is also a word must have a capital letter.
  func weekdayName(
    in words: SpokenWords, at index: Int, isModified: Bool = false, acceptsKanji: Bool = false
  ) -> Reading<Int>? {
    guard
      let match = (isEnglish ? EnglishPhrases.weekdays : JapanesePhrases.weekdays).match(
        in: words, at: index)
    else { return nil }
    // "日" is a weekday only in "毎週土日".
    if !isEnglish, !acceptsKanji, match.end == index + 1 { return nil }
    if isEnglish, !isModified, ["sun", "sat", "wed"].contains(words.text(at: index)),
      words.written(at: index).first?.isUppercase != true
    {
      return nil
    }
    return match
  }

  func next(_ weekday: Int, after day: CalendarDay) -> CalendarDay? {
    day.adding(days: (weekday - day.weekday + 6) % 7 + 1)
  }

  func latest(_ weekday: Int, before day: CalendarDay) -> CalendarDay? {
    day.adding(days: -((day.weekday - weekday + 6) % 7 + 1))
  }

  // MARK: - Dates

  /// Returns a date in digits: `2026-03-05`, `2026/3/5` or `3/5`.
  private func numericDate(in words: SpokenWords, at index: Int) -> Reading<CalendarDay>? {
    guard let first = digitInteger(in: words, at: index), words.isAdjacent(at: index + 1),
      words.isWord(at: index + 1, "/", "-"), words.isAdjacent(at: index + 2),
      let second = digitInteger(in: words, at: index + 2)
    else { return nil }
    let sign = words.text(at: index + 1)
    let third =
      words.isAdjacent(at: index + 3) && words.isWord(at: index + 3, sign)
        && words.isAdjacent(at: index + 4) ? digitInteger(in: words, at: index + 4) : nil
    if words.text(at: index).utf8.count == 4 {
      guard let third else { return nil }
      return CalendarDay(year: first, month: second, day: third).map {
        Reading(value: $0, end: index + 5)
      }
    }
    guard sign == "/" else { return nil }
    if let third {
      guard isEnglish else { return nil }
      let year = third < 100 ? third + 2000 : third
      return CalendarDay(year: year, month: first, day: second).map {
        Reading(value: $0, end: index + 5)
      }
    }
    return date(month: first, day: second, .future).map { Reading(value: $0, end: index + 3) }
  }

  /// Returns a date without a year in the nearest year of a tense.
  func date(month: Int, day: Int, _ tense: Tense) -> CalendarDay? {
    guard let today else { return nil }
    let year = today.date.year
    // A leap day can be eight years away.
    for distance in 0...8 {
      let candidate =
        switch tense {
        case .future: CalendarDay(year: year + distance, month: month, day: day)
        case .past: CalendarDay(year: year - distance, month: month, day: day)
        }
      if let candidate, tense == .future ? candidate >= today : candidate <= today {
        return candidate
      }
    }
    return nil
  }

  /// Returns the nearest day with a day of the month.
  func date(dayOfMonth day: Int, _ tense: Tense) -> CalendarDay? {
    guard let today, (1...31).contains(day) else { return nil }
    let (year, month, _) = today.date
    for distance in 0...2 {
      let total = year * 12 + month - 1 + (tense == .future ? distance : -distance)
      let candidate = CalendarDay(year: total / 12, month: total % 12 + 1, day: day)
      if let candidate, tense == .future ? candidate >= today : candidate <= today {
        return candidate
      }
    }
    return nil
  }

  // MARK: - English

  private func englishDate(
    in words: SpokenWords, at index: Int, _ tense: Tense
  ) -> Reading<CalendarDay>? {
    if let month = monthName(in: words, at: index) {
      var start = month.end
      if words.isWord(at: start, "the") { start += 1 }
      guard let day = dayNumber(in: words, at: start) else { return nil }
      return withYear(month: month.value, day: day, in: words, tense)
    }
    let hasArticle = words.isWord(at: index, "the")
    let start = hasArticle ? index + 1 : index
    if let end = EnglishPhrases.endsOfMonths.match(in: words, at: start) {
      return lastDay(ofMonthAfter: end.value).map { Reading(value: $0, end: end.end) }
    }
    guard let day = dayNumber(in: words, at: start) else { return nil }
    let monthIndex = words.isWord(at: day.end, "of") ? day.end + 1 : day.end
    if let month = monthName(in: words, at: monthIndex) {
      return withYear(
        month: month.value, day: Reading(value: day.value, end: month.end), in: words, tense)
    }
    if hasArticle, let date = dateOfMonth(day, in: words, tense) { return date }
    guard hasArticle, englishOrdinal(in: words, at: start) != nil,
      words.isNumber(at: start) || index > 0 && words.isWord(at: index - 1, "on")
    else { return nil }
    return date(dayOfMonth: day.value, tense).map { Reading(value: $0, end: day.end) }
  }

  /// Returns the day of a month that is relative to today: `the first of next month`.
  private func dateOfMonth(
    _ day: Reading<Int>, in words: SpokenWords, _ tense: Tense
  ) -> Reading<CalendarDay>? {
    guard words.isWord(at: day.end, "of"),
      words.isWord(at: day.end + 1, "the", "this", "next", "last"),
      words.isWord(at: day.end + 2, "month"), let today
    else { return nil }
    let distance =
      switch words.text(at: day.end + 1) {
      case "this": 0
      case "next": 1
      case "last": -1
      default: Int?.none
      }
    let total = today.date.year * 12 + today.date.month - 1 + (distance ?? 0)
    let date =
      distance == nil
      ? date(dayOfMonth: day.value, tense)
      : CalendarDay(year: total / 12, month: total % 12 + 1, day: day.value)
    return date.map { Reading(value: $0, end: day.end + 3) }
  }

  /// Returns the day of a month: `5`, `5th` or `twenty-first`.
  private func dayNumber(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    if let ordinal = englishOrdinal(in: words, at: index) {
      return (1...31).contains(ordinal.value) ? ordinal : nil
    }
    guard let number = englishNumber(in: words, at: index)?.compactMap(\.integer),
      (1...31).contains(number.value), !words.isWord(at: number.end, ":")
    else { return nil }
    return number
  }

  private func withYear(
    month: Int, day: Reading<Int>, in words: SpokenWords, _ tense: Tense
  ) -> Reading<CalendarDay>? {
    if let year = yearNumber(in: words, at: words.afterComma(day.end)) {
      return CalendarDay(year: year.value, month: month, day: day.value).map {
        Reading(value: $0, end: year.end)
      }
    }
    return date(month: month, day: day.value, tense).map { Reading(value: $0, end: day.end) }
  }

  /// Returns the number of a month.
  func monthName(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    EnglishPhrases.months.match(in: words, at: index)
  }

  /// Returns a year with four digits, or in words: `twenty twenty-six`.
  func yearNumber(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    if words.isNumber(at: index) {
      guard words.text(at: index).utf8.count == 4,
        let year = digitInteger(in: words, at: index), (1...9999).contains(year),
        !words.isWord(at: index + 1, ":")
      else { return nil }
      return Reading(value: year, end: index + 1)
    }
    guard let century = EnglishPhrases.numbers[words.text(at: index)],
      century == 19 || century == 20,
      let rest = englishNumber(in: words, at: words.afterMark(index + 1))?.compactMap(\.integer),
      (10...99).contains(rest.value)
    else { return nil }
    return Reading(value: century * 100 + rest.value, end: rest.end)
  }

  // MARK: - Japanese

  private func japaneseDate(
    in words: SpokenWords, at index: Int, _ tense: Tense
  ) -> Reading<CalendarDay>? {
    guard let today else { return nil }
    if let special = JapanesePhrases.daysOfMonth.match(in: words, at: index) {
      return date(dayOfMonth: special.value, tense).map { Reading(value: $0, end: special.end) }
    }
    if let end = endOfMonth(in: words, at: index) { return end }
    var year: Int?
    var month: Int?
    var start = index
    if let modifier = JapanesePhrases.yearModifiers.match(in: words, at: start) {
      year = today.date.year + modifier.value
      start = words.isWord(at: modifier.end, "の") ? modifier.end + 1 : modifier.end
    } else if let modifier = JapanesePhrases.monthModifiers.match(in: words, at: start) {
      guard let first = today.adding(months: modifier.value) else { return nil }
      (year, month) = (first.date.year, first.date.month)
      start = words.isWord(at: modifier.end, "の") ? modifier.end + 1 : modifier.end
    } else if let number = wholeNumber(in: words, at: start), words.isWord(at: number.end, "年"),
      (1...9999).contains(number.value)
    {
      year = number.value
      start = number.end + 1
    }
    if month == nil, let number = wholeNumber(in: words, at: start),
      words.isWord(at: number.end, "月"), (1...12).contains(number.value)
    {
      month = number.value
      start = words.isWord(at: number.end + 1, "の") ? number.end + 2 : number.end + 1
    }
    guard let day = japaneseDayOfMonth(in: words, at: start) else { return nil }
    let found: CalendarDay?
    switch (year, month) {
    case (let year?, let month?): found = CalendarDay(year: year, month: month, day: day.value)
    case (nil, let month?): found = date(month: month, day: day.value, tense)
    case (nil, nil): found = date(dayOfMonth: day.value, tense)
    case (_?, nil): found = nil
    }
    guard let found else { return nil }
    return Reading(value: found, end: afterWeekday(in: words, at: day.end))
  }

  /// Returns the last day of a month: `月末` or `来月末`.
  private func endOfMonth(in words: SpokenWords, at index: Int) -> Reading<CalendarDay>? {
    let modifier = JapanesePhrases.monthModifiers.match(in: words, at: index)
    var end = modifier?.end ?? index
    if modifier != nil, words.isWord(at: end, "の") { end += 1 }
    if words.isWord(at: end, "月") { end += 1 } else if modifier == nil { return nil }
    guard words.isWord(at: end, "末"), let day = lastDay(ofMonthAfter: modifier?.value ?? 0) else {
      return nil
    }
    return Reading(value: day, end: end + 1)
  }

  /// Returns the last day of the month after a number of months.
  private func lastDay(ofMonthAfter count: Int) -> CalendarDay? {
    guard let (year, month, _) = today?.adding(months: count)?.date else { return nil }
    return CalendarDay(
      year: year, month: month, day: CalendarDay.length(ofMonth: month, year: year))
  }

  /// Returns the day of a month, but not a number of days: `5日`, but not `5日間`.
  private func japaneseDayOfMonth(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    if let special = JapanesePhrases.daysOfMonth.match(in: words, at: index) { return special }
    guard let number = wholeNumber(in: words, at: index), (1...31).contains(number.value),
      words.isWord(at: number.end, "日"), !words.isWord(at: number.end + 1, "間", "後", "前", "お", "ご")
    else { return nil }
    return Reading(value: number.value, end: number.end + 1)
  }

  private func wholeNumber(in words: SpokenWords, at index: Int) -> Reading<Int>? {
    japaneseNumber(in: words, at: index)?.compactMap(\.integer)
  }

  /// Returns the index after a weekday that repeats a date: `3月5日（木）`.
  private func afterWeekday(in words: SpokenWords, at index: Int) -> Int {
    guard words.isWord(at: index, "(") else {
      let name = words.isWord(at: index, "の") ? index + 1 : index
      return weekdayName(in: words, at: name)?.end ?? index
    }
    let name = weekdayName(in: words, at: index + 1, acceptsKanji: true)?.end ?? index + 2
    return words.isWord(at: name, ")") ? name + 1 : index
  }
}
